import type { ReadingWords } from '../reading-words.ts';

/** What a document is read by. */
export const reading: ReadingWords = {
  functionWords: `
    de la que el en y los se del las un por con no una su para es al lo como más pero sus le ha este son
    entre cuando muy sin sobre también fue`,
  abbreviations: {
    leaning: `
      sr sra sres sras srta dr dra dres d dña prof profa fig figs tabl ed vol pág págs p.ej ej cap caps
      art arts ee núm vs gral ud uds aprox av avda`,
    surelyLeaning: '',
    final: 'ee.uu',
    closing: '',
  },
  openers: `
    el la los las un una unos unas lo este esta estos estas ese esa esos esas él ella ellos su sus se no
    y o pero en de del al a por para con sin desde durante tras entre hasta según cuando como si aunque
    porque así también además sin embargo luego después entonces hoy aquí allí hay es son fue más muchos
    algunos todos cada otro otros`,
  ordinalStop: false,
  headings: {
    references: `
      referencias, bibliografía, referencias bibliográficas, notas y referencias, lecturas recomendadas,
      para saber más`,
    navigation: `
      índice, índice general, índice analítico, tabla de contenido, tabla de contenidos, véase también,
      enlaces externos, artículos relacionados, comentarios, compartir, contenido`,
    front_matter: '',
    copyright: 'aviso legal, derechos de autor, licencia, créditos',
    back_matter: `
      agradecimientos, sobre el autor, sobre la autora, sobre los autores, conflicto de intereses,
      preguntas de repaso, ejercicios resueltos, soluciones, ejercicios`,
  },
  contents: 'índice',
  appendix: 'anexos?, apéndices?',
  numbered: 'capítulo',
  alone: '',
  lateReferences: 'notas',
  notices: {
    copyright: 'todos los derechos reservados, prohibida la reproducción',
    navigation: 'leer más, seguir leyendo, compartir en, volver arriba, suscr[ií]bete',
    labels: '',
    dated: 'publicado, actualizado',
    by: 'por',
    writtenBy: 'escrito por, redactado por',
  },
  slides: {
    agenda: 'contenido, esquema, orden del día',
    closing: '(?:muchas )?gracias, preguntas',
    continued: 'continuación',
  },
  columns: {
    named: `
      año nombre ciudad país población superficie fecha precio cantidad número mes edad región provincia
      estación río altura anchura longitud profundidad porcentaje tasa total ventas coste tipo título
      autor estado escuela alumnos municipio temperatura lluvia hogares visitantes miembros especies valor
      habitantes de del y por la el los las`,
    year: 'año ano anos años',
    code: 'nº número numero cp teléfono telefono mes día dia semana hora',
    rate: `
      tasa porcentaje promedio media mediana precio coste costo edad altura profundidad longitud anchura
      distancia densidad temperatura duración puntuación velocidad`,
    sum: 'suma, total general, promedio',
    percent: 'por ?cien',
  },
  latex: {
    abstract: 'Resumen',
    options: 'spanish',
  },
};
