import { isInstallOver } from '../../../kernel/rules/model-installs.ts';
import { bytes, languageName, listed, plural } from '../wording/format.ts';
import type { InstalledModel, ModelInstall, Models, PublishedModel } from './models-query.ts';

/** The language without its region. */
export function primaryTag(tag: string): string {
  return tag.toLowerCase().split('-')[0] ?? tag;
}

/** "English, French and German", each once; the first few of many. */
export function languagesOf({ languages }: Pick<PublishedModel, 'languages'>, most = 4): string {
  const names = [...new Set(languages.map((tag) => languageName(primaryTag(tag))))];
  const more = names.length - most;
  return listed(more > 0 ? [...names.slice(0, most), `${more} more`] : names);
}

/** What a model of the catalogue is: "53 voices, 132 MB, Apache-2.0". */
export function describeModel({ speakers, bytes: size, licence }: PublishedModel): string {
  return [
    speakers === null ? undefined : plural(speakers, 'voice'),
    size === null ? 'size not published' : bytes(size),
    licence ?? 'licence within the archive',
  ]
    .filter((fact) => fact !== undefined)
    .join(', ');
}

export function speaks({ languages }: Pick<PublishedModel, 'languages'>, language: string): boolean {
  return languages.some((tag) => primaryTag(tag) === primaryTag(language));
}

/** Whether a model of the server speaks a language, so that new casts in it use it. */
export function isSpoken(models: readonly InstalledModel[], language: string): boolean {
  return models.some((model) => model.voiceIds.length > 0 && speaks(model, language));
}

/** What would make shows in a language sound better; empty where a model speaks it, or none is known to. */
export function modelsToOffer(
  { models, published, recommended }: Models,
  language: string,
): PublishedModel[] {
  if (isSpoken(models, language)) return [];
  const names = recommended[primaryTag(language)] ?? [];
  return names.flatMap((name) => published.find((model) => model.name === name) ?? []);
}

/** The install of a model that goes on. */
export function openInstall({ installs = [] }: Models, name: string): ModelInstall | undefined {
  return installs.find((install) => install.name === name && !isInstallOver(install.status));
}

/** What is to be shown: what goes on, and what ended otherwise than it should and was not begun again. */
export function shownInstalls({ installs = [], models }: Models): ModelInstall[] {
  const newest = installs.filter(({ name }, i) => installs.findIndex((other) => other.name === name) === i);
  const there = new Set(models.map(({ catalogueName }) => catalogueName));
  return newest.filter(
    ({ status, name }) => status !== 'done' && !(isInstallOver(status) && there.has(name)),
  );
}
