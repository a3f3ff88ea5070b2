import { pattern, words } from '../../../../../kernel/patterns.ts';
import { capitalise } from '../../text/letter-case.ts';
import type { Verdict } from '../language.ts';

const JUDGEMENTS = words`
  ok, okay, fine, allowed, permitted, acceptable, required, mandatory, recommended, encouraged, optional,
  prohibited, forbidden, banned, unacceptable, discouraged, illegal
`;
const JUDGED = pattern()`^(?:what is |whats )?(not )?(${JUDGEMENTS})$`;

const DO: Verdict = { question: 'What should one do?', label: 'Do', again: 'Also' };
const DO_NOT: Verdict = { question: 'What should one not do?', label: 'What not to do', again: 'Nor this' };
const AVOID: Verdict = { question: 'What should one avoid?', label: 'To avoid', again: 'Also to avoid' };

/** Headings without apostrophes, and what they say of the things listed under them. */
const NAMED: Readonly<Record<string, Verdict>> = {
  do: DO,
  dos: DO,
  'what to do': DO,
  dont: DO_NOT,
  donts: DO_NOT,
  'do not': DO_NOT,
  'do nots': DO_NOT,
  never: DO_NOT,
  'what not to do': DO_NOT,
  avoid: AVOID,
  'what to avoid': AVOID,
  'things to avoid': AVOID,
  'you may': { question: 'What may you do?', label: 'You may', again: 'You may also' },
  'you may not': { question: 'What may you not do?', label: 'You may not', again: 'Nor may you' },
  'you can': { question: 'What can you do?', label: 'You can', again: 'You can also' },
  'you cannot': { question: 'What can you not do?', label: 'You cannot', again: 'Nor can you' },
  'you cant': { question: 'What can you not do?', label: 'You cannot', again: 'Nor can you' },
  'you must': { question: 'What must you do?', label: 'You must', again: 'You must also' },
  'you must not': { question: 'What must you not do?', label: 'You must not', again: 'Nor must you' },
  'you should': { question: 'What should you do?', label: 'You should', again: 'You should also' },
  'you should not': { question: 'What should you not do?', label: 'You should not', again: 'Nor should you' },
};

/** "Not OK" over a list: what is asked before it, and what stands before its items. */
export function readVerdict(title: string): Verdict | undefined {
  const bare = title.toLowerCase().replace(/['’]/g, '');
  const judged = JUDGED.exec(bare);
  if (!judged) return Object.hasOwn(NAMED, bare) ? NAMED[bare] : undefined;
  const said = `${judged[1] ?? ''}${judged[2] === 'ok' ? 'OK' : judged[2]!}`;
  return { question: `What is ${said}?`, label: capitalise(said), again: `Also ${said}` };
}

/** "You can't work for another company": such a sentence says for itself whether it allows. */
export const saysItself = (text: string) =>
  /^(?:you|we|they|it|there|if|when|do not|don['’]t|never|avoid|no)\b/i.test(text);
