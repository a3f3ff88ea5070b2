export function BookCall() {
  return (
    <section className="s" id="call" aria-labelledby="h-call">
      <div className="in call">
        <div>
          <h2 id="h-call" className="claim-h">
            Bring a document. Leave with an episode.
          </h2>
          <p className="lede">
            Twenty minutes with a person. Send something of yours and hear it made while we talk.
          </p>
        </div>
        <p className="row">
          <a className="btn primary big" href="/contact#call">
            Book a Call
          </a>
          <a className="btn big" href="/auth?tab=signup">
            Start Creating
          </a>
        </p>
      </div>
    </section>
  );
}
