import { expect, it } from 'vitest';
import { ORGANIZATION_DEFAULTS } from '../../src/kernel/rules/organization-defaults.ts';

it('holds the defaults of an organization, part by part', () => {
  expect(ORGANIZATION_DEFAULTS).toEqual({
    security: {
      sessionTimeoutSeconds: 3600,
      passwordPolicy: { minLength: 8, history: 5, maxAgeDays: 90 },
      lockout: { attempts: 5, seconds: 300 },
    },
    general: { periodDays: 30 },
    integrations: { ssoConnections: 3 },
    subscription: {
      tier: 'professional',
      limits: { users: 100, storage: 1000, bandwidth: 500, apiCalls: 10_000 },
    },
    compliance: { retentionDays: 2555 },
    branding: {},
  });
});
