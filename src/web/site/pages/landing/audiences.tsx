import { lineOf, type Offer } from '../../../../kernel/rules/billing/offers.ts';

const AUDIENCES = [
  {
    id: 'students',
    title: 'Students',
    why: 'Lecture notes become a conversation for the bus: what a term means, what follows from what, and what the exam asks for.',
    piece: ['Before you go: what is TR?', 'TR is price times quantity.'],
    plan: 'student',
    links: [['/students', 'Afterword for students']],
  },
  {
    id: 'creators',
    title: 'Creators',
    why: 'An article or a chapter becomes an episode with chapters, a cover and a transcript. Change one line, and only that line is spoken again.',
    piece: ['One line is changed', 'One take is spoken anew, and the file is joined again.'],
    plan: 'creator',
    links: [['/creators', 'Afterword for creators']],
  },
  {
    id: 'businesses',
    title: 'Businesses',
    why: 'Reports and handbooks that are heard: roles and invitations, episodes that wait for approval, and a log of who did what.',
    piece: [
      'Approved, with a note',
      'What changed after an approval is marked, and has to be approved anew.',
    ],
    plan: undefined,
    links: [
      ['/contact?topic=sales', 'Contact Sales'],
      ['/contact?topic=case_studies', 'Request Case Studies'],
    ],
  },
] as const;

export function Audiences({ offers }: { offers: readonly Offer[] }) {
  return (
    <section className="s" aria-labelledby="h-audiences">
      <div className="in">
        <h2 id="h-audiences">For whoever has to know it by Thursday.</h2>
        <div className="columns">
          {AUDIENCES.map(({ id, title, why, piece, plan, links }) => (
            <article key={id} className="audience">
              <h3>{title}</h3>
              <p>{why}</p>
              <Piece first={piece[0]} then={piece[1]} isAnswer={id === 'students'} />
              <p>
                <b>{plan ? lineOf(offers, plan) : 'Pricing on request'}</b>
              </p>
              <p className="row">
                {links.map(([to, label]) => (
                  <a key={to} href={to}>
                    {label}
                  </a>
                ))}
              </p>
            </article>
          ))}
        </div>
      </div>
    </section>
  );
}

/** Of an episode or of its page; the answer to a question opens when it is asked for, as one learns. */
function Piece({ first, then, isAnswer }: { first: string; then: string; isAnswer: boolean }) {
  if (isAnswer)
    return (
      <details className="card piece answer">
        <summary>{first}</summary>
        <p className="serif">{then}</p>
      </details>
    );
  return (
    <div className="card piece">
      <p className="muted">{first}</p>
      <p className="serif">{then}</p>
    </div>
  );
}
