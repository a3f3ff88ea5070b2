import { AppError } from '../errors.ts';
import { type Action, type Grant, POLICIES } from './policies.ts';
import { TEAM_ROLES, type TeamRole } from './roles.ts';

/** Whoever wants to do something, by their active membership. */
export interface Who {
  userId: string;
  role: TeamRole;
  isPlatformAdmin: boolean;
}

/** What it is about, which has been found to be of their organization. */
export interface Thing {
  /** Whoever made it. */
  ownerId: string;
  isPublished?: boolean;
}

/**
 * Whether somebody may do something, by the table of policies.ts. Without a thing only what a role may
 * do with everything is granted.
 */
export function may(who: Who, action: Action, thing?: Thing): boolean {
  return actionsNeeded(action, thing).every((each) => isGranted(who, each, thing));
}

/**
 * The same, for whoever goes on only if it is so.
 *
 * @throws AppError not_allowed with a sentence that says who may
 */
export function authorize(who: Who, action: Action, thing?: Thing): void {
  if (!may(who, action, thing)) throw new AppError('not_allowed', whoMay(action, thing));
}

/** The roles that may do something with whatever there is in their organization. */
export function rolesThatMay(action: Action): TeamRole[] {
  return TEAM_ROLES.filter((role) => POLICIES[action].grants[role] === 'any');
}

/** A sentence that says who may, such as "Only owners and admins of the organization may do this." */
export function whoMay(action: Action, thing?: Thing): string {
  const needed = actionsNeeded(action, thing);
  const have = (role: TeamRole, grant: Grant) =>
    needed.every((each) => POLICIES[each].grants[role] === 'any' || POLICIES[each].grants[role] === grant);
  const any = TEAM_ROLES.filter((role) => have(role, 'any'));
  const excepted = TEAM_ROLES.filter((role) => !have(role, 'own'));
  const people = [
    ...(any.length + excepted.length < TEAM_ROLES.length ? [maker(excepted)] : []),
    ...(any.length > 0 ? [`${listed(any.map((role) => PLURALS[role]))} of the organization`] : []),
    ...(needed.every((each) => POLICIES[each].platformAdmins) ? ['platform admins'] : []),
  ];
  const only = `nly ${listed(people)} may ${POLICIES[action].does}.`;
  return needed.length > 1 ? `It is published: o${only}` : `O${only}`;
}

function actionsNeeded(action: Action, thing: Thing | undefined): Action[] {
  const { publishedNeeds } = POLICIES[action];
  return thing?.isPublished && publishedNeeds ? [action, publishedNeeds] : [action];
}

function isGranted(who: Who, action: Action, thing: Thing | undefined): boolean {
  const { grants, platformAdmins } = POLICIES[action];
  if (who.isPlatformAdmin && platformAdmins) return true;
  const grant = Object.hasOwn(grants, who.role) ? grants[who.role] : 'none';
  return grant === 'any' || (grant === 'own' && thing?.ownerId === who.userId);
}

const PLURALS: Record<TeamRole, string> = {
  owner: 'owners',
  admin: 'admins',
  moderator: 'moderators',
  manager: 'managers',
  creator: 'creators',
  student: 'students',
  user: 'users',
  viewer: 'viewers',
};

function maker(excepted: readonly TeamRole[]): string {
  if (excepted.length === 0) return 'whoever made it';
  return `whoever made it (${listed(excepted.map((role) => PLURALS[role]))} excepted)`;
}

function listed(words: readonly string[]): string {
  if (words.length < 2) return words.join('');
  return `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;
}
