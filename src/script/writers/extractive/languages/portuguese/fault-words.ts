import { words } from '../../../../../kernel/patterns.ts';

/* The words by which faults.ts finds what cannot be said of a Portuguese text. */

export const SHOWN = words`
  figuras?, fig\., tabelas?, quadros?, gráficos?, esquemas?, diagramas?, caixas?, anexos?, apêndices?,
  fotos?, fotografias?, ilustração, ilustrações, imagem, imagens, mapas?, equação, equações, fórmulas?
`;

export const PLACES = words`
  capítulos?, seção, seções, secção, secções, parágrafos?, páginas?, artigos?, lição, lições, unidades?,
  módulos?, tutorial, tutoriais, documentos?, manual, manuais, guias?, livros?, tópicos?
`;

export const NUMBERED_THINGS = words`
  ${SHOWN}, ${PLACES}, passo, exemplo, exercício, nota, vol\., tomo, volume, pergunta, listagem, linha,
  nível, diapositivo, slide
`;

export const SEEN_OR_SAID = words`
  mostra, viu, vê, visto, dito, disse, indica, mencion\p{L}+, ver-se, observar, ser visto, referido,
  explicado, descrito, mostrado
`;

export const PLACES_IN_TEXT = words`
  mais (?:acima|abaixo|adiante), anteriormente, previamente, antes, acima, abaixo, a seguir,
  (?:no|na|nos|nas|neste|nesta) (?:${PLACES}|${SHOWN})
`;

export const SHOWN_OR_SAID = words`
  vist, descrit, mencionad, citad, apresentad, explicad, indicad, referid, definid, dad, enumerad, listad,
  mostrad, ilustrad
`;

export const WE_SAW = words`vimos, referimos, mencionámos, mencionamos, explicámos`;

export const WE_WILL = words`
  veremos, falaremos, voltaremos, trataremos, descreveremos, estudaremos, explicaremos, examinaremos,
  abordaremos, analisaremos, mostraremos, vamos (?:agora|\p{L}+r)
`;

export const TREATED = words`descrit, tratad, explicad, discutid, apresentad, ilustrad, mostrad, analisad`;

export const IN_WHICH_TEXT = words`
  neste, nesta, nestes, nestas, deste, desta, no presente, na presente, no próximo, na próxima,
  no seguinte, na seguinte, no anterior, na anterior
`;

export const TEXTS = words`
  ${PLACES}, ${SHOWN}, curso, ensaio, trabalho, estudo, relatório, vídeo, blog, site, sítio, tese,
  introdução, texto
`;

export const RELATIVE_PLACES = words`seguintes?, anterior(?:es)?, (?:de |logo )?(?:abaixo|acima), anex[ao]s?`;

export const FOLLOWING_THINGS = words`${PLACES}, ${SHOWN}, exemplos?, lista, listagem, comandos?, código, curso, trabalho`;

export const PICTURES = words`figura, tabela, gráfico, diagrama, imagem, ilustração, esquema, captura, caixa`;

export const FIELD_LABELS = words`
  início, menu, pesquisar, palavras-chave, categorias?, etiquetas?, autora?s?, autores, fontes?, créditos,
  fotos?, fotografia, imagem, comentários, sumário, índice, agradecimentos, nota, resumo, data
`;

export const GLOSSARY_NOUNS = words`
  ação, conjunto, processo, ciência, arte, estudo, pessoa, aquele, capacidade, maneira, parte, qualidade,
  efeito, ato
`;
