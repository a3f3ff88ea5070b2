import type { Chapter, Cue, Document, Episode, Script } from '../../kernel/artifacts.ts';
import { writeOutput } from '../../platform/files/output-file.ts';
import { chaptersJson } from '../../publish/chapters-json.ts';
import { transcriptJson } from '../../publish/transcript-json.ts';
import { transcriptSrt } from '../../publish/transcript-srt.ts';
import { transcriptTxt } from '../../publish/transcript-txt.ts';
import { transcriptVtt } from '../../publish/transcript-vtt.ts';
import { groundScript } from '../../script/grounding/ground-script.ts';
import type { EpisodePaths } from './episode-paths.ts';

export interface SideFiles {
  script: Script;
  cues: Cue[];
  chapters: Chapter[];
  paths: EpisodePaths;
}

/**
 * Writes the texts that stand beside the sound: transcripts, chapters, grounding and the script.
 *
 * @param document where it is at hand: refs are held against it
 * @throws AppError output_not_writable
 */
export async function writeSideFiles(
  { script, cues, chapters, paths }: SideFiles,
  document: Document | undefined,
): Promise<Episode['files']> {
  const contents = [
    { kind: 'transcript_vtt', path: paths.transcriptVtt, content: transcriptVtt(script, cues) },
    { kind: 'transcript_srt', path: paths.transcriptSrt, content: transcriptSrt(script, cues) },
    { kind: 'transcript_txt', path: paths.transcriptTxt, content: transcriptTxt(script, cues, chapters) },
    { kind: 'transcript_json', path: paths.transcriptJson, content: asJson(transcriptJson(script, cues)) },
    { kind: 'chapters_json', path: paths.chaptersJson, content: asJson(chaptersJson(script, chapters)) },
    { kind: 'grounding', path: paths.grounding, content: asJson(groundScript(script, document)) },
    { kind: 'script', path: paths.script, content: asJson(script) },
  ] as const;
  const files: Episode['files'] = [];
  for (const { kind, path, content } of contents)
    files.push({ kind, path, bytes: await writeOutput(path, content) });
  return files;
}

function asJson(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}
