import { Icon } from '../../components/elements/icon.tsx';
import { SCORE_BARS } from './score-bars.ts';

const STEP = 10;
const LINE = 60;
/** Bars heard so far; the rest is to come. */
const HEARD = 19;

/** What an episode looks like: two voices, their lines, and where one of them came from. */
export function SampleCard() {
  return (
    <figure className="m-0 rounded-md border border-line bg-sheet p-5 shadow-float sm:p-6">
      <figcaption>
        <span className="block font-serif text-lg font-medium">Why the sea comes and goes</span>
        <span className="text-ink-3">An episode from a handout of three pages</span>
      </figcaption>
      <svg viewBox={`0 0 ${SCORE_BARS.length * STEP} 120`} className="my-4 h-auto w-full" aria-hidden="true">
        <path d={`M0 ${LINE}H${SCORE_BARS.length * STEP}`} stroke="var(--line-strong)" />
        {SCORE_BARS.map(({ height, upper }, index) => (
          <rect
            // biome-ignore lint/suspicious/noArrayIndexKey: a picture that never changes
            key={index}
            x={index * STEP + 3}
            y={upper ? LINE - 3 - height * 50 : LINE + 3}
            width="4"
            height={height * 50}
            rx="2"
            fill={upper ? 'var(--v1)' : 'var(--v2)'}
            opacity={index < HEARD ? 1 : 0.35}
          />
        ))}
        <path d={`M${HEARD * STEP} 4V116`} stroke="var(--ink)" strokeWidth="1.5" />
        <circle cx={HEARD * STEP} cy={LINE} r="4.5" fill="var(--ink)" />
      </svg>
      <Line name="Maya" className="text-v1-ink">
        If the Moon lifts the water, why are there two tides a day and not one?
      </Line>
      <Line name="Leo" className="text-v2-ink" spoken>
        Because it pulls the near side harder than the centre, and the centre harder than the far side. The
        sea is stretched, not lifted.
      </Line>
      <p className="mt-3 flex items-center gap-2 border-t border-line pt-3 text-ink-3">
        <Icon name="document" />
        tides.pdf, page 1, paragraph 3
      </p>
    </figure>
  );
}

interface LineProps {
  name: string;
  className: string;
  spoken?: boolean;
  children: string;
}

function Line({ name, className, spoken = false, children }: LineProps) {
  return (
    <p
      className={`-mx-2 grid gap-x-4 rounded-[8px] px-2 py-2 sm:grid-cols-[56px_minmax(0,1fr)] ${spoken ? 'bg-v2-wash' : ''}`}
    >
      <b className={`text-xs leading-[25px] font-semibold ${className}`}>{name}</b>
      <span className="font-serif text-[17px] leading-[1.5]">{children}</span>
    </p>
  );
}
