import { STANDARDS } from '../../parts/standards.ts';

/** Claims of 1.6, each with what the software does and what its operator has to prove. */
export function TrustBadges() {
  return (
    <section className="s" id="security" aria-labelledby="h-trust">
      <div className="in">
        <div className="row between">
          <h2 id="h-trust" className="claim-h">
            It can stay on your own server.
          </h2>
          <a className="btn" href="/security">
            How security works
          </a>
        </div>
        <div className="columns">
          {STANDARDS.map(({ name, software, operator }) => (
            <article key={name}>
              <h3>{name}</h3>
              <dl>
                <dt>The software</dt>
                <dd>{software}</dd>
                <dt>Its operator</dt>
                <dd>{operator}</dd>
              </dl>
            </article>
          ))}
        </div>
      </div>
    </section>
  );
}
