import { words } from '../../../../../kernel/patterns.ts';

/* The words by which faults.ts finds what cannot be said of a Spanish text. */

export const SHOWN = words`
  figuras?, fig\., tablas?, cuadros?, gráficos?, gráficas?, esquemas?, diagramas?, recuadros?, anexos?,
  apéndices?, láminas?, fotos?, fotografías?, ilustraciones, ilustración, imágenes, imagen, mapas?,
  ecuación, ecuaciones, fórmulas?
`;

export const PLACES = words`
  capítulos?, secciones, sección, apartados?, párrafos?, páginas?, artículos?, lecciones, lección,
  unidades, unidad, módulos?, tutoriales, tutorial, entradas?, documentos?, manuales, manual, guías?,
  libros?, epígrafes?, temas?
`;

export const NUMBERED_THINGS = words`
  ${SHOWN}, ${PLACES}, paso, ejemplo, ejercicio, nota, vol\., tomo, volumen, pregunta, listado, línea,
  nivel, diapositiva
`;

export const SEEN_OR_SAID = words`
  muestra, ha, ve, vio, visto, dicho, hemos, se, indica, mencion\p{L}+, verse, apreciarse, observarse,
  comentó, explicó, describe, explica
`;

export const PLACES_IN_TEXT = words`
  más (?:arriba|abajo|adelante), anteriormente, previamente, antes, arriba, abajo, a continuación,
  en (?:el|la|los|las|este|esta|estos) (?:${PLACES}|${SHOWN})
`;

export const SHOWN_OR_SAID = words`
  vist, descrit, mencionad, citad, presentad, explicad, indicad, señalad, comentad, definid, dad,
  enumerad, expuest
`;

export const WE_WILL = words`
  veremos, hablaremos, volveremos, trataremos, describiremos, estudiaremos, explicaremos, examinaremos,
  abordaremos, analizaremos, comentaremos, mostraremos, vamos a
`;

export const TEXT_WILL = words`
  verá, verán, describe, describen, describirá, describirán, explica, explicará, tratará, tratarán,
  detalla, detallan, presentará, muestra, muestran, mostrará, analizará
`;

export const WHICH_TEXT = words`
  este, esta, estos, estas, el (?:presente|próximo|siguiente|anterior),
  la (?:presente|próxima|siguiente|anterior), un próximo, nuestro, nuestra
`;

export const TEXTS = words`
  ${PLACES}, curso, ensayo, trabajo, estudio, informe, vídeo, video, blog, sitio, web, introducción
`;

export const FOLLOWING_THINGS = words`
  ${PLACES}, ${SHOWN}, ejemplo, ejemplos, lista, listado, comando, comandos, orden, órdenes, código,
  párrafo
`;

export const PRESENT_THINGS = words`
  ${PLACES}, ${SHOWN}, ejemplo, ejemplos, lista, listado, comando, comandos, orden, órdenes, código,
  curso, trabajo
`;

export const PICTURES = words`
  figura, tabla, cuadro, gráfico, diagrama, imagen, ilustración, esquema, captura, recuadro, anexo,
  apéndice
`;

export const FIELD_LABELS = words`
  inicio, menú, buscar, palabras clave, categorías?, etiquetas?, autora?s?, autores, fuentes?, créditos,
  fotos?, fotografía, imagen, comentarios, sumario, índice, agradecimientos, nota, resumen, fecha
`;

export const GLOSSARY_NOUNS = words`
  acción, conjunto, proceso, ciencia, arte, estudio, persona, aquel, capacidad, manera, parte, cualidad,
  efecto
`;
