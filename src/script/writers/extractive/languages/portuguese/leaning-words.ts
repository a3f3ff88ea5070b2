import { source, words } from '../../../../../kernel/patterns.ts';

/* The words by which leaning.ts finds Portuguese sentences that lean, limit or announce. */

const AFTER_POR = words`
  isso, isto, conseguinte, outro lado, um lado, sua vez, exemplo, último, fim, sorte, azar, esse motivo,
  este motivo, essa razão, esta razão
`;

const AFTER_EM = words`
  contrapartida, consequência, rigor, suma, resumo, particular, concreto, primeiro lugar, segundo lugar,
  terceiro lugar, último lugar, outras palavras, ambos os casos, vez disso, compensação, contraste
`;

export const CONNECTIVES = words`
  bem, de repente, n[oa] (?:primeir|segund|terceir)[oa](?: é| são|,),
  \p{L}+mente,? (?:é|são|era|eram|foi|foram|tem|têm|se), especificamente, concretamente, particularmente,
  contrariamente, e, ou, mas, porém, todavia, contudo, no entanto, entretanto, nem, pois, assim,
  assim sendo, portanto, logo, depois, então, além disso, além disto, também, tampouco, ainda assim,
  mesmo assim, apesar (?:disso|disto|de tudo|deste|desta), por ${AFTER_POR}, em ${AFTER_EM},
  na (?:verdade|realidade|prática), no (?:fundo|caso|mesmo|caso contrário), de facto, de fato, deste modo,
  desse modo, desta (?:forma|maneira), dessa (?:forma|maneira), daí, do contrário, caso contrário,
  do mesmo modo, da mesma (?:forma|maneira), de igual modo, de novo, de qualquer (?:modo|forma),
  ao contrário, pelo contrário, ao mesmo tempo, a seguir, em seguida,
  a partir (?:daí|daqui|de então|disso), inversamente, igualmente, isto é, ou seja, quer dizer, ou melhor,
  dito de outro modo, mais (?:tarde|adiante|precisamente|ainda), pouco depois, finalmente, posteriormente,
  seguidamente, enquanto isso, agora, aqui, ali, aí, lá, desde então, até então, antes(?! d), primeiro,
  segundo(?= lugar), terceiro, primeiramente, sobretudo, outra vez, sim, não, claro, talvez, aliás,
  de resto, o mesmo, a título de exemplo, pior ainda, como resultado, como consequência,
  já (?:o|a|os|as)[ ]
`;

export const POINTING = words`
  isto, isso, aquilo, este, esta, estes, estas, esse, essa, esses, essas, aquele, aquela, aqueles,
  aquelas, ele, ela, eles, elas, lhe, lhes, seu, sua, seus, suas, o seu, a sua, os seus, as suas, tal,
  tais, ambos, ambas, os dois, as duas, os três, as três, um dele, um deles, uma delas, alguns, algumas,
  outros, outras, outro, outra, o outro, a outra, os outros, as outras, os demais, as demais,
  os restantes, o mesmo, a mesma, os mesmos, as mesmas, o primeiro, a primeira, os primeiros,
  as primeiras, o segundo, a segunda, o terceiro, a terceira, o último, a última, cada um, cada uma,
  nenhum, nenhuma, tudo (?:isto|isso), este último, esta última, o resultado, a razão, a resposta,
  a diferença, a consequência, a solução, o resto, o contrário, o inverso, dele, dela, deles, delas,
  deste, desta, destes, destas, desse, dessa, desses, dessas, disso, disto, daquele, daquela, neste,
  nesta, nestes, nestas, nesse, nessa, nesses, nessas, nisso, nisto, naquele, naquela, nele, nela, neles,
  nelas, àquele, àquela, graças a (?:ele|ela|eles|elas|isto|isso|est[ae]s?|ess[ae]s?),
  com (?:isto|isso|ele|ela|eles|elas|est[ae]s?|ess[ae]s?),
  para (?:isto|isso|tal|tanto|est[ae]s?|ess[ae]s?|ele|ela), a (?:est[ae]s?|ess[ae]s?|isto|isso|ele|ela),
  após (?:isto|isso|est[ae]s?|ess[ae]s?), por (?:est[ae]s?|ess[ae]s?|ele|ela),
  entre (?:eles|elas|est[ae]s?|ess[ae]s?), sem (?:ele|ela|isto|isso|est[ae]s?|ess[ae]s?),
  sob (?:est[ae]s?|ess[ae]s?), onde, cujo, cuja, se(?= (?:trata|deve|tornou|chama))
`;

const BARE_VERB = words`
  é, são, era, eram, foi, foram, está, estão, estava, tem, têm, tinha, teve, pode, podem, podia, serve,
  permite, deve, devem, costuma, consiste, representa, mede, pesa, chegou, passou, voltou, morreu, nasceu,
  escreveu, publicou, fundou, inventou, descobriu, recebeu, atinge, atingiu, contém, recebe, produz,
  tornou-se, se \p{L}+
`;

const AFTER_BARE_VERB = words`
  por, pelo, pela, em, no, na, a, ao, com, de, do, para, como, um, uma, muito, mais, tão, até, desde,
  entre, seus?, todo
`;

const FRONT_PREPOSITIONS = words`
  em, no, na, nos, nas, durante, desde, após, para, com, por, pelo, pela, até, ao, à, segundo, sem, sob,
  entre
`;

/** "Em 1953 foi destruída pelo mar": who was, stood before. */
export const OUTSIDE = source`
  ${FRONT_PREPOSITIONS}(?= )[^,;:.]{1,70}?,? (?:já |não |também )?${BARE_VERB}(?: sid[oa])?
    (?: \p{L}+)? ${AFTER_BARE_VERB}
`;

const SHELL_NOUNS = words`
  mudança, processo, fenómeno, fenômeno, método, procedimento, prática, regra, número, números, decisão,
  acontecimento, teoria, descoberta, invenção, experiência, resultados, operação, técnica, dispositivo,
  projeto, debate, custo, ideia, argumento, conclusão, medida, princípio, situação, efeito, efeitos,
  consequências, causa, causas, explicação, problema, pergunta, fase, etapa, mecanismo, sistema, vantagem,
  desvantagem, exemplo, objetivo, fim, conjunto, nome, termo, palavra, diferenças
`;

const SHELL_VERBS = words`
  é, são, era, foi, há, tem, têm, pode, podem, deve, consiste, vem, segue, fica, resulta, funciona,
  permite, depende, varia, começa, termina, mostra, demonstra
`;

export const SHELL = source`(?:o|a|os|as) ${SHELL_NOUNS} (?:não |se )?${SHELL_VERBS}`;

const EMPTY_ADJECTIVES = words`
  necessário, possível, impossível, importante, difícil, fácil, provável, certo, evidente, conveniente,
  preferível, útil, inútil, frequente, habitual, raro, sabido, essencial, recomendável, aconselhável,
  verdade, preciso, curioso, interessante, normal, obrigatório
`;

export const STANDS = words`
  é (?:muito |bastante |mais |também |frequentemente )?${EMPTY_ADJECTIVES} (?=\p{L}),
  (?:foi|é|era) (?:em|no|na|durante|só|apenas|graças)(?= )[^,.;]{2,70} que,
  (?:acredita|estima|calcula|sabe|diz|pensa|considera|supõe|espera|recomenda|julga)-se que,
  chama(?:m)?-se \p{L}+, dá-se o nome, entende-se por,
  (?:há|havia|houve|existe|existem|existiam)(?! (?:em|por|como|também|desde)),
  (?:acontece|sucede|ocorre) que, basta(?:m)? (?:um|uma|que|\p{L}+r), convém, cabe, faltam?[ ],
  são (?:precisos|precisas|necessários|necessárias), algun?m?[ao]?s? \p{L}+(?<!m)[ ],
  outr[ao]s? \p{L}+ (?:de|do|da), o resultado (?:de|do|da),
  a (?:razão|diferença|resposta|consequência|solução) (?:de|do|da|entre|por|para|dos|das),
  o resto (?:de|do|da|dos|das),
  (?:o|a|os|as) (?:primeir|últim|terceir)[ao]s? \p{L}+(?<!é|foi|são|de|era)[ ], assim como,
  antes (?:de|do|da|dos|das|que), depois (?:de|do|da|dos|das|que), ao contrário (?:de|do|da|dos|das),
  além (?:de|do|da|dos|das), logo (?:que|após|depois),
  não (?:tod[ao]s|há|existe|basta|é (?:raro|possível|fácil|necessário|verdade|por acaso)), neste século,
  este século, este ano, segundo (?:o|a|os|as|um|uma|\p{Lu}), primeiro de, nenhum[a]? \p{L}+[ ],
  cada um de nós, quem, aqueles que, aquele que, tal como, apesar d[eoa]s? \p{L}+, no caso d[eoa]s?,
  a partir d[eoa]s?[ ], por exemplo em, depende-se, na (?:prática|realidade) d[eoa]s?, pode(?:-se)? haver,
  deve haver, costuma haver, pode ser que
`;

export const PARTS_OF_THEM = words`
  um, uma, alguns, algumas, muitos, muitas, todos, todas, nenhum, dois, a maioria, a maior parte
`;

export const NOT_DEMONSTRATIVE = words`que, século, ano, anos, mês, semana, mundo, planeta, é, são, de, do, da`;

export const COUNTED = words`
  dois, duas, três, quatro, cinco, seis, sete, vários, várias, diversos, diversas, alguns, algumas,
  diferentes, muitos, muitas
`;

export const PROMISED = words`
  razões, formas, maneiras, modos, tipos, espécies, etapas, fases, fatores, causas, condições, problemas,
  coisas, pontos, regras, princípios, métodos, categorias, partes, elementos, questões, perguntas, grupos,
  critérios, casos, opções, vantagens, desvantagens, consequências, efeitos, soluções, funções, níveis,
  famílias, objetivos, exemplos, passos, motivos
`;

export const ANNOUNCING_VERBS = words`explicam, existem, se, bastam, permitem, intervêm, devem, podem, têm, são, ficam`;
