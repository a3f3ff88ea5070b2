import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { marks, outline, read } from './read.ts';

const ARTICLE = String.raw`\documentclass[11pt]{article}
\usepackage[english]{babel}
\newcommand{\lake}{Lake \emph{Kallavesi}}
\title{Ice on the lake\thanks{Funded by nobody.}}
\author{Mara Lindt$^1$ \\ Institute of Ice \and Jon Ek}
\begin{document}
\maketitle
\begin{abstract}
The ice comes later every year.
\end{abstract}
\section{How it began}\label{sec:begin} % a comment
In 1790 a \textbf{pastor} wrote ${'``'}frozen'' on the wall~\cite{lindt,ek}.\footnote{The wall \emph{still} stands.} It is na\"{\i}ve, caf\'e, \ss\ and 5--6 m$^2$ --- see \ref{fig:wall} and \autoref{sec:more}. The mass is $m = \frac{a+b}{2}$ here. On \lake{} it is 3\% more.

A second paragraph cites again~\citep[p.~3]{ek}.
\[ E = mc^2 \]
\begin{itemize}
  \item First
  \item Second
  \begin{enumerate} \item Deeper \end{enumerate}
\end{itemize}
\begin{figure}
\includegraphics[width=3cm]{wall.png}
\caption{The wall in 1790.}\label{fig:wall}
\end{figure}
\begin{table}\begin{tabular}{lr}\toprule Year & Day \\ \midrule 1790 & 12 \\ 1990 & 31 \\ \bottomrule\end{tabular}\end{table}
\subsection{More}\label{sec:more}
\begin{theorem}Ice floats.\end{theorem}
\begin{quote}The ice does not lie.\end{quote}
\begin{verbatim}
ice = read()
  print(ice)
\end{verbatim}
\input{appendix}
\begin{thebibliography}{9}\bibitem{lindt} M. Lindt. Ice. 2001.\end{thebibliography}
\end{document}
Never printed.`;

describe('LaTeX source', async () => {
  const document = await read('ice.tex', ARTICLE);

  it('gives what it would print', () => {
    expect(outline(document)).toEqual([
      'title: Ice on the lake',
      'heading1: Abstract',
      'paragraph: The ice comes later every year.',
      'heading1: How it began',
      'paragraph: In 1790 a pastor wrote “frozen” on the wall [1, 2].1 It is naïve, café, ß and 5–6 m² — see 1 and Section 1.1. The mass is m = (a + b)/2 here. On Lake Kallavesi it is 3% more.',
      'footnote: The wall still stands.',
      'paragraph: A second paragraph cites again [2].',
      'formula: E = mc^2',
      'list_item1: First',
      'list_item1: Second',
      'list_item2: Deeper',
      'caption: The wall in 1790.',
      'table: Year | Day\n1790 | 12\n1990 | 31',
      'heading2: More',
      'paragraph: Ice floats.',
      'quote: The ice does not lie.',
      'code: ice = read()\n  print(ice)',
      'references paragraph: M. Lindt. Ice. 2001.',
    ]);
  });

  it('marks notes, citations and formulas', () => {
    expect(marks(document, document.blocks[4])).toEqual([
      'strong pastor',
      'note_ref [1, 2]',
      'note_ref 1',
      'math m = (a + b)/2',
      'emphasis Kallavesi',
    ]);
  });

  it('has its metadata, and says what it did not follow', () => {
    expect(document.metadata).toMatchObject({
      title: 'Ice on the lake',
      authors: ['Mara Lindt', 'Jon Ek'],
      language: 'en',
    });
    expect(document.warnings).toEqual(['This source includes other files, which were not read: appendix.']);
  });
});

describe('the source of a real paper', () => {
  it('gives its sections, notes, table and references', async () => {
    const file = join(import.meta.dirname, '..', 'fixtures', 'sources', 'street-trees.tex');
    const document = await read('street-trees.tex', readFileSync(file));
    const heads = outline(document).filter((line) => line.includes('heading'));
    expect(heads).toEqual([
      'heading1: Introduction',
      'heading1: Methods',
      'heading2: Study area',
      'heading2: Measurements',
      'heading2: Analysis',
      'heading1: Results',
      'heading2: Afternoon',
      'heading2: Night',
      'heading2: Soil moisture',
      'heading1: Discussion',
      'heading2: Why shade is not enough',
      'heading2: Narrow streets',
      'heading2: Limitations',
      'heading1: Conclusions',
      'back_matter heading1: Acknowledgements',
    ]);
    expect(document.metadata.authors).toEqual(['Marit Holm', 'Daniel Osei']);
    expect(document.blocks.filter((block) => block.role === 'references').length).toBeGreaterThan(3);
    expect(document.text).not.toMatch(/\\|\{|\}/);
  });
});

describe('quantities of siunitx', () => {
  const CASES: [source: string, read: string][] = [
    [String.raw`\SI{4186}{\joule\per\kelvin\per\kilo\gram}`, '4186 joules per kelvin per kilogram'],
    [String.raw`$\SI{3}{\metre}$`, '3 metres'],
    [String.raw`$\si{\metre\per\second\squared}$`, 'metres per second squared'],
    [String.raw`\qty[mode = text]{5.2}{\milli\metre}`, '5.2 millimetres'],
    [String.raw`\SI{1}{\square\metre}`, '1 square metre'],
    [String.raw`\SI{20}{\celsius} and \SI{50}{\hertz}`, '20 degrees Celsius and 50 hertz'],
    [String.raw`\SI{30}{m/s}, \num{1234}, \ang{45}`, '30 m/s, 1234, 45°'],
    [String.raw`\num{6e23}`, '6 times 10 to the power of 23'],
  ];

  it.each(CASES)('%s', async (source, said) => {
    const { text } = await read(
      'q.tex',
      `\\documentclass{article}\\begin{document}The amount is ${source} here.\\end{document}`,
    );
    expect(text).toBe(`The amount is ${said} here.`);
  });
});
