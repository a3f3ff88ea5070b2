import { Button, ButtonLink } from '../../components/elements/button.tsx';
import { Notice } from '../../components/elements/notice.tsx';
import { ApiError, errorSentence } from '../../lib/api/api.ts';

interface Props {
  error: unknown;
  onRetry: () => void;
  onGone: () => void;
}

/** Why nothing could be searched, and what can be done about it. */
export function SearchFault({ error, onRetry, onGone }: Props) {
  const refused = error instanceof ApiError && error.status >= 400 && error.status < 500;
  const plan = refused && error.code === 'subscription_required';
  return (
    <Notice
      kind={plan ? 'note' : 'error'}
      className="m-4"
      actions={
        plan ? (
          <ButtonLink to="/welcome" size="small" onClick={onGone}>
            Choose Your Plan
          </ButtonLink>
        ) : (
          !refused && (
            <Button size="small" onClick={onRetry}>
              Try again
            </Button>
          )
        )
      }
    >
      {errorSentence(error)}
    </Notice>
  );
}
