import { findChecked, type ScriptCheck } from '../../../../../kernel/rules/script-checks.ts';
import { CheckWords, isOfTurn, ScriptChecks } from '../../../../components/page/script-checks.tsx';
import { JumpButton } from '../../remarks/jump-button.tsx';
import { useStudio, useTurn } from '../../studio-context.ts';

/** All that should be looked at before the script is exported, each a way to its place. */
export function ChecksPane() {
  const { episodeId } = useStudio();
  return <ScriptChecks episodeId={episodeId} row={(check) => <CheckRow check={check} />} />;
}

function CheckRow({ check }: { check: ScriptCheck }) {
  const turn = useTurn(check.turnId);
  if (!turn || turn.gone) return null;
  const from = findChecked(check, turn.text);
  return (
    <JumpButton
      turnId={turn.id}
      from={from ?? 0}
      to={from === undefined || isOfTurn(check) ? undefined : from + check.text.length}
    >
      <CheckWords check={check} turn={turn.text} />
    </JumpButton>
  );
}
