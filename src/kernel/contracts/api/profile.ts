import { z } from 'zod';
import { OPTIONAL_NOTIFICATIONS, type OptionalNotification } from '../../rules/notification-types.ts';
import { planName } from './account.ts';
import type { Contract } from './contract.ts';
import { id, plainName } from './fields.ts';
import { profile } from './session.ts';

export const subscription = profile.pick({
  subscription_status: true,
  subscription_plan: true,
  stripe_customer_id: true,
});

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

export const profileCalls = {
  readProfile: {
    method: 'GET',
    path: '/api/v1/profile',
    summary: 'Your profile',
    chapter: 'Account',
    access: 'member',
    gate: 'open',
    limit: 'general',
    status: 200,
    response: ownProfile,
  },
  updateProfile: {
    method: 'PATCH',
    path: '/api/v1/profile',
    summary: 'Change your name, what you are told of, or the organization you work in',
    chapter: 'Account',
    access: 'member',
    gate: 'open',
    limit: 'general',
    body: z
      .object({
        full_name: plainName(120).optional(),
        /** One you are a member of. */
        organization_id: id.optional(),
        /** What is not named stays as it is. */
        preferences: preferencesChange.optional(),
      })
      .refine((body) => Object.keys(body).length > 0, 'must hold something to change'),
    status: 200,
    response: ownProfile,
    errors: ['not_found'],
  },
  readSubscription: {
    method: 'GET',
    path: '/api/v1/profile/subscription',
    summary: 'Your subscription',
    chapter: 'Account',
    access: 'member',
    gate: 'open',
    limit: 'general',
    status: 200,
    response: subscription,
  },
} as const satisfies Record<string, Contract>;
