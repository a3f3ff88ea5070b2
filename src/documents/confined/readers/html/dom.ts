/** As much of a DOM as the readers use; linkedom's nodes have it. */
export interface DomNode {
  nodeType: number;
  nodeName: string;
  textContent: string | null;
  childNodes: ArrayLike<DomNode>;
  parentNode: DomNode | null;
  previousSibling: DomNode | null;
}

export interface DomElement extends DomNode {
  localName: string;
  children: ArrayLike<DomElement>;
  getAttribute(name: string): string | null;
  setAttribute(name: string, value: string): void;
  hasAttribute(name: string): boolean;
  querySelector(selector: string): DomElement | null;
  querySelectorAll(selector: string): ArrayLike<DomElement> & Iterable<DomElement>;
  cloneNode(deep: boolean): DomNode;
}

export interface DomDocument extends DomElement {
  documentElement: DomElement;
  body: DomElement;
}

export const isElement = (node: DomNode): node is DomElement => node.nodeType === 1;
export const isText = (node: DomNode): boolean => node.nodeType === 3;

/** Class names and id, lower case, for pattern matching. */
export function names(element: DomElement): string {
  return `${element.getAttribute('class') ?? ''} ${element.getAttribute('id') ?? ''}`.toLowerCase();
}

export function nodeText(node: DomNode): string {
  return (node.textContent ?? '').replace(/\s+/g, ' ').trim();
}
