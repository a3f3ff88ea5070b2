import { ButtonLink } from '../components/elements/button.tsx';
import { PlainPage } from '../components/page/plain-page.tsx';
import { usePageMeta } from '../lib/browser/page-meta.ts';

export default function NotFoundPage() {
  usePageMeta({ title: 'Page not found', description: 'There is nothing at this address.' });
  return (
    <PlainPage>
      <p className="mono text-sm">404</p>
      <h1 className="text-4xl">Oops! Page not found</h1>
      <p className="text-ink-2">There is nothing at this address. It may have been mistyped or moved.</p>
      <ButtonLink to="/" look="primary" size="big">
        Return to home
      </ButtonLink>
    </PlainPage>
  );
}
