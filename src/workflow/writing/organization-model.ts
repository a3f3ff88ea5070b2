import { AppError } from '../../kernel/errors.ts';
import type { Config, WriterConfig } from '../../platform/config/config.ts';
import type { Queries } from '../../platform/db/database.ts';
import { checkWriter } from '../../script/writers/model/server/open-model.ts';
import { planTokensLeft } from '../billing/plan-tokens.ts';
import { openStoredModel, readSettings, type WritingSettings } from './settings.ts';
import { readUsage, tokensLeft } from './usage.ts';

/** A model that an organization may have write. */
export interface OrganizationModel {
  config: WriterConfig;
  /** Of this month; absent: any number. */
  tokensLeft: number | undefined;
  /** It is the organization's plan that leaves no more, not the installation. */
  isOfPlan: boolean;
  settings: WritingSettings | undefined;
}

/**
 * The model that writes for an organization: that of the environment, else the stored one. Undefined
 * where there is none, or where it is kept for others.
 *
 * @throws AppError writer_not_configured when its stored key cannot be opened
 */
export async function findOrganizationModel(
  { config, db }: { config: Config; db: Queries },
  organizationId: string,
): Promise<OrganizationModel | undefined> {
  const settings = await readSettings(db);
  if (settings?.only_chosen && !(await isChosen(db, organizationId))) return undefined;
  const model = config.writer ?? (await openStoredModel(db, settings));
  if (!model) return undefined;
  const ofInstallation = tokensLeft(settings?.monthly_tokens, await readUsage(db));
  const ofPlan = await planTokensLeft(db, organizationId);
  const isOfPlan = ofPlan !== undefined && ofPlan < (ofInstallation ?? Number.POSITIVE_INFINITY);
  return { config: model, settings, isOfPlan, tokensLeft: isOfPlan ? ofPlan : ofInstallation };
}

/**
 * Refuses to have a model write where it could not.
 *
 * @throws AppError writer_not_configured: none is set up, its key is missing, or it is kept for others
 */
export async function checkOrganizationModel(
  where: { config: Config; db: Queries },
  organizationId: string,
): Promise<void> {
  const found = await findOrganizationModel(where, organizationId);
  if (found) return void checkWriter(found.config);
  const settings = await readSettings(where.db);
  if (where.config.writer || settings?.provider)
    throw new AppError(
      'writer_not_configured',
      "The language model of this server is not offered to your organization. Its administrators choose whom it writes for; the document's own words need no model.",
    );
  checkWriter(undefined);
}

/**
 * The model that may read pictures for an organization.
 *
 * @throws AppError writer_not_configured: none may, or the month's tokens are used up
 */
export async function findPictureModel(
  where: { config: Config; db: Queries },
  organizationId: string,
): Promise<OrganizationModel> {
  await checkOrganizationModel(where, organizationId);
  const found = await findOrganizationModel(where, organizationId);
  if (!found?.settings?.reads_pictures)
    throw new AppError(
      'writer_not_configured',
      'No language model of this server reads pictures. Its administrators can switch that on under Platform Admin > Writing.',
    );
  if (found.tokensLeft === 0)
    throw new AppError(
      'writer_not_configured',
      "The month's tokens of this installation are used up: the picture can be read by the model next month.",
    );
  return found;
}

async function isChosen(db: Queries, organizationId: string): Promise<boolean> {
  const row = await db
    .selectFrom('writing_organizations')
    .select('organization_id')
    .where('organization_id', '=', organizationId)
    .executeTakeFirst();
  return row !== undefined;
}
