import { AppError } from '../errors.ts';
import { type Action, POLICIES } from './policies.ts';
import { ROLE_FACTS, TEAM_ROLES, type TeamRole } from './roles.ts';

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

/** The roles that may do something with whatever there is in their organization; `own`: with what they made. */
export function rolesThatMay(action: Action, least: 'own' | 'any' = 'any'): TeamRole[] {
  return TEAM_ROLES.filter((role) => hasGrant(action, role, least));
}

/**
 * Sentences that say who may, such as "Only owners and admins of the organization may do this.": one for
 * all actions that the same people may do.
 */
export function whoMay(actions: Action | readonly Action[], thing?: Thing): string {
  const all = typeof actions === 'string' ? [actions] : actions;
  const groups = new Map<string, Action[]>();
  for (const action of all) {
    const people = peopleWhoMay(actionsNeeded(action, thing));
    groups.set(people, [...(groups.get(people) ?? []), action]);
  }
  const sentences = [...groups].map(([people, same]) => {
    const does = listed(
      same.map((action) => POLICIES[action].does),
      'or',
    );
    return `${people} may ${does}.`;
  });
  return sentences.join(' ');
}

/** The beginning of such a sentence. */
function peopleWhoMay(needed: readonly Action[]): string {
  const have = (least: 'own' | 'any') =>
    TEAM_ROLES.filter((role) => needed.every((action) => hasGrant(action, role, least)));
  const any = have('any');
  const own = have('own');
  const excepted = TEAM_ROLES.filter((role) => !own.includes(role));
  const people = [
    ...(own.length > any.length ? [maker(excepted)] : []),
    ...(any.length > 0 ? [`${listed(any.map((role) => ROLE_FACTS[role].plural))} of the organization`] : []),
    ...(needed.every((action) => POLICIES[action].platformAdmins) ? ['platform admins'] : []),
  ];
  return `${needed.length > 1 ? 'It is published: only' : 'Only'} ${listed(people)}`;
}

function hasGrant(action: Action, role: TeamRole, least: 'own' | 'any'): boolean {
  const grant = POLICIES[action].grants[role];
  return grant === 'any' || grant === least;
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

function maker(excepted: readonly TeamRole[]): string {
  if (excepted.length === 0) return 'whoever made it';
  return `whoever made it (${listed(excepted.map((role) => ROLE_FACTS[role].plural))} excepted)`;
}

function listed(words: readonly string[], last: 'and' | 'or' = 'and'): string {
  if (words.length < 2) return words.join('');
  return `${words.slice(0, -1).join(', ')} ${last} ${words.at(-1)}`;
}
