import { words } from '../../kernel/patterns.ts';
import type { AddressingWords } from '../addressing-words.ts';

export const addressing: AddressingWords = {
  we: words`[Nn]ós, [Nn]oss[oa]s?, [Cc]onn?osco, \p{Ll}{3,}(?:amos|emos|imos|ámos)(?<!extremos|ramos|gramas|termos|mesmos)`,
  you: words`[Vv]ocês?, [Tt]u, [Tt]eus?, [Tt]uas?`,
  policies: words`
    política, regulamento, normas, condições, código de conduta, privacidade, estatutos?, regimento`,
  means: {
    we: 'No texto, «nós» são as pessoas que o escreveram.',
    you: 'O texto dirige-se a quem diz respeito: «você» são essas pessoas.',
    both: 'No texto, «nós» são as pessoas que o escreveram, e «você» aquelas a quem se dirige.',
  },
};
