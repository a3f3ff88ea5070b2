import { ColumnChart } from '../../components/charts/column-chart.tsx';
import { ButtonLink } from '../../components/elements/button.tsx';
import { Chip } from '../../components/elements/chip.tsx';
import { Figures } from '../../components/page/figures.tsx';
import { PageFrame } from '../../components/page/page-frame.tsx';
import { Section } from '../../components/page/section.tsx';
import { SAMPLE_FIGURES, SAMPLE_WEEKS } from './sample-figures.ts';
import { STARTS, StartList } from './start-list.tsx';

/** The portal as a company sees it, with figures of nobody. */
export function SamplePortal() {
  return (
    <PageFrame
      title="Business Portal"
      lead="This is how a company sees its work. The figures are samples: they belong to nobody."
      actions={
        <>
          <ButtonLink to="/contact">Contact Sales</ButtonLink>
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
