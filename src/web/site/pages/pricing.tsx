import { PLAN_NAMES, PLANS, planPrice } from '../../../kernel/rules/plans.ts';
import type { SiteContent } from '../page.ts';
import { PageHead, Part, Questions } from '../parts/page-head.tsx';

const QUESTIONS = [
  [
    'What does a plan pay for?',
    'Access to the working areas of this installation: making episodes, the library, voices, approvals. Listening to what was published needs no plan.',
  ],
  [
    'Who takes the money?',
    'Whoever runs this installation. The software itself is free under the AGPL: you can run it on a machine of your own, where you decide who has which plan.',
  ],
  [
    'How does one get a plan?',
    'Choose one after signing up. Where this installation takes no payments, its administrators are asked and grant it.',
  ],
  [
    'What happens to my episodes when a plan ends?',
    'They stay in your library, and what is published stays published. Making and changing episodes waits until there is a plan again.',
  ],
  [
    'Is the price for students the same?',
    'Student and creator plans begin at the same price. They differ in what they are made for, and in the menu you get.',
  ],
] as const;

export const pricingPage: SiteContent = {
  title: 'Pricing',
  description:
    'Student and creator plans from $24.99 a month, business on request; the software itself is free to run yourself.',
  body: ({ voices, languages }) => (
    <>
      <PageHead
        title="One price to begin with."
        lede="Student and creator plans start at the same price. Businesses tell us what they need."
      />
      <section className="s" aria-labelledby="h-plans">
        <div className="in">
          <h2 id="h-plans" className="sr-only">
            Plans
          </h2>
          <div className="columns">
            {PLAN_NAMES.map((name) => {
              const plan = PLANS[name];
              const { before, price, after } = planPrice(plan);
              const isOnRequest = plan.fromDollarsAMonth === undefined;
              return (
                <article key={name} className="plan">
                  <h3>{plan.label}</h3>
                  <p>{plan.lead}</p>
                  <p className="price">
                    <span>{before}</span>
                    <b>{price}</b>
                    <span>{after}</span>
                  </p>
                  <ul>
                    {plan.holds.map((each) => (
                      <li key={each}>{each}</li>
                    ))}
                  </ul>
                  <p>
                    <a
                      className={isOnRequest ? 'btn big' : 'btn primary big'}
                      href={isOnRequest ? '/contact?topic=sales' : '/auth?tab=signup'}
                    >
                      {isOnRequest ? 'Contact Sales' : 'Get Started'}
                    </a>
                  </p>
                </article>
              );
            })}
          </div>
          <p className="muted gap-top">
            This installation has {voices} voices in {languages} languages.
          </p>
        </div>
      </section>
      <Part id="questions" title="Questions">
        <Questions list={QUESTIONS} />
      </Part>
    </>
  ),
};
