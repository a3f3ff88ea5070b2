import { ORGANIZATION_DEFAULTS } from '../../../kernel/rules/organization-defaults.ts';
import { Switch } from '../../components/elements/switch.tsx';
import { Section } from '../../components/page/section.tsx';
import { useSecurity } from '../../lib/account/security.ts';
import { errorSentence } from '../../lib/api/api.ts';
import { showToast } from '../../lib/toast-store.ts';
import { plural } from '../../lib/wording/format.ts';
import { type Organization, type Policy, useUpdate } from './use-update.ts';

const { sessionTimeoutSeconds, passwordPolicy } = ORGANIZATION_DEFAULTS.security;

const POLICIES: { name: keyof Policy; label: string; follows: string }[] = [
  {
    name: 'requireTwoFactor',
    label: 'Two-factor sign-in for everybody',
    follows:
      'Members without it set it up before they go on working: at their next click they are led to Settings.',
  },
  {
    name: 'sessionTimeout',
    label: 'End unused sessions',
    follows: `Who does nothing for ${plural(sessionTimeoutSeconds / 60, 'minute')} signs in again. Nothing that was entered on the server is lost.`,
  },
  {
    name: 'passwordRules',
    label: 'Stricter passwords',
    follows: `A new password differs from the last ${passwordPolicy.history}, and lasts ${passwordPolicy.maxAgeDays} days: then a new one is asked for at sign-in.`,
  },
];

/** What the organization asks of its members: owners and admins switch it, others read it. */
export function Policies({ organization: { policy } }: { organization: Organization }) {
  const { isAdmin, session } = useSecurity();
  const update = useUpdate();
  const pending = update.isPending ? update.variables.policy : undefined;

  function change(name: keyof Policy, label: string, on: boolean) {
    update.mutate(
      { policy: { [name]: on } },
      {
        onSuccess: () => showToast(`${label}: ${on ? 'on' : 'off'}.`),
        onError: (error) => showToast(errorSentence(error), { bad: true }),
      },
    );
  }

  return (
    <Section
      ruled
      title="Policies"
      lead={isAdmin ? 'A change counts for all members at once.' : 'Owners and admins change them.'}
    >
      <ul>
        {POLICIES.map(({ name, label, follows }) => (
          <li key={name} className="border-t border-line py-4">
            <Switch
              label={label}
              checked={pending?.[name] ?? policy[name]}
              disabled={!isAdmin || update.isPending}
              onChange={(on) => change(name, label, on)}
            >
              {follows}
              {name === 'requireTwoFactor' && isAdmin && !policy[name] && !session?.user.mfaEnabled && (
                <span className="mt-1 block text-warn">
                  You have not set it up yourself: you are asked to at once.
                </span>
              )}
            </Switch>
          </li>
        ))}
      </ul>
    </Section>
  );
}
