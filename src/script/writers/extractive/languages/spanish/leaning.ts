import { setOf } from '../cues/cue-words.ts';
import type { LeaningCues } from '../cues/romance/leaning.ts';
import { anyOf, opensWith, straight } from '../cues/romance/patterns.ts';

const CONNECTIVES = `por el otro lado|de repente|en (?:el|la) (?:primer|segund|tercer)[oa](?: se| es| son|,)|\\p{L}+mente,? (?:es|son|era|eran|fue|fueron|está|tiene|tienen|se)|específicamente|concretamente|particularmente|contrariamente|y|e|o|u|pero|mas|ni|sino|pues|así|así que|así pues|luego|después|entonces|además|también|tampoco|sin embargo|no obstante|con todo|aun así|
  por (?:ello|eso|esto|tanto|lo tanto|consiguiente|otra parte|otro lado|un lado|una parte|el contrario|ejemplo|último|fin|supuesto|desgracia)|en (?:cambio|consecuencia|efecto|realidad|la práctica|resumen|suma|definitiva|concreto|particular|otras palabras|primer lugar|segundo lugar|tercer lugar|último lugar|ese caso|este caso|tal caso|ambos casos)|
  de hecho|de este modo|de ese modo|de esta (?:manera|forma)|de esa (?:manera|forma)|de ahí|de lo contrario|del mismo modo|de igual (?:modo|manera|forma)|de nuevo|de todos modos|de todas formas|
  al contrario|al mismo tiempo|a su vez|a pesar de (?:ello|eso|esto|todo)|a partir de (?:ahí|entonces)|a continuación|a la inversa|asimismo|igualmente|
  es decir|o sea|esto es|mejor dicho|dicho de otro modo|más (?:tarde|adelante|concretamente|bien|aún)|poco después|finalmente|posteriormente|seguidamente|mientras tanto|entre tanto|entretanto|
  ahora bien|ahora|aquí|ahí|allí|desde entonces|hasta entonces|antes|todavía|primero|segundo|tercero|primeramente|sobre todo|otra vez|eso sí|sí|no|claro|tal vez|quizás?|tanto es así|hasta tal punto|peor aún|lo mismo|a modo de ejemplo`;

const POINTING = `esto|eso|aquello|este|esta|estos|estas|ese|esa|esos|esas|aquel|aquella|aquellos|aquellas|él|ella|ellos|ellas|ello|su|sus|suyo|suya|
  tal|tales|ambos|ambas|los dos|las dos|los tres|las tres|uno|una de (?:ellas|estas|las)|uno de (?:ellos|estos|los)|algunos|algunas|otros|otras|otro|otra|el otro|la otra|los otros|las otras|los demás|las demás|
  el mismo|la misma|los mismos|las mismas|el primero|la primera|los primeros|las primeras|el segundo|la segunda|el tercero|la tercera|el último|la última|cada uno|cada una|ninguno|ninguna|todo (?:esto|eso|ello)|
  el resultado|la razón|la respuesta|la diferencia|la consecuencia|la solución|el resto|lo contrario|lo (?!que|cual|más|mejor|peor|importante|esencial|primero|cierto|normal|habitual|mismo que)\\p{L}+|le|les|dicho|dicha|dichos|dichas|
  gracias a (?:él|ella|ellos|ellas|ello|esto|eso|est[aeo]s?|su)|con (?:ello|esto|eso|él|ella|ellos|est[aeo]s?|es[aeo]s?)|para (?:ello|esto|eso|est[aeo]s?|es[aeo]s?)|de (?:ellos|ellas|est[aeo]s?|es[aeo]s?)|en (?:est[aeo]s?|es[aeo]s?|él|ella|ellos|ellas|ello)|a (?:est[aeo]s?|es[aeo]s?|ello|él|ella)|tras (?:est[aeo]s?|es[aeo]s?|ello)|desde (?:est[aeo]s?|es[aeo]s?)|por (?:est[aeo]s?|es[aeo]s?)|entre (?:ellos|ellas|est[aeo]s?)|sin (?:él|ella|ellos|ello|est[aeo]s?)|donde|cuyo|cuya|se \\p{L}+`;

const BARE_VERB =
  '(?:es|son|era|eran|fue|fueron|está|están|estaba|tiene|tienen|tenía|tuvo|puede|pueden|podía|ha|han|había|sirve|permite|debe|deben|suele|suelen|consiste|representa|mide|pesa|llegó|pasó|volvió|murió|nació|escribió|publicó|fundó|inventó|descubrió|recibió|alcanza|alcanzó|contiene|recibe|produce|se \\p{L}+)';
/** "En 1953 fue destruida por el mar": who was, stood before. */
const OUTSIDE = `(?:en|durante|desde|tras|para|con|por|hasta|hacia|a|al|según|sin|bajo|entre)(?= )[^,;:.]{1,70}?,? (?:ya |no |también )?${BARE_VERB}(?: sido)?(?: \\p{L}+)? (?:por|en|a|al|con|de|del|para|como|un|una|muy|más|tan|hasta|desde|entre|sus?|todo)`;

const SHELL = `(?:el|la|los|las) (?:cambio|proceso|fenómeno|método|procedimiento|práctica|regla|cifra|cifras|decisión|acontecimiento|teoría|descubrimiento|invento|experimento|resultados|operación|técnica|dispositivo|proyecto|debate|coste|costo|idea|argumento|conclusión|medida|principio|situación|efecto|efectos|consecuencias|causa|causas|explicación|problema|pregunta|fase|etapa|mecanismo|sistema|ventaja|inconveniente|ejemplo|objetivo|fin|conjunto|nombre|término|palabra|diferencias) (?:no |se )?(?:es|son|era|fue|ha|han|tiene|tienen|puede|pueden|debe|consiste|viene|sigue|queda|resulta|funciona|permite|depende|varía|comienza|empieza|termina|muestra|demuestra)`;

const STANDS = `es (?:muy |bastante |más |también |a menudo )?(?:necesario|posible|imposible|importante|difícil|fácil|probable|cierto|evidente|conveniente|preferible|útil|inútil|frecuente|habitual|raro|sabido|esencial|recomendable|aconsejable|verdad|hora|bien sabido|curioso|interesante|normal|obligatorio) (?=\\p{L})|
  (?:fue|es|era) (?:en|a|hacia|durante|desde|gracias)(?= )[^,.;]{2,70} (?:cuando|donde|que|como)|
  se (?:cree|estima|calcula|sabe|dice|piensa|considera|supone|espera|recomienda|afirma) que|se (?:llama|denomina|conoce como|entiende por|define como) \\p{L}+|
  se (?:necesitan?|distinguen?|conocen?|usan?|utilizan?|construy\\p{L}+|cultivan?|producen?|fabrican?|celebran?|inventó|crearon?|descubri\\p{L}+|emplean?|calculan|estiman) (?:un|una|dos|tres|cuatro|cinco|varios|varias|muchos|muchas|miles|el|la|los|las|más|cerca)|
  existen? (?!en|por|como|también|desde)\\p{L}+|hace (?:\\d|un|una|dos|tres|cuatro|cinco|varios|muchos|unos|más|casi|mucho|falta|calor|frío)|(?:ocurre|sucede) que|basta (?:con|un|una)|conviene|cabe|hubo (?:un|una|que)|
  algun(?:o|a)s \\p{L}+(?<!n|ron|ban) |otr[ao]s? \\p{L}+ (?:de|del) |tal (?:como|vez)|cada un[oa] (?:de nosotros|tiene|sabe)|el resultado (?:de|del)|la (?:razón|diferencia|respuesta|consecuencia|solución) (?:de|del|entre|por|a|para)|el resto (?:de|del)|lo (?:que|cual|más|mejor|peor|importante|esencial|primero|cierto)|
  los? (?:primer|últim)\\p{L}+ \\p{L}+|las? (?:primer|últim)\\p{L}+ (?!es|fue|son|de|era)\\p{L}+|el (?:primer|último|tercer) \\p{L}+|así como|tanto (?:el|la|los|las)|antes de|después de|al contrario (?:de|del|que)|además de|luego de|ahora hay|no (?:todos|todas|todo|hay|existe|basta|es (?:raro|posible|fácil|necesario|cierto|casual))|y(?= a la vez)|sobre todo en|primero de|segundo(?= \\p{Lu})|est(?:e|a) (?:siglo|año|mundo|planeta)|dentro de|debe haber|puede haber|suele haber|puede que|puede ser que|va(?:mos)? a|quien|aquellos que|aquel que|cuenta la leyenda|
  al (?:igual que|menos|principio (?:de|del)|final (?:de|del))|a pesar de (?:la|los|las|que|su)|a partir de(?:l| la| los| las| \\d)|por ejemplo en`;

export const cues: LeaningCues = {
  tied: opensWith(`${CONNECTIVES}|${POINTING}|${OUTSIDE}|${SHELL}`),
  stands: opensWith(STANDS),
  dropsSubject: true,
  ordinal: /^(?:primer|segund|tercer|cuart|últim)[oa]s?$/,
  carried:
    anyOf(`por (?:ello|eso|esto|tanto|lo tanto|consiguiente)|en cambio|en consecuencia|sin embargo|no obstante|por el contrario|al contrario(?! de| que)|de este modo|de ese modo|de est[ae] (?:manera|forma)|de es[ae] (?:manera|forma)|
    del mismo modo|de igual (?:modo|manera|forma)|asimismo|este último|esta última|estos últimos|estas últimas|el uno|la una|uno y otro|una y otra|ambos(?! \\p{L}+s\\b)|ambas(?! \\p{L}+s\\b)|los dos (?:son|tienen|pueden|fueron|están)|las dos (?:son|tienen|pueden|fueron|están)|
    en (?:ambos|tal|dicho|el otro|otro) (?:caso|casos|sentido)|a su vez|dich[ao]s?(?= \\p{L}+)|tal(?:es)? (?:cosa|cosas|caso|efecto|fin|motivo)|cada uno (?:es|tiene|de ellos)|(?:uno|una|algunos|algunas|muchos|muchas|todos|todas|ninguno|dos|la mayoría) de (?:ellos|ellas|estos|estas|esos|esas)|
    anteriormente|antes mencionad\\p{L}+|citad[ao]s? (?:antes|arriba)|ahí|allí|hace lo (?:contrario|mismo)|ocurre lo (?:contrario|mismo)|lo contrario(?! de)|así pues|para ello|con ello|todo ello|entonces(?! de)`),
  adds: anyOf(
    `también|tampoco|además(?! de)|igualmente|otros (?:son|tienen|pueden|prefieren)|otr[ao]s? (?:manera|forma|modo|opción|solución|razón|ejemplo|posibilidad)|otra vez|más bien|aún más|todavía más`,
  ),
  demonstrative: anyOf(
    `(?:esto|eso|aquello)(?! que)|(?:este|esta|estos|estas|ese|esa|esos|esas|aquel|aquella|aquellos|aquellas) (?!que|siglo|año|años|mes|semana|mundo|planeta|es|son|de|del)\\p{L}+`,
  ),
  pronouns: setOf('él ella ellos ellas ello su sus'),
  clitics: anyOf(`(?:al|de|para|por|sin|hasta|tras) \\p{L}+(?:ar|er|ir)(?:lo|la|los|las|le|les)`),
  empty: /^(?:él mismo)/iu,
};

const LIMITS =
  opensWith(`pero|sin embargo|no obstante|en cambio|por el contrario|al contrario|aunque est[aeo]s?|ahora bien|con todo|aun así|aunque no|salvo|excepto|a menos que|
  por desgracia|desgraciadamente|lamentablemente|sólo|solo|únicamente|no tod[ao]s|no siempre|en realidad|en la práctica|por otro lado|por otra parte|eso sí|dicho esto|eso no|esto no|
  a pesar de (?:ello|eso|todo)|otros|otras|los demás|la excepción|hay (?:excepciones|una excepción)|el inconveniente|la desventaja`);

export function limits(text: string, before: string): boolean {
  const plain = straight(text);
  if (/^(?:Otr[ao]s|Las otras|Los otros)/.test(plain) && anyOf('algun[ao]s|un[ao]s').test(before))
    return true;
  return LIMITS.test(plain) || /^.{0,60}[ ,](?:sin embargo|no obstante|en cambio),? /i.test(plain);
}

const COUNTED =
  '(?:dos|tres|cuatro|cinco|seis|siete|varios|varias|diversos|diversas|algunos|algunas|distintos|distintas|los siguientes|las siguientes)';
const PROMISED =
  '(?:razones|formas|maneras|modos|tipos|clases|etapas|fases|factores|causas|condiciones|problemas|cosas|puntos|reglas|principios|métodos|categorías|partes|elementos|cuestiones|preguntas|grupos|criterios|casos|opciones|ventajas|inconvenientes|desventajas|consecuencias|efectos|soluciones|funciones|niveles|familias|objetivos|ejemplos|pasos)';
const ANNOUNCES = [
  /:$/,
  anyOf(`(?:(?:los|las|el|la|lo) )?siguientes?(?=[^,;]{0,40}[.:]$)|a continuación(?=[^,;]{0,20}[.:]$)`),
  new RegExp(
    String.raw`^(?:Hay|Existen|Se (?:distinguen|conocen)|Podemos distinguir)[^,;:]{0,20} ${COUNTED} (?:\p{L}+ )?${PROMISED}[^,;:]*\.$`,
    'iu',
  ),
  new RegExp(String.raw`(?<![\p{L}])${COUNTED} (?:\p{L}+ )?${PROMISED}(?: \p{L}+)?\.$`, 'iu'),
  new RegExp(
    String.raw`^${COUNTED} (?:\p{L}+ )?${PROMISED} (?:\p{L}+ )?(?:explican|existen|se|bastan|permiten|intervienen|deben|pueden|han|son|quedan)`,
    'iu',
  ),
];

/** A sentence that promises what comes next and says nothing without it. */
export function announces(text: string): boolean {
  const plain = straight(text);
  return ANNOUNCES.some((pattern) => pattern.test(plain));
}
