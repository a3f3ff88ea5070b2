import { environmentName, mainArgument, nodeContent, nodeName, rawText, type TexNode } from './latex-tree.ts';

export interface Label {
  /** "Figure", "Section": what \autoref and \cref put before the number. */
  kind: string;
  number: string;
}

const SECTIONS = ['chapter', 'section', 'subsection', 'subsubsection'];
const FLOATS: Record<string, string> = {
  figure: 'Figure',
  table: 'Table',
  algorithm: 'Algorithm',
  listing: 'Listing',
};
const EQUATIONS = /^(?:equation|align|gather|multline|eqnarray)$/;

/** The numbers that LaTeX prints for labels, counted as its article class counts; works and notes are numbered elsewhere. */
export function numberLabels(nodes: readonly TexNode[]): Map<string, Label> {
  const walk = new LabelWalk();
  walk.visit(nodes);
  return walk.labels;
}

class LabelWalk {
  readonly labels = new Map<string, Label>();
  private readonly counters = new Map<string, number>();
  private readonly sections = [0, 0, 0, 0];
  private current: Label = { kind: 'Section', number: '' };

  visit(nodes: readonly TexNode[]): void {
    for (const node of nodes) {
      const outer = this.current;
      if (node.type === 'macro') this.macro(node);
      else if (node.type === 'environment' || node.type === 'mathenv') {
        this.environment(environmentName(node));
        this.visit(nodeContent(node));
        this.current = outer;
      } else this.visit(nodeContent(node));
    }
  }

  private macro(node: TexNode): void {
    const name = nodeName(node);
    const depth = SECTIONS.indexOf(name);
    const starred = node.args?.[0]?.content.some((part) => nodeName(part) === '*') ?? false;
    if (depth >= 0 && !starred) this.section(depth);
    else if (name === 'label') this.labels.set(rawText(mainArgument(node)).trim(), this.current);
    for (const { content } of node.args ?? []) if (name !== 'label') this.visit(content);
  }

  private section(depth: number): void {
    this.sections[depth]! += 1;
    this.sections.fill(0, depth + 1);
    const from = this.sections[0]! > 0 ? 0 : 1;
    this.current = {
      kind: depth === 0 ? 'Chapter' : 'Section',
      number: this.sections.slice(from, depth + 1).join('.'),
    };
  }

  private environment(name: string): void {
    const kind =
      FLOATS[name.replace(/\*$/, '')] ??
      (EQUATIONS.test(name) ? 'Equation' : THEOREMS.exec(name) ? capital(name) : null);
    if (kind === null) return;
    const number = (this.counters.get(kind) ?? 0) + 1;
    this.counters.set(kind, number);
    this.current = { kind, number: String(number) };
  }
}

const THEOREMS = /^(?:theorem|lemma|proposition|corollary|definition|example|remark)$/;
const capital = (name: string) => name[0]!.toUpperCase() + name.slice(1);
