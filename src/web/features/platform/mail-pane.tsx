import { useQuery } from '@tanstack/react-query';
import { Button } from '../../components/elements/button.tsx';
import { Icon } from '../../components/elements/icon.tsx';
import { SkeletonBlock } from '../../components/elements/skeleton.tsx';
import { Ago } from '../../components/page/ago.tsx';
import { QueryState } from '../../components/page/query-state.tsx';
import { showToast } from '../../lib/toast-store.ts';
import { mailPieces } from './mail-pieces.ts';
import { outboxMailQuery } from './platform-queries.ts';

interface Props {
  mailId: string;
  /** Back to the list, where there is no room for both. */
  onBack: (() => void) | undefined;
}

/** An email as its recipient would read it. */
export function MailPane({ mailId, onBack }: Props) {
  const mail = useQuery(outboxMailQuery(mailId));
  return (
    <section aria-label="The email" className="min-w-0">
      {onBack && (
        <Button size="small" className="mb-4" onClick={onBack}>
          <Icon name="back" />
          All emails
        </Button>
      )}
      <QueryState
        query={mail}
        name="The email"
        loading={<SkeletonBlock label="Loading the email" height={320} />}
      >
        {({ subject, recipient, createdAt, text, links }) => (
          <article className="rounded-md border border-line bg-sheet p-5 sm:p-6">
            <h2 className="text-2xl break-words">{subject}</h2>
            <p className="mt-1 text-[13px] break-all text-ink-3">
              To {recipient}, <Ago at={createdAt} />
            </p>
            <div className="mt-5 border-t border-line pt-5 font-serif text-base leading-6 break-words whitespace-pre-wrap">
              <Text text={text} links={links} />
            </div>
          </article>
        )}
      </QueryState>
    </section>
  );
}

function Text({ text, links }: { text: string; links: readonly string[] }) {
  const { origin } = window.location;
  return mailPieces(text, links, origin).map((piece, at) =>
    piece.href ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: an email never changes
      <span key={at}>
        <a href={piece.href} className="break-all text-v2-ink underline underline-offset-2">
          {piece.text}
        </a>{' '}
        <CopyButton text={piece.text} />
      </span>
    ) : (
      piece.text
    ),
  );
}

/** Browsers let a page write to the clipboard by https, and on the machine itself. */
function CopyButton({ text }: { text: string }) {
  if (!navigator.clipboard) return null;
  return (
    <Button
      size="small"
      className="align-middle font-sans"
      onClick={() => {
        navigator.clipboard.writeText(text).then(
          () => showToast('Copied the link.'),
          () =>
            showToast('The browser did not let this page copy. Select the link and copy it.', { bad: true }),
        );
      }}
    >
      Copy link
    </Button>
  );
}
