import { z } from 'zod';
import { OPTIONAL_NOTIFICATIONS, type OptionalNotification } from '../../rules/notification-types.ts';
import { PLAN_NAMES } from '../../rules/plans.ts';
import { id, instant, nothing, plainName } from './fields.ts';
import { profile } from './session.ts';

export const subscription = profile.pick({
  subscription_status: true,
  subscription_plan: true,
  stripe_customer_id: true,
});

/** Plans one can ask for (1.6, 9.11). */
export const planName = z.enum(PLAN_NAMES);

/** Kinds of notification a person may switch off. */
export const preferences = z.object(switches(z.boolean().default(true)));

const preferencesChange = z.object(switches(z.boolean().optional()));

function switches<S extends z.ZodType>(each: S): Record<OptionalNotification, S> {
  return Object.fromEntries(OPTIONAL_NOTIFICATIONS.map((type) => [type, each])) as Record<
    OptionalNotification,
    S
  >;
}

/** One's own profile, with what only oneself is shown. */
const ownProfile = profile.extend({
  preferences,
  /** The plan they asked for and nobody has settled yet. */
  requestedPlan: planName.nullable(),
});

export const accountCalls = {
  readSignInOptions: {
    summary: 'Which ways to sign in this server offers',
    access: 'public',
    status: 200,
    response: z.object({
      google: z.boolean(),
      demo: z.boolean(),
      /** `outbox`: no mail server is set up; the administrator finds messages on the page /outbox. */
      mail: z.enum(['smtp', 'outbox']),
      /** Whether passwords are looked up among known breaches. */
      breachCheck: z.boolean(),
    }),
  },
  readPasswordRange: {
    summary: 'Known breaches of passwords whose SHA-1 starts so: lines of suffix:count',
    access: 'public',
    status: 200,
    params: z.object({ prefix: z.string().regex(/^[0-9A-Fa-f]{5}$/) }),
    /** Text: asked of the configured range service, padded, never kept. */
    response: z.unknown(),
  },
  readProfile: { summary: 'Your profile', access: 'member', status: 200, response: ownProfile },
  updateProfile: {
    summary: 'Change your name, what you are told of, or the organization you work in',
    access: 'member',
    status: 200,
    body: z
      .object({
        full_name: plainName(120).optional(),
        /** One you are a member of. */
        organization_id: id.optional(),
        /** What is not named stays as it is. */
        preferences: preferencesChange.optional(),
      })
      .refine((body) => Object.keys(body).length > 0, 'must hold something to change'),
    response: ownProfile,
  },
  readSubscription: {
    summary: 'Your subscription',
    access: 'member',
    status: 200,
    response: subscription,
  },
  setCredentials: {
    summary: 'Give an account that has no password an e-mail address and a password',
    access: 'member',
    status: 200,
    body: z.object({ email: z.email().max(254), password: z.string().min(8).max(128) }),
    response: z.object({ email: z.string() }),
  },
  exportAccount: {
    summary: 'Everything kept about you, as JSON (GDPR article 20)',
    access: 'member',
    status: 200,
    response: z.unknown(),
  },
  deleteAccount: {
    summary: 'Delete your account and what is yours alone (GDPR article 17)',
    access: 'member',
    status: 204,
    /** `confirm`: your e-mail address, or DELETE where there is none. */
    body: z.object({ confirm: z.string().max(254), password: z.string().max(128).optional() }),
    response: nothing,
  },
  requestPlan: {
    summary: 'Ask the administrators of this server for a plan',
    access: 'member',
    status: 201,
    body: z.object({ plan: planName }),
    response: z.object({ id, plan: planName, createdAt: instant }),
  },
} as const;
