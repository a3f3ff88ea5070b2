import { type DomElement, type DomNode, isElement, isText } from './dom.ts';

/** A formula as short plain text: what its MathML shows, else its TeX. */
export function mathText(element: DomElement): string {
  const shown = visible(element)
    .replace(/[\u2061-\u2064]/g, '')
    .replace(/\s+/g, ' ')
    .trim();
  if (shown !== '') return shown;
  return (element.getAttribute('alttext') ?? element.querySelector('annotation')?.textContent ?? '').trim();
}

function visible(node: DomNode): string {
  if (isText(node)) return (node.textContent ?? '').trim();
  if (!isElement(node) || node.localName.startsWith('annotation')) return '';
  const parts = Array.from(node.childNodes, visible);
  if (node.localName === 'mfrac') return `${grouped(parts[0])}/${grouped(parts[1])}`;
  if (node.localName === 'msup' && parts.length === 2) return `${parts[0]}^${grouped(parts[1])}`;
  if (node.localName === 'msqrt') return `√${grouped(parts.join(''))}`;
  return node.localName === 'mo' ? spaced(parts.join('')) : parts.join('');
}

const grouped = (part = '') => (part.trim().length > 1 ? `(${part.trim()})` : part.trim());
const spaced = (operator: string) => (/^[=<>≤≥≈+−→×]$/.test(operator) ? ` ${operator} ` : operator);
