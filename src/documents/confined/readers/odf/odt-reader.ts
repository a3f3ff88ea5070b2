import type { Draft, ReadContext } from '../../../shared/draft.ts';
import { nameLists } from '../list-ids.ts';
import { childAt } from '../xml/xml-tree.ts';
import type { Container } from '../zip/container.ts';
import { joinCode, odfBlocks } from './odf-blocks.ts';
import { openPackage } from './odf-package.ts';

/** Reads an OpenDocument text. Tracked deletions and comments are left out. */
export async function readOdt(container: Container, _context: ReadContext): Promise<Draft> {
  const pack = openPackage(container);
  const { title, authors, language } = pack;
  const blocks = nameLists(joinCode(odfBlocks(childAt(pack.body, 'text'), pack)));
  return { title, authors, language, blocks, warnings: [] };
}
