import { proposeCallTimes } from '../../../../kernel/rules/call-times.ts';
import { CALL_MINUTES } from '../../../../kernel/rules/public-forms.ts';

const DAYS = new Intl.DateTimeFormat('en-GB', {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  timeZone: 'UTC',
});

/** Three times to choose among; the form of /contact takes them over. @param today ISO day */
export function BookCall({ today }: { today: string }) {
  return (
    <section className="s" id="call" aria-labelledby="h-call">
      <div className="in call">
        <div>
          <h2 id="h-call" className="claim-h">
            Bring a document. Leave with an episode.
          </h2>
          <p className="lede">
            {CALL_MINUTES} minutes with a person. Send something of yours and hear it made while we talk.
          </p>
        </div>
        <form action="/contact#call" className="call-times">
          <fieldset>
            <legend className="eyebrow">Which time suits you?</legend>
            {proposeCallTimes(today).map((time, index) => (
              <label key={time}>
                <input type="radio" name="time" value={time} defaultChecked={index === 0} />
                <span>{DAYS.format(new Date(`${time}Z`))}</span>
                <span className="mono">{time.slice(-5)}, your time</span>
              </label>
            ))}
          </fieldset>
          <p className="row">
            <button type="submit" className="btn primary big">
              Book a Call
            </button>
            <a className="btn big" href="/auth?tab=signup">
              Start Creating
            </a>
          </p>
        </form>
      </div>
    </section>
  );
}
