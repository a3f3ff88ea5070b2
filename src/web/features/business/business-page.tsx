import { SkeletonBlock } from '../../components/elements/skeleton.tsx';
import { PageFrame } from '../../components/page/page-frame.tsx';
import { useSecurity } from '../../lib/account/security.ts';
import { usePageMeta } from '../../lib/browser/page-meta.ts';
import { CompanyPortal } from './company-portal.tsx';
import { FoundPortal } from './found-portal.tsx';
import { SamplePortal } from './sample-portal.tsx';

/** The business portal: of a company, for who has none yet, or with samples for the demo. */
export default function BusinessPage() {
  usePageMeta({
    title: 'Business Portal',
    description: 'Your team, what it makes, what waits for approval, and how to begin.',
  });
  const { status, session } = useSecurity();
  if (status === 'demo') return <SamplePortal />;
  if (!session)
    return (
      <PageFrame title="Business Portal">
        <SkeletonBlock label="Loading the portal" height={220} />
      </PageFrame>
    );
  return session.organization.personal ? <FoundPortal /> : <CompanyPortal session={session} />;
}
