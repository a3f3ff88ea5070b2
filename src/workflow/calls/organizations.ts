import { foundOrganization } from '../../accounts/organizations/found-organization.ts';
import { loadOrganizationView } from '../../accounts/organizations/organization-view.ts';
import { transferOrganizationTo } from '../../accounts/organizations/transfer-organization.ts';
import { changeOrganization } from '../../accounts/organizations/update-organization.ts';
import { enqueueSync } from '../billing/take-event.ts';
import { toActor } from './actor.ts';
import type { Call } from './call.ts';

export const createOrganization: Call<'createOrganization'> = (service, who, { body }, from) =>
  foundOrganization(service, toActor(who, from), body.name);

export const readOrganization: Call<'readOrganization'> = ({ database }, who) =>
  loadOrganizationView(database, who.organizationId);

export const updateOrganization: Call<'updateOrganization'> = (service, who, { body }, from) =>
  changeOrganization(service, toActor(who, from), body);

export const transferOrganization: Call<'transferOrganization'> = async (service, who, { body }, from) => {
  const view = await transferOrganizationTo(service, toActor(who, from), body.userId);
  // What it pays for stands in the profile of its owner. Where this is not reached, the daily look does it.
  await enqueueSync(service.queue, service.database.db, who.organizationId);
  return view;
};
