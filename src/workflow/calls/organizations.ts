import { foundOrganization } from '../../accounts/organizations/found-organization.ts';
import { readOrganizationOf } from '../../accounts/organizations/organization-view.ts';
import { transferOrganizationTo } from '../../accounts/organizations/transfer-organization.ts';
import { updateOrganizationOf } from '../../accounts/organizations/update-organization.ts';
import { actorOf } from './actor.ts';
import type { Call } from './call.ts';

export const createOrganization: Call<'createOrganization'> = (service, who, { body }, from) =>
  foundOrganization(service, actorOf(who, from), body.name);

export const readOrganization: Call<'readOrganization'> = ({ database }, who) =>
  readOrganizationOf(database, who.organizationId);

export const updateOrganization: Call<'updateOrganization'> = (service, who, { body }, from) =>
  updateOrganizationOf(service, actorOf(who, from), body);

export const transferOrganization: Call<'transferOrganization'> = (service, who, { body }, from) =>
  transferOrganizationTo(service, actorOf(who, from), body.userId);
