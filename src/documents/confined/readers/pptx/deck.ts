import { AppError } from '../../../../kernel/errors.ts';
import { childAt, childrenNamed, descendants, parseXml, type XmlElement } from '../xml/xml-tree.ts';
import type { Container } from '../zip/container.ts';
import { type Relation, readRelations, readXml } from '../zip/relations.ts';

export interface Slide {
  /** From 1, hidden slides counted. */
  number: number;
  /** The name of its part. */
  part: string;
  xml: XmlElement;
  relations: Relation[];
  hidden: boolean;
  /** The name of the section that begins with it. */
  section: string | null;
  layout: XmlElement | undefined;
  master: XmlElement | undefined;
}

const PRESENTATION = 'ppt/presentation.xml';

/** The slides of a presentation in the order they are shown, not that of their file names. */
export function* slidesOf(container: Container): Generator<Slide, void> {
  const relations = new Map(
    readRelations(container, PRESENTATION).map((relation) => [relation.id, relation]),
  );
  const presentation = parseXml(container.require(PRESENTATION), container.limits);
  const ids = childrenNamed(childAt(presentation, 'sldIdLst'), 'sldId');
  if (ids.length > container.limits.pages)
    throw new AppError(
      'document_too_large',
      `This presentation has ${ids.length} slides, more than are read.`,
      {
        details: { limit: 'pages', allowed: container.limits.pages },
      },
    );
  const sections = sectionStarts(presentation);
  const shared = new Map<string, XmlElement | null>();
  for (const [index, { attributes }] of ids.entries()) {
    const relation = relations.get(attributes['r:id'] ?? '');
    const xml = relation && readXml(container, relation.target);
    if (!relation || !xml) continue;
    yield {
      number: index + 1,
      part: relation.target,
      xml,
      hidden: /^(?:0|false)$/.test(xml.attributes.show ?? ''),
      section: sections.get(attributes.id ?? '') ?? null,
      ...inherited(container, relation.target, shared),
    };
  }
}

/** How many slides the presentation lists, hidden ones included. */
export function countSlides(container: Container): number {
  const presentation = readXml(container, PRESENTATION) ?? undefined;
  return childrenNamed(childAt(presentation, 'sldIdLst'), 'sldId').length;
}

/** A slide's relations, and the layout and master that its placeholders inherit from; each is parsed once. */
function inherited(container: Container, part: string, shared: Map<string, XmlElement | null>) {
  const follow = (relations: readonly Relation[], type: string) => {
    const name = relations.find((relation) => relation.type === type)?.target;
    if (name !== undefined && !shared.has(name)) shared.set(name, readXml(container, name));
    return { name, xml: name === undefined ? undefined : (shared.get(name) ?? undefined) };
  };
  const relations = readRelations(container, part);
  const layout = follow(relations, 'slideLayout');
  const master =
    layout.name === undefined ? null : follow(readRelations(container, layout.name), 'slideMaster');
  return { relations, layout: layout.xml, master: master?.xml };
}

/** Section names by the id of the first slide in each. */
function sectionStarts(presentation: XmlElement): Map<string, string> {
  const starts = new Map<string, string>();
  for (const section of descendants(childAt(presentation, 'extLst'), 'section')) {
    const first = descendants(section, 'sldId')[0]?.attributes.id;
    const name = section.attributes.name ?? '';
    if (first !== undefined && !/^(?:default section|untitled section|)$/i.test(name))
      starts.set(first, name);
  }
  return starts;
}
