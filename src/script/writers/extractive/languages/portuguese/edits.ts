import type { EditWords } from '../cues/cue-edits.ts';

export const editWords: EditWords = {
  pointer:
    /^(?:ver|veja|vejam|vide|cf\.?|como mostra|segundo)?\s*(?:também\s+|por exemplo,?\s+)?(?:(?:o|a|os|as)\s+)?(?:fig(?:uras?)?\.?|tabelas?|tab\.|quadros?|gráficos?|esquemas?|caixas?|anexos?|apêndices?|fotos?|mapas?|páginas?|págs?\.?|pp?\.|capítulos?|cap\.?|sec?ção|sec?ções|seç(?:ão|ões)|equação|notas?|mais (?:acima|abaixo|adiante)|acima|abaixo|à (?:esquerda|direita)|supra|infra)(?![\p{L}])[\s\p{N}.,;:–\-\p{L}]{0,40}$|^(?:ver|veja|vejam|vide|cf\.?)\s.*$/iu,
  opening:
    /^(?:(?:Além disso|Além disto|Aliás|De facto|De fato|Com efeito|Efetivamente|Naturalmente|Evidentemente|Obviamente|Certamente|Em geral|De um modo geral|Regra geral|Como (?:vimos|já vimos|se viu|foi dito|já foi dito|é sabido|referido|mencionado)),\s+|(?:(?:Convém|Cabe|Importa|Vale a pena|Vale) (?:notar|destacar|salientar|lembrar|referir|recordar|ressaltar|mencionar)|É (?:importante|interessante|preciso|útil) (?:notar|destacar|salientar|lembrar|referir|saber|ressaltar)|Deve(?:mos)? (?:notar|lembrar|salientar)(?:-se)?|Note-se|Repare-se|Lembre-se(?: de)?|Refira-se|Saliente-se|Recorde-se|Observe-se) que\s+)(?=\p{L})/u,
  beforeCitation: 'ver |veja |vide |cf\\.? |por exemplo,? |segundo ',
  or: 'ou',
  inline: /^\p{Ll}+mente$/u,
  spelled: [
    [/\bp\. ?ex\.,? ?/gi, 'por exemplo '],
    [/\bet al\b\.?/g, 'e colegas'],
    [/\ba\. ?C\./g, 'antes de Cristo'],
    [/\bd\. ?C\./g, 'depois de Cristo'],
    [/\bSra\. (?=\p{Lu})/gu, 'senhora '],
    [/\bSr\. (?=\p{Lu})/gu, 'senhor '],
    [/\bDra\. (?=\p{Lu})/gu, 'doutora '],
    [/\bDr\. (?=\p{Lu})/gu, 'doutor '],
    [/\bD\. (?=\p{Lu}\p{Ll})/gu, 'dom '],
    [/\baprox\. /gi, 'aproximadamente '],
    [/(\p{L}{2})\((?:a|s|as|es|ns|ões)\)/gu, '$1'],
    [/\be\/ou\b/gi, 'ou'],
    [/(?<![\w/.])(\p{Ll}{3,})\/(\p{Ll}{3,})(?![\w/])/gu, '$1 ou $2'],
    [/,? etc\.+$/g, ', et cetera.'],
    [/,? etc\.(?! \p{Lu})/gu, ', et cetera'],
  ],
};
