import { useSecurity } from '../../lib/account/security.ts';
import { Published } from './published.tsx';
import { Samples } from './samples.tsx';

/** What is published on this server; for visitors of the demo, samples. */
export default function DiscoverPage() {
  const { status } = useSecurity();
  return status === 'demo' ? <Samples /> : <Published />;
}
