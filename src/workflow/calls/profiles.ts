import { requestPlanOf } from '../../accounts/platform/request-plan.ts';
import { readProfileOf } from '../../accounts/profiles/profile-rows.ts';
import { updateProfileOf } from '../../accounts/profiles/update-profile.ts';
import { actorOf } from './actor.ts';
import type { Call } from './call.ts';

export const readProfile: Call<'readProfile'> = ({ database }, who) => readProfileOf(database, who.userId);

export const updateProfile: Call<'updateProfile'> = (service, who, { body }) =>
  updateProfileOf(service, who.userId, body);

/** The part of the profile that opens the working areas (7.16). */
export const readSubscription: Call<'readSubscription'> = ({ database }, who) =>
  readProfileOf(database, who.userId);

export const requestPlan: Call<'requestPlan'> = (service, who, { body }, from) =>
  requestPlanOf(service, actorOf(who, from), body.plan);
