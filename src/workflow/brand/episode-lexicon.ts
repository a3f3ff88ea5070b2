import { readFile } from 'node:fs/promises';
import type { Pronunciation } from '../../kernel/artifacts.ts';
import { compact } from '../../kernel/compact.ts';
import type { BrandSettings } from '../../kernel/stored.ts';
import { mergePronunciations } from '../../speech/pronunciation/merge.ts';
import { readPls } from '../../speech/pronunciation/read-pls.ts';
import type { Service } from '../service.ts';
import type { EpisodeRow } from '../store/episodes.ts';
import { heldBrand } from './brand-rows.ts';

/**
 * How words are said in an episode: as the server's lexicon says, and before that as its brand voice does. Throws
 * pronunciation_invalid, and what reading the file throws.
 */
export async function episodeLexicon(
  { config, database }: Pick<Service, 'config' | 'database'>,
  row: Pick<EpisodeRow, 'organization_id' | 'brand'>,
): Promise<Pronunciation[]> {
  const { pronunciationsFile } = config;
  const server = pronunciationsFile === undefined ? [] : readPls(await readFile(pronunciationsFile, 'utf8'));
  const held = await heldBrand(database.db, row);
  if (!held || held.apart.includes('pronunciations')) return server;
  return mergePronunciations(server, toLexicon(held.settings));
}

function toLexicon({ pronunciations }: Pick<BrandSettings, 'pronunciations'>): Pronunciation[] {
  return pronunciations.map(({ grapheme, alias, ipa }) => compact<Pronunciation>({ grapheme, alias, ipa }));
}
