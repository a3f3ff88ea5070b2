import { pattern, words } from '../../../../../kernel/patterns.ts';

const ARGUES = words`argues, argued, claims, claimed, holds, held, maintains, maintained, defends, defended, proposes, proposed, believes, believed, contends, contended`;
const REPLIES = words`
  replies, replied, objects, objected, disagrees, disagreed, counters, countered, rejects, rejected, disputes, disputed,
  responds, responded, denies, denied, dissents, dissented
`;
/** "Judge Berg", "Smith"; "The court" is nobody's name. */
const NAME =
  /(?:(?:Judge|Justice|Professor|Dr|Mr|Mrs|Ms)\.? )?(?:\p{Lu}[\p{Ll}’'-]+ ){0,2}(\p{Lu}[\p{Ll}’'-]{2,})/u;
const ARGUING = pattern('u')`^${NAME} (?:also |first |further |then )?${ARGUES}\b`;
const REPLYING = pattern('u')`^${NAME} (?:also |however |in turn |then )?${REPLIES}\b`;
const NO_NAME =
  /^(?:The|This|That|They|She|Some|Many|Most|Critics|Supporters|Opponents|Others|Everyone|Nobody|Both|Each|Who)$/;

/**
 * Whose side a sentence reports where a text sets one named person against another: "Smith argues ... Jones
 * replies ...". Undefined where it does not.
 */
export function readDisputants(
  texts: readonly string[],
): ((text: string) => 'for' | 'against' | undefined) | undefined {
  const arguing = surnames(texts, ARGUING);
  const replying = surnames(texts, REPLYING);
  const against = [...replying].find(
    (name) => arguing.size > 0 && [...arguing].some((other) => other !== name),
  );
  const pro = against && [...arguing].find((name) => name !== against);
  if (!against || !pro) return undefined;
  const reports = (name: string) =>
    new RegExp(
      `^(?:According to |For |In the view of )?(?:\\p{Lu}[\\p{L}.’'-]+ ){0,3}${name}(?:['’]s)?\\b`,
      'u',
    );
  const [isPro, isAgainst] = [reports(pro), reports(against)];
  return (text) => (isPro.test(text) ? 'for' : isAgainst.test(text) ? 'against' : undefined);
}

function surnames(texts: readonly string[], shape: RegExp): Set<string> {
  const found = texts.flatMap((text) => shape.exec(text)?.[1] ?? []);
  return new Set(found.filter((name) => !NO_NAME.test(name)));
}
