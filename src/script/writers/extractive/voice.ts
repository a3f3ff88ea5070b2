/** What kind of text a document is, which tells how a host passes it on. */
export type Manner = 'essay' | 'paper' | 'policy' | 'manual' | 'law' | 'notes' | 'slides' | 'article';

/**
 * Who says "we" and "I" in a document. `authors`: those of a paper, said in the third person. `organisation`:
 * a company or a body, said by its name. `writer`: one person's own account, announced once and read on
 * (lines that are `quoted`). `none`: nobody, or everybody.
 */
export interface Voice {
  manner: Manner;
  speaksAs: 'authors' | 'organisation' | 'writer' | 'none';
  /** What an organisation is called, as it stands inside a sentence: "Basecamp", "the company". */
  name?: string;
}
