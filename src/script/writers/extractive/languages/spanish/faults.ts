import type { Fault } from '../cues/cue-faults.ts';
import { anyOf, opensWith } from '../cues/romance/patterns.ts';

const SHOWN =
  'figuras?|fig\\.|tablas?|cuadros?|gráficos?|gráficas?|esquemas?|diagramas?|recuadros?|anexos?|apéndices?|láminas?|fotos?|fotografías?|ilustraciones|ilustración|imágenes|imagen|mapas?|ecuación|ecuaciones|fórmulas?';
const PLACES =
  'capítulos?|secciones|sección|apartados?|párrafos?|páginas?|artículos?|lecciones|lección|unidades|unidad|módulos?|tutoriales|tutorial|entradas?|documentos?|manuales|manual|guías?|libros?|epígrafes?|temas?';

/** What is no content in a Spanish text, or can't be said of what nobody sees: rubric F4 and F5. */
export const FAULTS: readonly Fault[] = [
  {
    name: 'pointer',
    test: anyOf(
      `(?:${SHOWN}|${PLACES}|paso|ejemplo|ejercicio|nota|vol\\.|tomo|volumen|pregunta|listado|línea|nivel|diapositiva) (?:n\\.?º\\s?|núm\\.\\s?)?(?:\\d|[ivx]+(?![\\p{L}'])|[A-H](?![\\p{L}']))`,
    ),
  },
  {
    name: 'pointer',
    test: opensWith(`abajo|arriba|véase|véanse|ver|vea|veáse|consulte|consúltese|consulta|lea|léase|cf`),
  },
  {
    name: 'pointer',
    test: anyOf(
      `véase|véanse|ver (?:también|más|la|el|las|los) (?:${SHOWN}|${PLACES}|abajo|arriba)|cf\\.?|consulte|consúltese|consultar (?:la|el) (?:${PLACES})|para (?:más|mayor|obtener más) (?:información|detalles?)|para saber más|más información|más detalles|leer más|lea también|remitimos|remítase|refiérase|se remite (?:a|al)`,
    ),
  },
  {
    name: 'pointer',
    test: anyOf(
      `(?:más|ya) (?:arriba|abajo|adelante)(?= (?:se|hemos|veremos|en|mencion)|[.,;])|como (?:se|hemos|ya|vimos|veremos|puede) (?:muestra|ha|ve|vio|visto|dicho|hemos|se|indica|mencion\\p{L}+|verse|apreciarse|observarse|comentó|explicó|describe|explica)|(?:vist|descrit|mencionad|citad|presentad|explicad|indicad|señalad|comentad|definid|dad|enumerad|expuest)[ao]s? (?:más (?:arriba|abajo|adelante)|anteriormente|previamente|antes|arriba|abajo|a continuación|en (?:el|la|los|las|este|esta|estos) (?:${PLACES}|${SHOWN}))|(?:hemos|habíamos) (?:visto|dicho|mencionado|señalado|comentado|explicado|descrito)|(?:veremos|hablaremos|volveremos|trataremos|describiremos|estudiaremos|explicaremos|examinaremos|abordaremos|analizaremos|comentaremos|mostraremos|vamos a)|se (?:verá|verán|describe|describen|describirá|describirán|explica|explicará|tratará|tratarán|detalla|detallan|presentará|muestra|muestran|mostrará|analizará) (?:en|más|a continuación|después|luego|aquí)`,
    ),
  },
  {
    name: 'pointer',
    test: anyOf(
      `(?:en|de|a|del|al|por) (?:este|esta|estos|estas|el (?:presente|próximo|siguiente|anterior)|la (?:presente|próxima|siguiente|anterior)|un próximo|nuestro|nuestra) ?(?:${PLACES}|curso|ensayo|trabajo|estudio|informe|vídeo|video|blog|sitio|web|introducción)|(?:${PLACES}|${SHOWN}|ejemplo|ejemplos|lista|listado|comando|comandos|orden|órdenes|código|párrafo) (?:siguientes?|anterior(?:es)?|de (?:abajo|arriba)|adjunt[ao]s?)|(?:siguiente|siguientes|anterior|anteriores|presente) (?:${PLACES}|${SHOWN}|ejemplo|ejemplos|lista|listado|comando|comandos|orden|órdenes|código|curso|trabajo)|(?:este|esta|estos|estas) (?:${PLACES}|${SHOWN}|curso|tutorial)|en (?:la|el) (?:figura|tabla|cuadro|gráfico|diagrama|imagen|ilustración|esquema|captura|recuadro|anexo|apéndice)(?! de)|(?:a la|en la parte) (?:izquierda|derecha|superior|inferior) (?:de la|del) (?:${SHOWN}|pantalla|ventana)`,
    ),
  },
  {
    name: 'navigation',
    test: opensWith(
      `haga clic|haz clic|pulse|pulsa|descargue|descarga|suscríbase|suscríbete|regístrese|comparta|compartir|imprimir|volver (?:al|a la|arriba)|ir (?:al|a la)|leer más|saber más|síganos|síguenos|contáctenos|descubra|descubre|publicado (?:el|por|en)|actualizado|última (?:actualización|modificación)|escrito por|redactado por|artículos relacionados|tiempo de lectura|página (?:siguiente|anterior)|(?:inicio|menú|buscar|palabras clave|categorías?|etiquetas?|autora?s?|autores|fuentes?|créditos|fotos?|fotografía|imagen|comentarios|sumario|índice|agradecimientos|nota|resumen|fecha)\\s?:`,
    ),
  },
  {
    name: 'apparatus',
    test: anyOf(
      `todos los derechos|derechos reservados|derechos de autor|aviso legal|depósito legal|bajo (?:una |la )?licencia|licencia (?:creative|gpl|libre|gnu|cc)|prohibida la reproducción|traducido (?:del|por|al)|traducción de|haga clic|haz clic|hacer clic|descárg\\p{L}*|descargar|suscr[ií]b\\p{L}*|impreso en|consultado el|ed\\.|p\\. \\d|pp\\. \\d|pág\\.|págs\\.|op\\. cit\\.?|ibíd\\.?|et al\\.?|correo electrónico|e-?mail|política de privacidad|objetivos? de aprendizaje|al finalizar (?:este|esta)`,
    ),
  },
  {
    name: 'shown, not told',
    test: opensWith(
      `(?!vamos(?= ya))\\p{L}{2,}(?:amos|emos|imos)(?= )|observe|observa|note|nótese|obsérvese|fíjese|fíjate|compare|compárese|mire|mira|considere|considera|suponga|imagine|recuerde|recuerda|pruebe|seleccione|escriba|introduzca|abra|ejecute|elija|añada|compruebe|instale|edite|pulse|tenga en cuenta|asegúrese`,
    ),
  },
  {
    name: 'shown, not told',
    test: anyOf(
      `puede(?:n|s)? encontrar (?:un|una) (?:lista|listado|descripción)|(?:como|ya) (?:puede|puedes|pueden) (?:ver|observar|apreciar)|en (?:este|el|nuestro) ejemplo|(?:aquí|ahí) (?:vemos|se ve|puede|está|tiene)|ante (?:nosotros|usted)|haciendo clic|pulsando|un clic|he aquí|debería ver|que aparecen? (?:debajo|abajo|arriba|a la)|(?:debajo|abajo)(?=[.,;:])|puede(?:n)? (?:encontrarse|consultarse) en|barra lateral|(?:pulse|presione|pulsa|presiona) |(?:encontrará|encontrarás|hallará) (?:el|la|los|las|más|un|una)|(?:en|de) este texto|obtendrá|(?:veamos|examinemos|consideremos|supongamos|tomemos|pasemos)`,
    ),
  },
  {
    name: 'speaker of the source',
    test: anyOf(
      `el lector|la lectora|los lectores|nuestros lectores|querido lector|estimado lector|quien (?:esto|estas líneas) escribe|el (?:autor|presente trabajo|presente libro) (?:de estas|agradece)|agradezco|señoras y señores`,
    ),
  },
  { name: 'a slip of the source', test: anyOf(`(el|la|los|las|de|del|un|una|y|en|a|que) \\1`) },
  {
    name: 'no verb',
    test: opensWith(
      `(?:acción|conjunto|proceso|ciencia|arte|estudio|persona|aquel|capacidad|manera|parte|cualidad|efecto) (?:de|del|que|por)`,
    ),
  },
  { name: 'does not end as a sentence', test: /(?:\b(?:p\. ?ej|cf|etc|n|vol|art|cap|Ud|Uds|Vd)|\b[A-Z])\.$/ },
];
