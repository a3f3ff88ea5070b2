import { childAt, childElements, type XmlElement } from '../xml/xml-tree.ts';
import type { Box } from './reading-order.ts';

/** Something on a slide that may hold text. */
export interface Shape {
  element: XmlElement;
  /** What the layout reserves the place for, such as "title", "body" or "ftr"; null for free shapes. */
  placeholder: { type: string; index: string } | null;
  /** On the slide, in English Metric Units; null where neither it nor its layout says. */
  box: Box | null;
  /** The same placeholder on the layout and on the master, as far as they have it. */
  models: XmlElement[];
}

interface Frame {
  x: number;
  y: number;
  scaleX: number;
  scaleY: number;
}

const WHOLE: Frame = { x: 0, y: 0, scaleX: 1, scaleY: 1 };

/** The shapes of a slide in the order they are drawn, those of groups among them. */
export function readShapes(slide: XmlElement, layout?: XmlElement, master?: XmlElement): Shape[] {
  const models = [layout, master].map((model) => placeholdersOf(model));
  return flatten(treeOf(slide), WHOLE).map(({ element, frame }) => {
    const placeholder = placeholderOf(element);
    const same = placeholder ? models.flatMap((known) => matching(placeholder, known)) : [];
    const own = [element, ...same].map((shape) => boxOf(shape, shape === element ? frame : WHOLE));
    return { element, placeholder, models: same, box: own.find((box) => box !== null) ?? null };
  });
}

function treeOf(slide: XmlElement | undefined): XmlElement | undefined {
  return childAt(slide, 'cSld', 'spTree');
}

const SHAPES = new Set(['sp', 'graphicFrame', 'pic']);

function flatten(tree: XmlElement | undefined, frame: Frame): { element: XmlElement; frame: Frame }[] {
  return (tree ? childElements(tree) : []).flatMap((child) => {
    if (isHidden(child)) return [];
    if (SHAPES.has(child.name)) return [{ element: child, frame }];
    if (child.name === 'grpSp') return flatten(child, within(child, frame));
    if (child.name === 'AlternateContent')
      return flatten(childAt(child, 'Choice') ?? childAt(child, 'Fallback'), frame);
    return [];
  });
}

/** The properties that carry a shape's name, alternative text and placeholder, by any kind of shape. */
export function drawingProperties(shape: XmlElement): XmlElement | undefined {
  return childElements(shape).find(({ name }) => /^nv\w+Pr$/.test(name));
}

function isHidden(shape: XmlElement): boolean {
  return childAt(drawingProperties(shape), 'cNvPr')?.attributes.hidden === '1';
}

function placeholderOf(shape: XmlElement): Shape['placeholder'] {
  const found = childAt(drawingProperties(shape), 'nvPr', 'ph');
  return found ? { type: found.attributes.type ?? 'obj', index: found.attributes.idx ?? '' } : null;
}

type Known = { element: XmlElement; placeholder: NonNullable<Shape['placeholder']> };

function placeholdersOf(model: XmlElement | undefined): Known[] {
  return flatten(treeOf(model), WHOLE).flatMap(({ element }) => {
    const placeholder = placeholderOf(element);
    return placeholder ? [{ element, placeholder }] : [];
  });
}

/** Placeholders are matched by their index, then by what they are for (ECMA-376, 19.3.1.36). */
function matching(placeholder: Known['placeholder'], known: readonly Known[]): XmlElement[] {
  const kin = kindOf(placeholder.type);
  const found =
    known.find(
      (other) =>
        placeholder.index !== '' &&
        other.placeholder.index === placeholder.index &&
        kindOf(other.placeholder.type) === kin,
    ) ??
    known.find((other) => other.placeholder.type === placeholder.type) ??
    known.find((other) => kindOf(other.placeholder.type) === kin);
  return found ? [found.element] : [];
}

function kindOf(type: string): string {
  if (type === 'ctrTitle') return 'title';
  return type === 'obj' || type === 'subTitle' ? 'body' : type;
}

function boxOf(shape: XmlElement, frame: Frame): Box | null {
  const transform = childAt(shape, 'spPr', 'xfrm') ?? childAt(shape, 'xfrm');
  const offset = numbers(childAt(transform, 'off'), 'x', 'y');
  const size = numbers(childAt(transform, 'ext'), 'cx', 'cy');
  if (!offset || !size) return null;
  return {
    x: frame.x + offset[0] * frame.scaleX,
    y: frame.y + offset[1] * frame.scaleY,
    width: size[0] * frame.scaleX,
    height: size[1] * frame.scaleY,
  };
}

/** Members of a group have coordinates of their own (ECMA-376, 20.1.7.5). */
function within(group: XmlElement, frame: Frame): Frame {
  const transform = childAt(group, 'grpSpPr', 'xfrm');
  const offset = numbers(childAt(transform, 'off'), 'x', 'y');
  const size = numbers(childAt(transform, 'ext'), 'cx', 'cy');
  const origin = numbers(childAt(transform, 'chOff'), 'x', 'y');
  const extent = numbers(childAt(transform, 'chExt'), 'cx', 'cy');
  if (!offset || !size || !origin || !extent || extent[0] === 0 || extent[1] === 0) return frame;
  const scaleX = frame.scaleX * (size[0] / extent[0]);
  const scaleY = frame.scaleY * (size[1] / extent[1]);
  return {
    x: frame.x + offset[0] * frame.scaleX - origin[0] * scaleX,
    y: frame.y + offset[1] * frame.scaleY - origin[1] * scaleY,
    scaleX,
    scaleY,
  };
}

function numbers(element: XmlElement | undefined, a: string, b: string): [number, number] | null {
  const values = [element?.attributes[a], element?.attributes[b]].map(Number);
  return values.every(Number.isFinite) ? [values[0]!, values[1]!] : null;
}
