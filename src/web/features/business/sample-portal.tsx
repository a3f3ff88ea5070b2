import { ColumnChart } from '../../components/charts/column-chart.tsx';
import { ButtonLink } from '../../components/elements/button.tsx';
import { Chip } from '../../components/elements/chip.tsx';
import type { Figure } from '../../components/page/figures.tsx';
import { Figures } from '../../components/page/figures.tsx';
import { PageFrame } from '../../components/page/page-frame.tsx';
import { Section } from '../../components/page/section.tsx';
import { STARTS, StartList } from './start-list.tsx';

/** Figures for visitors of the demo: of nobody, and marked so wherever they are shown. */
const SAMPLE_FIGURES: readonly Figure[] = [
  { value: '14', label: 'members' },
  { value: '86', label: 'episodes', detail: '12 in the last 30 days' },
  { value: '603', label: 'minutes', detail: '91 in the last 30 days' },
  { value: '2', label: 'approvals waiting' },
];

const MINUTES = [18, 31, 24, 44, 52, 38, 61, 47, 73, 66, 58, 91];

const SAMPLE_WEEKS = MINUTES.map((value, index) => ({
  key: String(index),
  tick: String(index + 1),
  name: `Week ${index + 1}`,
  value,
  said: `${value} minutes`,
}));

/** The portal as a company sees it, with figures of nobody. */
export function SamplePortal() {
  return (
    <PageFrame
      title="Business Portal"
      lead="This is how a company sees its work. The figures are samples: they belong to nobody."
      actions={
        <>
          <ButtonLink to="/contact" reloadDocument>
            Contact Sales
          </ButtonLink>
          <ButtonLink to="/auth" look="primary">
            Sign up
          </ButtonLink>
        </>
      }
    >
      <div className="flex flex-col gap-10">
        <div className="flex flex-col gap-3">
          <div>
            <Chip>Sample</Chip>
          </div>
          <Figures label="Sample figures" figures={SAMPLE_FIGURES} />
        </div>
        <Section title="Minutes by week" actions={<Chip>Sample</Chip>}>
          <ColumnChart label="Sample: minutes by week" columns={SAMPLE_WEEKS} />
        </Section>
        <Section title="What a company has">
          <StartList starts={STARTS.map(({ to: _, ...start }) => start)} />
        </Section>
      </div>
    </PageFrame>
  );
}
