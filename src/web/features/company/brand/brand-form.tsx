import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import type { WrittenLanguage } from '../../../../kernel/rules/written-languages.ts';
import { Button } from '../../../components/elements/button.tsx';
import { cx } from '../../../components/elements/cx.ts';
import { call, errorSentence } from '../../../lib/api/api.ts';
import { keys } from '../../../lib/api/queries.ts';
import { showToast } from '../../../lib/toast-store.ts';
import { ArtworkPart } from './artwork-part.tsx';
import { type BrandSettings, type BrandVoice, NO_SETTINGS, withoutEmptyRows } from './brand.ts';
import { CastPart } from './cast-part.tsx';
import { LocksPart } from './locks-part.tsx';
import { OpeningPart } from './opening-part.tsx';
import { PronunciationsPart } from './pronunciations-part.tsx';
import { WordsPart } from './words-part.tsx';

interface Props {
  language: WrittenLanguage;
  /** Absent: there is none for the language yet. */
  voice: BrandVoice | undefined;
  disabled: boolean;
}

/** A new version is made by one press; until then nothing is changed. */
export function BrandForm({ language, voice, disabled }: Props) {
  const saved = voice?.settings ?? NO_SETTINGS;
  const [settings, setSettings] = useState<BrandSettings>(saved);
  const save = useSave(language, voice?.version ?? null);
  const isChanged = JSON.stringify(withoutEmptyRows(settings)) !== JSON.stringify(saved);
  const part = {
    settings,
    disabled,
    language,
    onChange: (change: Partial<BrandSettings>) => setSettings((before) => ({ ...before, ...change })),
  };

  function submit(event: FormEvent) {
    event.preventDefault();
    save.mutate(withoutEmptyRows(settings));
  }

  return (
    <form onSubmit={submit}>
      <CastPart {...part} named={voice?.cast ?? null} />
      <WordsPart {...part} />
      <PronunciationsPart {...part} />
      <OpeningPart {...part} />
      <ArtworkPart {...part} named={voice?.artwork ?? null} />
      <LocksPart {...part} />
      {save.isError && (
        <p role="alert" className="text-bad">
          {errorSentence(save.error)}
        </p>
      )}
      {!disabled && (
        <div
          className={cx(
            'flex flex-wrap items-center gap-4 border-t border-line bg-paper py-3',
            // What is not saved yet is in sight wherever one is.
            isChanged && 'sticky bottom-0',
          )}
        >
          <Button look="primary" type="submit" disabled={!isChanged || save.isPending}>
            {save.isPending ? 'Saving' : 'Save as a new version'}
          </Button>
          {isChanged && (
            <Button look="quiet" onClick={() => setSettings(saved)}>
              Discard the changes
            </Button>
          )}
        </div>
      )}
    </form>
  );
}

function useSave(language: WrittenLanguage, basedOn: number | null) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (settings: BrandSettings) =>
      call('saveBrandVoice', { params: { language }, body: { settings, basedOn } }),
    async onSuccess({ version }) {
      showToast(`Version ${version}: episodes are made by it from now on.`);
      await client.invalidateQueries({ queryKey: keys.brand });
    },
  });
}
