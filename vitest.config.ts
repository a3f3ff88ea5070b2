import { defineConfig } from 'vitest/config';
import LongestFirst from './tests/house/longest-first.ts';

export default defineConfig({
  test: {
    include: ['tests/**/*.test.ts'],
    // Tests start real engines, children and encoders: two files at a time suit two cores.
    globalSetup: ['tests/platform/db/shared-server.ts'],
    pool: 'forks',
    maxWorkers: 2,
    // Far above what any test needs, for slow shared machines; nothing is tried twice.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    sequence: { sequencer: LongestFirst },
    retry: 0,
    passWithNoTests: false,
  },
});
