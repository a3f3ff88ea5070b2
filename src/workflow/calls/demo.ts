import { writeAudit } from '../../accounts/audit/write-audit.ts';
import { keepDemoActivity } from '../../accounts/demo/demo-activity.ts';
import { opensDemo } from '../../accounts/demo/demo-credentials.ts';
import { AppError } from '../../kernel/errors.ts';
import type { Call } from './call.ts';

/** True or false and nothing else, whether there is a demo or not. */
export const validateDemoCredentials: Call<'validateDemoCredentials'> = async (
  { config, database },
  _who,
  { body },
  from,
) => {
  const { demo } = config.people;
  const opens = opensDemo(demo, { email: body.demo_email, password: body.demo_password });
  if (demo)
    await writeAudit(database.db, {
      action: 'demo.opened',
      resource: 'demo',
      category: 'demo',
      actor: 'demo',
      result: opens ? 'success' : 'failure',
      ipAddress: from.ipAddress,
    });
  return opens;
};

export const logDemoActivity: Call<'logDemoActivity'> = async ({ config, database }, _who, { body }) => {
  if (!config.people.demo) throw new AppError('not_found', 'This server has no demo.');
  const { demo_id, action_type, details } = body;
  await keepDemoActivity(database, { demoId: demo_id, action: action_type, details });
  return null;
};
