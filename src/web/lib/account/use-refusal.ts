import { may, type Thing, whoMay } from '../../../kernel/rules/may.ts';
import type { Action } from '../../../kernel/rules/policies.ts';
import { useSecurity } from './security.ts';

/**
 * Why whoever is signed in may not do something, by the policies that the server goes by; undefined:
 * they may. Of several actions those that they may not do.
 */
export function useRefusal(): (actions: Action | readonly Action[], thing?: Thing) => string | undefined {
  const { session } = useSecurity();
  return (actions, thing) => {
    if (!session) return 'Sign in first.';
    const who = {
      userId: session.user.id,
      role: session.role,
      isPlatformAdmin: session.isPlatformAdmin,
    };
    const all = typeof actions === 'string' ? [actions] : actions;
    const refused = all.filter((action) => !may(who, action, thing));
    return refused.length > 0 ? whoMay(refused, thing) : undefined;
  };
}

/** What the policies ask of an episode. */
export function toThing(episode: { ownerId: string; publishedAt?: string | undefined }): Thing {
  return { ownerId: episode.ownerId, isPublished: episode.publishedAt !== undefined };
}
