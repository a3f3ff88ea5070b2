import { Link } from 'react-router';
import { PlainPage } from '../../components/page/plain-page.tsx';
import { useSecurity } from '../../lib/account/security.ts';
import { usePageMeta } from '../../lib/browser/page-meta.ts';

/** Who answers for this installation: its administrators. */
export default function ContactPage() {
  usePageMeta({
    title: 'Contact',
    description: 'How to reach the people who run this Afterword, and how to ask for a plan.',
  });
  const { status } = useSecurity();
  return (
    <PlainPage>
      <h1 className="text-4xl">Contact</h1>
      <p className="font-serif text-lg text-ink-2">
        This Afterword is run by whoever gave you its address: they answer questions, choose the plans, and
        see to your account.
      </p>
      <ul className="flex list-disc flex-col gap-3 pl-5 text-[15px] text-ink-2">
        <li>
          For a plan, {status === 'signed-in' ? '' : 'sign in and '}ask on{' '}
          <Link to="/welcome" className="underline">
            the page of plans
          </Link>
          : its administrators are notified. Pricing for businesses is on request.
        </li>
        <li>
          For your data, look into{' '}
          <Link to="/settings" className="underline">
            your settings
          </Link>
          : you can take it with you or delete it there.
        </li>
        <li>
          If something does not work,{' '}
          <Link to="/diag" className="underline">
            the diagnostics
          </Link>{' '}
          of your browser help whoever looks into it.
        </li>
      </ul>
    </PlainPage>
  );
}
