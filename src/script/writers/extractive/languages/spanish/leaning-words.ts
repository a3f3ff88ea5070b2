import { source, words } from '../../../../../kernel/patterns.ts';

/* The words by which leaning.ts finds Spanish sentences that lean, limit or announce. */

const AFTER_POR = words`
  ello, eso, esto, tanto, lo tanto, consiguiente, otra parte, otro lado, un lado, una parte, el contrario,
  ejemplo, último, fin, supuesto, desgracia
`;

const AFTER_EN = words`
  cambio, consecuencia, efecto, realidad, la práctica, resumen, suma, definitiva, concreto, particular,
  otras palabras, primer lugar, segundo lugar, tercer lugar, último lugar, ese caso, este caso, tal caso,
  ambos casos
`;

export const CONNECTIVES = words`
  por el otro lado, de repente, en (?:el|la) (?:primer|segund|tercer)[oa](?: se| es| son|,),
  \p{L}+mente,? (?:es|son|era|eran|fue|fueron|está|tiene|tienen|se), específicamente, concretamente,
  particularmente, contrariamente, y, e, o, u, pero, mas, ni, sino, pues, así, así que, así pues, luego,
  después, entonces, además, también, tampoco, sin embargo, no obstante, con todo, aun así,
  por ${AFTER_POR}, en ${AFTER_EN}, de hecho, de este modo, de ese modo, de esta (?:manera|forma),
  de esa (?:manera|forma), de ahí, de lo contrario, del mismo modo, de igual (?:modo|manera|forma),
  de nuevo, de todos modos, de todas formas, al contrario, al mismo tiempo, a su vez,
  a pesar de (?:ello|eso|esto|todo), a partir de (?:ahí|entonces), a continuación, a la inversa, asimismo,
  igualmente, es decir, o sea, esto es, mejor dicho, dicho de otro modo,
  más (?:tarde|adelante|concretamente|bien|aún), poco después, finalmente, posteriormente, seguidamente,
  mientras tanto, entre tanto, entretanto, ahora bien, ahora, aquí, ahí, allí, desde entonces,
  hasta entonces, antes, todavía, primero, segundo, tercero, primeramente, sobre todo, otra vez, eso sí,
  sí, no, claro, tal vez, quizás?, tanto es así, hasta tal punto, peor aún, lo mismo, a modo de ejemplo
`;

export const POINTING = words`
  esto, eso, aquello, este, esta, estos, estas, ese, esa, esos, esas, aquel, aquella, aquellos, aquellas,
  él, ella, ellos, ellas, ello, su, sus, suyo, suya, tal, tales, ambos, ambas, los dos, las dos, los tres,
  las tres, uno, una de (?:ellas|estas|las), uno de (?:ellos|estos|los), algunos, algunas, otros, otras,
  otro, otra, el otro, la otra, los otros, las otras, los demás, las demás, el mismo, la misma,
  los mismos, las mismas, el primero, la primera, los primeros, las primeras, el segundo, la segunda,
  el tercero, la tercera, el último, la última, cada uno, cada una, ninguno, ninguna,
  todo (?:esto|eso|ello), el resultado, la razón, la respuesta, la diferencia, la consecuencia,
  la solución, el resto, lo contrario,
  lo (?!que|cual|más|mejor|peor|importante|esencial|primero|cierto|normal|habitual|mismo que)\p{L}+, le,
  les, dicho, dicha, dichos, dichas, gracias a (?:él|ella|ellos|ellas|ello|esto|eso|est[aeo]s?|su),
  con (?:ello|esto|eso|él|ella|ellos|est[aeo]s?|es[aeo]s?), para (?:ello|esto|eso|est[aeo]s?|es[aeo]s?),
  de (?:ellos|ellas|est[aeo]s?|es[aeo]s?), en (?:est[aeo]s?|es[aeo]s?|él|ella|ellos|ellas|ello),
  a (?:est[aeo]s?|es[aeo]s?|ello|él|ella), tras (?:est[aeo]s?|es[aeo]s?|ello),
  desde (?:est[aeo]s?|es[aeo]s?), por (?:est[aeo]s?|es[aeo]s?), entre (?:ellos|ellas|est[aeo]s?),
  sin (?:él|ella|ellos|ello|est[aeo]s?), donde, cuyo, cuya, se \p{L}+
`;

const BARE_VERB = words`
  es, son, era, eran, fue, fueron, está, están, estaba, tiene, tienen, tenía, tuvo, puede, pueden, podía,
  ha, han, había, sirve, permite, debe, deben, suele, suelen, consiste, representa, mide, pesa, llegó,
  pasó, volvió, murió, nació, escribió, publicó, fundó, inventó, descubrió, recibió, alcanza, alcanzó,
  contiene, recibe, produce, se \p{L}+
`;

const AFTER_BARE_VERB = words`
  por, en, a, al, con, de, del, para, como, un, una, muy, más, tan, hasta, desde, entre, sus?, todo
`;

const FRONT_PREPOSITIONS = words`
  en, durante, desde, tras, para, con, por, hasta, hacia, a, al, según, sin, bajo, entre
`;

/** "En 1953 fue destruida por el mar": who was, stood before. */
export const OUTSIDE = source`
  ${FRONT_PREPOSITIONS}(?= )[^,;:.]{1,70}?,? (?:ya |no |también )?${BARE_VERB}(?: sido)?
    (?: \p{L}+)? ${AFTER_BARE_VERB}
`;

const SHELL_NOUNS = words`
  cambio, proceso, fenómeno, método, procedimiento, práctica, regla, cifra, cifras, decisión,
  acontecimiento, teoría, descubrimiento, invento, experimento, resultados, operación, técnica,
  dispositivo, proyecto, debate, coste, costo, idea, argumento, conclusión, medida, principio, situación,
  efecto, efectos, consecuencias, causa, causas, explicación, problema, pregunta, fase, etapa, mecanismo,
  sistema, ventaja, inconveniente, ejemplo, objetivo, fin, conjunto, nombre, término, palabra,
  diferencias
`;

const SHELL_VERBS = words`
  es, son, era, fue, ha, han, tiene, tienen, puede, pueden, debe, consiste, viene, sigue, queda, resulta,
  funciona, permite, depende, varía, comienza, empieza, termina, muestra, demuestra
`;

export const SHELL = source`(?:el|la|los|las) ${SHELL_NOUNS} (?:no |se )?${SHELL_VERBS}`;

const EMPTY_ADJECTIVES = words`
  necesario, posible, imposible, importante, difícil, fácil, probable, cierto, evidente, conveniente,
  preferible, útil, inútil, frecuente, habitual, raro, sabido, esencial, recomendable, aconsejable,
  verdad, hora, bien sabido, curioso, interesante, normal, obligatorio
`;

const IMPERSONAL_VERBS = words`
  necesitan?, distinguen?, conocen?, usan?, utilizan?, construy\p{L}+, cultivan?, producen?, fabrican?,
  celebran?, inventó, crearon?, descubri\p{L}+, emplean?, calculan, estiman
`;

const AFTER_IMPERSONAL = words`
  un, una, dos, tres, cuatro, cinco, varios, varias, muchos, muchas, miles, el, la, los, las, más, cerca
`;

export const STANDS = words`
  es (?:muy |bastante |más |también |a menudo )?${EMPTY_ADJECTIVES} (?=\p{L}),
  (?:fue|es|era) (?:en|a|hacia|durante|desde|gracias)(?= )[^,.;]{2,70} (?:cuando|donde|que|como),
  se (?:cree|estima|calcula|sabe|dice|piensa|considera|supone|espera|recomienda|afirma) que,
  se (?:llama|denomina|conoce como|entiende por|define como) \p{L}+,
  se ${IMPERSONAL_VERBS} ${AFTER_IMPERSONAL}, existen? (?!en|por|como|también|desde)\p{L}+,
  hace (?:\d|un|una|dos|tres|cuatro|cinco|varios|muchos|unos|más|casi|mucho|falta|calor|frío),
  (?:ocurre|sucede) que, basta (?:con|un|una), conviene, cabe, hubo (?:un|una|que),
  algun(?:o|a)s \p{L}+(?<!n|ron|ban)[ ], otr[ao]s? \p{L}+ (?:de|del)[ ], tal (?:como|vez),
  cada un[oa] (?:de nosotros|tiene|sabe), el resultado (?:de|del),
  la (?:razón|diferencia|respuesta|consecuencia|solución) (?:de|del|entre|por|a|para),
  el resto (?:de|del), lo (?:que|cual|más|mejor|peor|importante|esencial|primero|cierto),
  los? (?:primer|últim)\p{L}+ \p{L}+, las? (?:primer|últim)\p{L}+ (?!es|fue|son|de|era)\p{L}+,
  el (?:primer|último|tercer) \p{L}+, así como, tanto (?:el|la|los|las), antes de, después de,
  al contrario (?:de|del|que), además de, luego de, ahora hay,
  no (?:todos|todas|todo|hay|existe|basta|es (?:raro|posible|fácil|necesario|cierto|casual)),
  y(?= a la vez), sobre todo en, primero de, segundo(?= \p{Lu}), est(?:e|a) (?:siglo|año|mundo|planeta),
  dentro de, debe haber, puede haber, suele haber, puede que, puede ser que, va(?:mos)? a, quien,
  aquellos que, aquel que, cuenta la leyenda,
  al (?:igual que|menos|principio (?:de|del)|final (?:de|del)), a pesar de (?:la|los|las|que|su),
  a partir de(?:l| la| los| las| \d), por ejemplo en
`;

export const PARTS_OF_THEM = words`uno, una, algunos, algunas, muchos, muchas, todos, todas, ninguno, dos, la mayoría`;

export const DEMONSTRATIVES = words`este, esta, estos, estas, ese, esa, esos, esas, aquel, aquella, aquellos, aquellas`;

export const COUNTED = words`
  dos, tres, cuatro, cinco, seis, siete, varios, varias, diversos, diversas, algunos, algunas, distintos,
  distintas, los siguientes, las siguientes
`;

export const PROMISED = words`
  razones, formas, maneras, modos, tipos, clases, etapas, fases, factores, causas, condiciones, problemas,
  cosas, puntos, reglas, principios, métodos, categorías, partes, elementos, cuestiones, preguntas,
  grupos, criterios, casos, opciones, ventajas, inconvenientes, desventajas, consecuencias, efectos,
  soluciones, funciones, niveles, familias, objetivos, ejemplos, pasos
`;

export const EXISTENTIALS = words`Hay, Existen, Se (?:distinguen|conocen), Podemos distinguir`;

export const ANNOUNCING_VERBS = words`
  explican, existen, se, bastan, permiten, intervienen, deben, pueden, han, son, quedan
`;
