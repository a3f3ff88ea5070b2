import { OWN_WORDS } from '../../../../kernel/rules/writers.ts';
import { Switch } from '../../../components/elements/switch.tsx';
import { Section } from '../../../components/page/section.tsx';
import { errorSentence } from '../../../lib/api/api.ts';
import { showToast } from '../../../lib/toast-store.ts';
import { AUDIENCES } from '../../../lib/wording/audiences.ts';
import { useChangeWriting, type Writing } from './use-writing.ts';

/** The default writer, by the audience of an episode. */
export function ProposedFor({ writing: { defaultAudiences } }: { writing: Writing }) {
  const change = useChangeWriting();

  function set(audience: (typeof defaultAudiences)[number], isOn: boolean) {
    const others = defaultAudiences.filter((each) => each !== audience);
    change.mutate(
      { defaultAudiences: isOn ? [...others, audience] : others },
      { onError: (error) => showToast(errorSentence(error), { bad: true }) },
    );
  }

  return (
    <Section
      ruled
      title="Default writer"
      lead={`Whoever makes an episode chooses. Where this is on, the form proposes the model; elsewhere: ${OWN_WORDS.toLowerCase()}.`}
    >
      <ul>
        {AUDIENCES.map(({ value, label }) => (
          <li key={value} className="border-t border-line py-3">
            <Switch
              label={`The model, for ${label.toLowerCase()}`}
              checked={defaultAudiences.includes(value)}
              disabled={change.isPending}
              onChange={(isOn) => set(value, isOn)}
            />
          </li>
        ))}
      </ul>
    </Section>
  );
}
