import { authorsFrom, usableTitle } from '../../../shared/title.ts';
import { childAt, childElements, elementText, parseXml, type XmlElement } from '../xml/xml-tree.ts';
import { type Container, resolveName } from './container.ts';

export interface Relation {
  id: string;
  /** The last step of its type's address: "slide", "notesSlide", "slideLayout". */
  type: string;
  /** The part's name inside the container. */
  target: string;
}

/** The relations of a part of an Office Open XML container (ECMA-376 part 2); outside targets are left out. */
export function readRelations(container: Container, part: string): Relation[] {
  const cut = part.lastIndexOf('/') + 1;
  const data = container.read(`${part.slice(0, cut)}_rels/${part.slice(cut)}.rels`);
  if (!data) return [];
  return childElements(parseXml(data, container.limits))
    .filter(({ attributes }) => attributes.TargetMode !== 'External')
    .map(({ attributes }) => ({
      id: attributes.Id ?? '',
      type: (attributes.Type ?? '').replace(/^.*\//, ''),
      target: resolveName(part, attributes.Target ?? ''),
    }));
}

/** A part as XML; null when there is none of this name. */
export function readXml(container: Container, name: string): XmlElement | null {
  const data = container.read(name);
  return data ? parseXml(data, container.limits) : null;
}

/** Title and authors from an Office Open XML container's core properties. */
export function coreProperties(container: Container): { title: string | null; authors: string[] } {
  const core = readXml(container, 'docProps/core.xml') ?? undefined;
  return {
    title: usableTitle(elementText(childAt(core, 'title'))),
    authors: authorsFrom(elementText(childAt(core, 'creator'))),
  };
}
