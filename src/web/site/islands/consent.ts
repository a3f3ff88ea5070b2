import { chooseConsent, onConsent, readConsent } from '../../lib/browser/consent.ts';

/** On the Cookie Policy: what was chosen, and the choice again (specification 2.22). */
const WORDS = {
  accept_all: 'You accepted all cookies.',
  reject_non_essential: 'You rejected cookies that are not essential.',
} as const;

const place = document.querySelector<HTMLElement>('[data-consent-choice]');
const state = place?.querySelector('[data-consent-state]');
if (place && state) {
  const show = () => {
    const chosen = readConsent();
    state.textContent = chosen === undefined ? 'You have not chosen yet.' : WORDS[chosen];
  };
  place.hidden = false;
  show();
  onConsent(show);
  for (const button of place.querySelectorAll<HTMLButtonElement>('[data-choose]'))
    button.addEventListener('click', () =>
      chooseConsent(button.dataset.choose === 'accept_all' ? 'accept_all' : 'reject_non_essential'),
    );
}
