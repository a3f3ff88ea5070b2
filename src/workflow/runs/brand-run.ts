import type { Script } from '../../kernel/artifacts.ts';
import { brandScript } from '../../kernel/rules/brand/brand-script.ts';
import { wordNotes } from '../../kernel/rules/brand/word-notes.ts';
import { applyBrand } from '../brand/apply-brand.ts';
import { heldBrand } from '../brand/brand-rows.ts';
import { brandSounds } from '../brand/brand-sounds.ts';
import type { Service } from '../service.ts';
import { withOwnSounds } from '../sounds/own-sounds.ts';
import type { Run } from './run.ts';

/** Sources that were not read when the episode was asked for had no language: its brand voice is found now. */
export async function brandRun(service: Service, run: Run, language: string): Promise<void> {
  const { episode } = run;
  if (episode.brand) return;
  const { db } = service.database;
  const branded = await applyBrand(
    db,
    { organizationId: episode.organization_id, userId: episode.owner_id },
    episode.options,
    episode.options.language ?? language,
  );
  if (!branded.brand) return;
  await run.commit(async (trx) => {
    await trx.updateTable('episodes').set(branded).where('id', '=', episode.id).execute();
  });
  Object.assign(episode, branded);
}

/** What was written, in the words of the brand voice; its notes say which became others and which stay. */
export async function heldScript({ database }: Service, { episode }: Run, script: Script): Promise<Script> {
  const held = await heldBrand(database.db, episode);
  if (!held) return script;
  const sounds = await brandSounds(database.db, episode.organization_id, held.settings);
  const branded = brandScript(script, held, sounds);
  const credited = await withOwnSounds(database.db, episode.id, branded.script);
  const notes = [...(script.writer.notes ?? []), ...wordNotes(branded.words)];
  return notes.length > 0 ? { ...credited, writer: { ...script.writer, notes } } : credited;
}
