import type { EditWords } from '../cues/cue-edits.ts';

export const editWords: EditWords = {
  pointer:
    /^(?:vedi|vedere|si veda|si vedano|cfr\.?|come mostra|secondo)?\s*(?:anche\s+|per esempio,?\s+|ad esempio,?\s+)?(?:(?:il|la|le|i|l['’])\s*)?(?:fig(?:ur[ae])?\.?|tab(?:ell[ae])?\.?|grafic[oi]|schem[ai]|riquadr[oi]|allegat[oi]|appendic[ei]|foto|mapp[ae]|pagin[ae]|pagg?\.?|pp?\.|capitol[oi]|cap\.?|sezion[ei]|paragraf[oi]|par\.|equazion[ei]|not[ae]|sopra|sotto|più avanti|a (?:sinistra|destra)|in (?:alto|basso)|supra|infra)(?![\p{L}])[\s\p{N}.,;:–\-'’\p{L}]{0,40}$|^(?:vedi|si veda|si vedano|cfr\.?)\s.*$/iu,
  opening:
    /^(?:(?:Infatti,?|Inoltre,?)\s+|(?:In effetti|Di fatto|Naturalmente|Ovviamente|Certamente|Evidentemente|In genere|In generale|Di norma|Come (?:abbiamo visto|si è visto|si è detto|già detto|detto|accennato|è noto)),\s+|(?:(?:Va|Vale la pena) (?:notato|ricordato|sottolineato|detto|notare|ricordare|sottolineare)|Bisogna (?:notare|ricordare|sottolineare|tenere presente)|Occorre (?:notare|ricordare|sottolineare)|È (?:importante|interessante|utile) (?:notare|ricordare|sottolineare|sapere)|Si noti|Notiamo|Ricordiamo|Si tenga presente) che\s+)(?=\p{L})/u,
  beforeCitation: 'vedi |si veda |cfr\\.? |per esempio,? |ad esempio,? |secondo ',
  or: 'o',
  inline: /^\p{Ll}+mente$/u,
  spelled: [
    [/\b(?:p\. ?es|ad es|es)\.,? (?=\p{Ll})/giu, 'per esempio '],
    [/\bet al\b\.?/g, 'e colleghi'],
    [/\ba\. ?C\./g, 'avanti Cristo'],
    [/\bd\. ?C\./g, 'dopo Cristo'],
    [/\bSig\.ra (?=\p{Lu})/gu, 'signora '],
    [/\bSig\. (?=\p{Lu})/gu, 'signor '],
    [/\bDott\.ssa (?=\p{Lu})/gu, 'dottoressa '],
    [/\bDott\. (?=\p{Lu})/gu, 'dottor '],
    [/\bProf\. (?=\p{Lu})/gu, 'professor '],
    [/\bcirca ca\. |\bca\. (?=\d)/gi, 'circa '],
    [/(\p{L}{2})\((?:a|e|i|o)\)/gu, '$1'],
    [/\be\/o\b/gi, 'o'],
    [/(?<![\w/.])(\p{Ll}{3,})\/(\p{Ll}{3,})(?![\w/])/gu, '$1 o $2'],
    [/,? ecc\.+$/g, ', eccetera.'],
    [/,? ecc\.(?! \p{Lu})/gu, ', eccetera'],
  ],
};
