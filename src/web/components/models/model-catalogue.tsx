import { useState } from 'react';
import {
  describeModel,
  languagesOf,
  openInstall,
  primaryTag,
  speaks,
} from '../../lib/models/describe-model.ts';
import type { Models, PublishedModel } from '../../lib/models/models-query.ts';
import { languageName, plural } from '../../lib/wording/format.ts';
import { Button } from '../elements/button.tsx';
import { Chip } from '../elements/chip.tsx';
import { Notice } from '../elements/notice.tsx';
import { Select } from '../elements/select.tsx';
import { InstallDialog } from './install-dialog.tsx';

/** A language with more models than this shows the first of them. */
const MOST = 12;

/** Every model that can be installed by its name, a language at a time. */
export function ModelCatalogue({ models, language }: { models: Models; language: string }) {
  const { published, recommended } = models;
  const languages = [...new Set(published.flatMap((model) => model.languages.map(primaryTag)))]
    .map((tag) => ({ value: tag, label: languageName(tag) }))
    .sort((a, b) => a.label.localeCompare(b.label));
  const known = languages.some(({ value }) => value === language) ? language : 'en';
  const [chosen, setChosen] = useState(known);
  const [all, setAll] = useState(false);
  const [asking, setAsking] = useState<string>();
  const best = recommended[chosen] ?? [];
  const found = published
    .filter((model) => speaks(model, chosen))
    .toSorted((a, b) => Number(best.includes(b.name)) - Number(best.includes(a.name)));
  const shown = all ? found : found.slice(0, MOST);
  return (
    <div className="flex flex-col gap-3">
      <Select
        label="Voices that speak"
        showLabel
        className="max-w-64"
        options={languages}
        value={chosen}
        onChange={(tag) => {
          setChosen(tag);
          setAll(false);
        }}
      />
      {found.length === 0 && <Notice kind="empty">No model of the catalogue speaks it.</Notice>}
      <ul aria-label="Voices that can be installed" className="border-t border-line">
        {shown.map((model) => (
          <PublishedRow
            key={model.name}
            model={model}
            isBest={best.includes(model.name)}
            state={stateOf(models, model)}
            onInstall={() => setAsking(model.name)}
          />
        ))}
      </ul>
      {shown.length < found.length && (
        <Button look="quiet" size="small" className="-ml-3 self-start" onClick={() => setAll(true)}>
          {plural(found.length - shown.length, 'more model')}
        </Button>
      )}
      {asking && <InstallDialog names={[asking]} onClose={() => setAsking(undefined)} />}
    </div>
  );
}

function stateOf(models: Models, { name }: PublishedModel): string | undefined {
  if (models.models.some(({ catalogueName }) => catalogueName === name)) return 'Installed';
  return openInstall(models, name) && 'On its way';
}

interface RowProps {
  model: PublishedModel;
  isBest: boolean;
  /** Absent: it can be installed. */
  state: string | undefined;
  onInstall: () => void;
}

function PublishedRow({ model, isBest, state, onInstall }: RowProps) {
  return (
    <li className="flex min-h-12 flex-wrap items-center gap-x-4 gap-y-1 border-b border-line py-2">
      <div className="min-w-0 grow basis-60">
        <p className="flex flex-wrap items-center gap-x-2 font-medium [overflow-wrap:anywhere]">
          {model.name}
          {isBest && <Chip>Recommended</Chip>}
        </p>
        <p className="text-[13px] text-ink-3">
          {describeModel(model)}; {languagesOf(model)}
        </p>
      </div>
      {state ? (
        <p className="text-[13px] text-ink-2">{state}</p>
      ) : (
        <Button size="small" onClick={onInstall} aria-label={`Install ${model.name}`}>
          Install
        </Button>
      )}
    </li>
  );
}
