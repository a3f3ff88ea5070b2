import type { EditWords } from '../cues/cue-edits.ts';

export const editWords: EditWords = {
  pointer:
    /^(?:véase|véanse|ver|vea|cf\.?|como muestra|según)?\s*(?:también\s+|por ejemplo,?\s+)?(?:(?:el|la|los|las)\s+)?(?:fig(?:uras?)?\.?|tablas?|cuadros?|gráfic[ao]s?|esquemas?|recuadros?|anexos?|apéndices?|fotos?|mapas?|páginas?|págs?\.?|pp?\.|capítulos?|cap\.?|sección|secciones|apartados?|ecuación|notas?|más (?:arriba|abajo|adelante)|arriba|abajo|a la (?:izquierda|derecha)|supra|infra)(?![\p{L}])[\s\p{N}.,;:–\-\p{L}]{0,40}$|^(?:véase|véanse|ver|vea|cf\.?)\s.*$/iu,
  opening:
    /^(?:(?:Además|Asimismo|De hecho|En efecto|Por supuesto|Desde luego|Claro está|Naturalmente|Evidentemente|Obviamente|Ciertamente|En general|Por lo general|En términos generales|Como (?:hemos visto|se ha dicho|ya se ha dicho|se mencionó|ya se mencionó|se indicó antes|es sabido)),\s+|(?:Cabe (?:resaltar|notar|destacar|señalar|mencionar|recordar|añadir)|Hay que (?:señalar|destacar|recordar|tener en cuenta)|Es (?:importante|interesante|necesario) (?:señalar|destacar|recordar|mencionar|saber|notar|remarcar|resaltar)|Conviene (?:señalar|recordar|destacar)|Nótese|Recordemos|Recuerde|Tenga en cuenta) que\s+)(?=\p{L})/u,
  beforeCitation: 'véase |ver |cf\\.? |por ejemplo,? |según ',
  or: 'o',
  inline: /^\p{Ll}+mente$/u,
  spelled: [
    [/\bp\. ?ej\.,? ?/gi, 'por ejemplo '],
    [/\bet al\b\.?/g, 'y colaboradores'],
    [/\b(?:EE\. ?UU\.|EEUU)/g, 'Estados Unidos'],
    [/\ba\. ?(?:de )?C\./g, 'antes de Cristo'],
    [/\bd\. ?(?:de )?C\./g, 'después de Cristo'],
    [/\bSr\. (?=\p{Lu})/gu, 'señor '],
    [/\bSra\. (?=\p{Lu})/gu, 'señora '],
    [/\bDra\. (?=\p{Lu})/gu, 'doctora '],
    [/\bDr\. (?=\p{Lu})/gu, 'doctor '],
    [/\bUds?\.|\bVds?\./g, 'usted'],
    [/\baprox\. /gi, 'aproximadamente '],
    [/(\p{L}{2})\((?:a|s|as|es|n)\)/gu, '$1'],
    [/\by\/o\b/gi, 'o'],
    [/(?<![\w/.])(\p{Ll}{3,})\/(\p{Ll}{3,})(?![\w/])/gu, '$1 o $2'],
    [/,? etc\.+$/g, ', etcétera.'],
    [/,? etc\.(?! \p{Lu})/gu, ', etcétera'],
  ],
};
