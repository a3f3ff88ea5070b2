import { ApiError } from '../../lib/api/api.ts';
import { ButtonLink } from '../elements/button.tsx';
import { PageFrame } from './page-frame.tsx';

/** The server said that this is not for whoever asks. */
export function isNotAllowed(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'not_allowed';
}

/** In the place of a page that is for platform admins. */
export function NotAllowed() {
  return (
    <PageFrame
      width="text"
      title="This page is not for you"
      lead="It is for the platform admins of this server. Ask one of them if you need something done here."
    >
      <ButtonLink to="/" look="primary">
        Return to home
      </ButtonLink>
    </PageFrame>
  );
}
