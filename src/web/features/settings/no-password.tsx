import { ButtonLink } from '../../components/elements/button.tsx';
import { Notice } from '../../components/elements/notice.tsx';

/** Where a password is needed and there is none. */
export function NoPassword() {
  return (
    <Notice
      kind="note"
      actions={
        <ButtonLink to="#profile" size="small" replace>
          Set a password
        </ButtonLink>
      }
    >
      Your account has no password yet: you came by a link or an identity provider.
    </Notice>
  );
}
