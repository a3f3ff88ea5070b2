import { Button } from '../../../components/elements/button.tsx';
import { Section } from '../../../components/page/section.tsx';
import { useMoveClock } from './plans-queries.ts';

const STEPS = [
  [1, 'A day later'],
  [7, 'A week later'],
  [31, 'A month later'],
  [366, 'A year later'],
] as const;

/** The clock by which the sandbox renews, tries again and ends. */
export function SandboxClock({ now }: { now: string }) {
  const move = useMoveClock();
  return (
    <Section
      ruled
      title="The sandbox"
      lead="Payments on this server are played. Its clock moves ahead only: trials end, plans are renewed, a grace runs out."
    >
      <p className="mb-3" aria-live="polite">
        In the sandbox it is{' '}
        <span className="font-semibold">
          {new Date(now).toLocaleDateString('en', { dateStyle: 'full', timeZone: 'UTC' })}
        </span>
        .
      </p>
      <div className="flex flex-wrap gap-2">
        {STEPS.map(([days, label]) => (
          <Button key={days} disabled={move.isPending} onClick={() => move.mutate(days)}>
            {label}
          </Button>
        ))}
      </div>
    </Section>
  );
}
