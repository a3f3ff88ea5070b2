import { useState } from 'react';
import { Button } from '../../components/elements/button.tsx';
import { Chip } from '../../components/elements/chip.tsx';
import { disableSecondFactor, renewRecoveryCodes } from '../../lib/account/auth.ts';
import { type SessionView, useSecurity } from '../../lib/account/security.ts';
import { showToast } from '../../lib/toast-store.ts';
import { Block } from './block.tsx';
import { NoPassword } from './no-password.tsx';
import { PasswordDialog } from './password-dialog.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import { TwoFactorSetup } from './two-factor-setup.tsx';

const LEAD = 'Besides the password, a six-digit code of an app on your phone signs you in.';

/** Two-factor sign-in: off, being set up, or on. */
export function TwoFactorBlock({ session }: { session: SessionView }) {
  const { refresh } = useSecurity();
  const [isSettingUp, setIsSettingUp] = useState(false);
  /** Shown until they say that they kept them; the server never shows them again. */
  const [codes, setCodes] = useState<string[]>();
  const isOn = session.user.mfaEnabled;

  if (codes)
    return (
      <Block
        title="Recovery codes"
        lead="Each signs you in once where the app is not at hand. Keep them where you keep what matters: they are not shown again."
      >
        <RecoveryCodes codes={codes} onSaved={() => setCodes(undefined)} />
      </Block>
    );
  return (
    <Block
      title="Two-factor sign-in"
      lead={
        <span className="flex flex-wrap items-center gap-2">
          {LEAD}
          <Chip>{isOn ? 'On' : 'Off'}</Chip>
        </span>
      }
    >
      {!session.hasPassword ? (
        <NoPassword />
      ) : isOn ? (
        <WhileOn onCodes={setCodes} onOff={() => void refresh()} />
      ) : isSettingUp ? (
        <TwoFactorSetup
          onCancel={() => setIsSettingUp(false)}
          onDone={(fresh) => {
            setIsSettingUp(false);
            setCodes(fresh);
            showToast('Two-factor sign-in is on');
            void refresh();
          }}
        />
      ) : (
        <Button
          look={session.twoFactorRequired ? 'primary' : 'plain'}
          className="self-start"
          onClick={() => setIsSettingUp(true)}
        >
          Set up two-factor sign-in
        </Button>
      )}
    </Block>
  );
}

function WhileOn({ onCodes, onOff }: { onCodes: (codes: string[]) => void; onOff: () => void }) {
  const [pending, setPending] = useState<'codes' | 'off'>();
  return (
    <>
      <div className="flex flex-wrap gap-2">
        <Button onClick={() => setPending('codes')}>New recovery codes</Button>
        <Button onClick={() => setPending('off')}>Switch off</Button>
      </div>
      {pending === 'codes' && (
        <PasswordDialog
          title="New recovery codes"
          description="Those you have now open nothing any more."
          action="Make new codes"
          run={async (password) => onCodes(await renewRecoveryCodes(password))}
          onClose={() => setPending(undefined)}
        />
      )}
      {pending === 'off' && (
        <PasswordDialog
          title="Switch off two-factor sign-in"
          description="From then on the password alone signs you in."
          action="Switch off"
          run={async (password) => {
            await disableSecondFactor(password);
            showToast('Two-factor sign-in is off');
            onOff();
          }}
          onClose={() => setPending(undefined)}
        />
      )}
    </>
  );
}
