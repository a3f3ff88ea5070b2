import type { Document } from '../../../src/kernel/artifacts.ts';
import { findLanguage } from '../../../src/script/writers/extractive/languages/find-language.ts';
import type { Section, Unit } from '../../../src/script/writers/extractive/model.ts';
import { readSections } from '../../../src/script/writers/extractive/reading/sections.ts';
import { read } from '../../documents/read.ts';

/** The sections of notes in Markdown, the whole way through the reader. */
export async function sectionsIn(
  markdown: string,
  code = 'en',
): Promise<{ document: Document; sections: Section[] }> {
  const document = await read('notes.md', `---\nlang: ${code}\n---\n\n${markdown}`);
  const language = findLanguage(code)!;
  return { document, sections: readSections(document, language, language.words.readLetterCase(document)) };
}

/** A unit as "form | question | what is said", each line that can't be said with its fault. */
export function show(unit: Unit): string {
  const said = unit.lines.map(({ text, fault }) => (fault === undefined ? text : `(${fault}) ${text}`));
  return [unit.form, unit.question?.text ?? '-', said.join(' ')].join(' | ');
}
