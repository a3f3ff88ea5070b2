import { foundOrganization } from '../../accounts/organizations/found-organization.ts';
import { loadOrganizationView } from '../../accounts/organizations/organization-view.ts';
import { transferOrganizationTo } from '../../accounts/organizations/transfer-organization.ts';
import { changeOrganization } from '../../accounts/organizations/update-organization.ts';
import { toActor } from './actor.ts';
import type { Call } from './call.ts';

export const createOrganization: Call<'createOrganization'> = (service, who, { body }, from) =>
  foundOrganization(service, toActor(who, from), body.name);

export const readOrganization: Call<'readOrganization'> = ({ database }, who) =>
  loadOrganizationView(database, who.organizationId);

export const updateOrganization: Call<'updateOrganization'> = (service, who, { body }, from) =>
  changeOrganization(service, toActor(who, from), body);

export const transferOrganization: Call<'transferOrganization'> = (service, who, { body }, from) =>
  transferOrganizationTo(service, toActor(who, from), body.userId);
