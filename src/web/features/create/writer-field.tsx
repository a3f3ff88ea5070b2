import { Link } from 'react-router';
import type { CallResponse } from '../../../kernel/contracts/api/api.ts';
import { OWN_WORDS, type Writer } from '../../../kernel/rules/writers.ts';
import { Segmented } from '../../components/elements/segmented.tsx';
import { useSecurity } from '../../lib/account/security.ts';
import { shortened } from '../../lib/wording/format.ts';
import { changeDraft } from './draft.ts';
import { Field } from './field.tsx';

type Model = NonNullable<CallResponse<'readWriters'>['model']>;

interface Props {
  writer: Writer;
  /** null: there is none; undefined: not known yet. */
  model: Model | null | undefined;
}

/** Who writes, and what leaves this server then. */
export function WriterField({ writer, model }: Props) {
  const { isPlatformAdmin } = useSecurity();
  if (!model && !(model === null && isPlatformAdmin)) return null;
  return (
    <Field name="Written by">
      {model ? (
        <>
          <Segmented
            label="Written by"
            options={[
              { value: 'extractive', label: OWN_WORDS },
              { value: 'model', label: shortened(model.name, 32) },
            ]}
            value={writer}
            onChange={(next) => changeDraft({ writer: next })}
          />
          <p className="mt-2 text-[13px] text-ink-2 wrap-anywhere" aria-live="polite">
            {describe(writer, model)}
          </p>
        </>
      ) : (
        <p className="text-ink-2 @md/form:pt-[7px]">
          {OWN_WORDS}.{' '}
          <Link to="/platform-admin#writing" className="underline decoration-line-control underline-offset-4">
            Let a language model write
          </Link>
        </p>
      )}
    </Field>
  );
}

/** What is made of it, and where its sentences go. */
function describe(writer: Writer, { address, isLocal, isSpent }: Model): string {
  if (writer === 'extractive') return 'Turns are made of its sentences. Nothing is sent to a model.';
  if (isSpent)
    return "This month's tokens of the model are used up: until the next month begins, the document's own words are used.";
  return isLocal
    ? 'The sentences of your document stay on this machine. A model can be wrong: listen before you publish.'
    : `The sentences of your document go to ${address}, and nowhere else. A model can be wrong: listen before you publish.`;
}
