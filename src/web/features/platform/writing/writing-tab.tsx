import { useQuery } from '@tanstack/react-query';
import { Disclosure } from '../../../components/elements/disclosure.tsx';
import { SkeletonRows } from '../../../components/elements/skeleton.tsx';
import { QueryState } from '../../../components/page/query-state.tsx';
import { Section } from '../../../components/page/section.tsx';
import { CurrentModel } from './current-model.tsx';
import { FindServers } from './find-servers.tsx';
import { ModelForm } from './model-form.tsx';
import { MonthLimit } from './month-limit.tsx';
import { OfferedTo } from './offered-to.tsx';
import { ProposedFor } from './proposed-for.tsx';
import { ReadsPictures } from './reads-pictures.tsx';
import { type Writing, writingQuery } from './use-writing.ts';

/** The language model of the installation: found, tested, switched on, and what it may cost. */
export function WritingTab() {
  const writing = useQuery(writingQuery);
  return (
    <QueryState
      query={writing}
      name="The settings of writing"
      loading={<SkeletonRows label="Loading the settings of writing" />}
    >
      {(settings) => <WritingSettings writing={settings} />}
    </QueryState>
  );
}

function WritingSettings({ writing }: { writing: Writing }) {
  const isOn = writing.model !== null || writing.environment !== null;
  return (
    <div className="max-w-3xl">
      <CurrentModel writing={writing} />
      {writing.model ? (
        <div className="mt-6">
          <Disclosure title="Choose another model">
            <Choosing />
          </Disclosure>
        </div>
      ) : (
        <Choosing />
      )}
      {isOn && (
        <>
          <ProposedFor writing={writing} />
          <ReadsPictures writing={writing} />
          <OfferedTo writing={writing} />
          <MonthLimit writing={writing} />
        </>
      )}
    </div>
  );
}

function Choosing() {
  return (
    <>
      <Section ruled title="On this machine" lead="Ollama, LM Studio and llama.cpp's server, where they run.">
        <FindServers />
      </Section>
      <Section
        ruled
        title="At another address"
        lead="Any server that speaks the protocol of OpenAI, in your network too, or a service by its key."
      >
        <ModelForm />
      </Section>
    </>
  );
}
