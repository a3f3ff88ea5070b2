import { words } from '../../kernel/patterns.ts';
import type { AddressingWords } from '../addressing-words.ts';

export const addressing: AddressingWords = {
  we: words`[Ww]e, [Oo]urs?, us, [Oo]urselves, [Ww]e['’](?:re|ll|ve|d)`,
  you: words`[Yy]ou, [Yy]ours?, [Yy]ourself, [Yy]ou['’](?:re|ll|ve|d)`,
  policies: words`
    polic(?:y|ies), handbook, code of (?:conduct|ethics), guidelines, house rules, terms, privacy, charter, agreement`,
  means: {
    we: '"We" in it means those who wrote it.',
    you: 'It speaks to those it is meant for: "you" in it means them.',
    both: 'In it, "we" means those who wrote it, and "you" those it is meant for.',
  },
};
