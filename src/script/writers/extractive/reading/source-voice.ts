import type { Line } from './model.ts';

const WORK =
  'measured|found|show|showed|propose|proposed|present|presented|use|used|collected|conducted|analy[sz]ed?|report|reported|examined?|investigated?|tested|compared?|estimated?|conclude|concluded|argue|argued|observed?|developed|studied|asked|surveyed|interviewed|recorded|sampled|selected|applied|introduced?|evaluated?|modell?ed|calculated|computed|identified|demonstrated?|hypothesi[sz]ed?|assume|assumed|recommend|recommended|describe|described|obtained|performed|built|placed|installed|counted|fitted|excluded|included|defined?|derived?|discovered|designed|implemented|chose|suggest|suggested|expected|detected|repeated|weighed|planted|monitored|assessed';
const WORKING = new RegExp(
  String.raw`\b[Ww]e (?:have |had |also |then |first |next |now |therefore |further |finally |did not |do not |were able to |\w+ly )*(?:${WORK})\b`,
);
const FIRST_PLURAL = /\b(?:we|us|our|ours|ourselves)\b/i;

/**
 * A host who says "we measured forty trees" claims another's work. Where the authors speak of what they
 * did, "we" becomes "the authors"; a "we" that means everybody stays. In a document whose authors speak
 * so, a "we" that cannot be told apart is not said at all.
 */
export function judgeVoice(lines: readonly Line[]): void {
  const working = lines.filter((line) => WORKING.test(line.text));
  const authorsSpeak = working.length >= 3;
  for (const line of lines) {
    if (!FIRST_PLURAL.test(line.text)) continue;
    if (WORKING.test(line.text)) attribute(line);
    else if (authorsSpeak) line.fault ??= 'speaker of the source';
  }
}

function attribute(line: Line): void {
  line.text = line.text
    .replace(/^We\b/, 'The authors')
    .replace(/\b[Ww]e\b/g, 'the authors')
    .replace(/^Our\b/, 'Their')
    .replace(/\bour\b/g, 'their')
    .replace(/\bours\b/g, 'theirs')
    .replace(/\bourselves\b/g, 'themselves')
    .replace(/\bus\b/g, 'them');
  if (line.text.startsWith('The authors')) line.leans = false;
  line.refs = line.refs.map((ref) => ({
    ...ref,
    edit: 'simplified',
    changes: [...(ref.changes ?? []), 'we -> the authors'],
  }));
}
