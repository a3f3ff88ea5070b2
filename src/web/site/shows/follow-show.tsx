import type { ShowFacts } from '../../../kernel/contracts/site.ts';
import { QrCode } from '../../components/elements/qr-code.tsx';

/** Apps that take the address of a feed from a link. */
const APPS: readonly { name: string; link: (feedUrl: string) => string }[] = [
  { name: 'Apple Podcasts', link: (feedUrl) => feedUrl.replace(/^https?/, 'podcast') },
  {
    name: 'Overcast',
    link: (feedUrl) => `overcast://x-callback-url/add?url=${encodeURIComponent(feedUrl)}`,
  },
  { name: 'Pocket Casts', link: (feedUrl) => feedUrl.replace(/^https?:\/\//, 'pktc://subscribe/') },
  {
    name: 'AntennaPod',
    link: (feedUrl) => `https://antennapod.org/deeplink/subscribe?url=${encodeURIComponent(feedUrl)}`,
  },
];

/** How a show is followed: by an app of this device, by the address of its feed, or by a phone that sees the code. */
export function FollowShow({ shown: { feedUrl } }: { shown: ShowFacts }) {
  return (
    <section className="card follow" aria-labelledby="h-follow">
      <div>
        <h2 id="h-follow">Follow this show</h2>
        <p className="muted">In an app of yours, or in any other by the address of the feed.</p>
        <div className="apps">
          {APPS.map(({ name, link }) => (
            <a key={name} className="btn" href={link(feedUrl)}>
              {name}
            </a>
          ))}
        </div>
        <a className="mono feed-address" href={feedUrl}>
          {feedUrl}
        </a>
      </div>
      <QrCode text={feedUrl} label="The address of the feed, for the camera of a phone" className="qr" />
    </section>
  );
}
