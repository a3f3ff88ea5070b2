import { notifyMembers } from '../../accounts/notifications/notify-members.ts';
import { findHolders } from '../../accounts/people/find-holders.ts';
import type { Principal } from '../../accounts/principal.ts';
import { rolesThatMay } from '../../kernel/rules/may.ts';
import { LANGUAGE_NAMES, type WrittenLanguage } from '../../kernel/rules/written-languages.ts';
import type { Queries } from '../../platform/db/database.ts';
import type { Service } from '../service.ts';

/** Tells those who answer for episodes, and open pages, that a brand voice is another one now. */
export async function tellBrandChanged(
  { events }: Pick<Service, 'events'>,
  trx: Queries,
  { organizationId, userId }: Principal,
  { language, version }: { language: string; version: number | null },
): Promise<void> {
  const roles = rolesThatMay('approval.decide');
  const members = await findHolders(trx, organizationId, { roles, userIds: [] });
  const others = members.map((member) => member.userId).filter((id) => id !== userId);
  const name = LANGUAGE_NAMES[language as WrittenLanguage];
  await notifyMembers(trx, events, others, {
    organizationId,
    type: 'brand_changed',
    title: 'The brand voice changed',
    message:
      version === null
        ? `Episodes in ${name} follow no brand voice from now on.`
        : `Episodes in ${name} are made by version ${version} from now on.`,
    data: { path: '/company#brand' },
  });
  await events.emit(trx, { organizationId, kind: 'brand.changed', subjectId: organizationId });
}
