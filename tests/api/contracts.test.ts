import { readdirSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { API } from '../../src/kernel/contracts/api/api.ts';
import type { Contract } from '../../src/kernel/contracts/api/contract.ts';
import { ALL_CALLS, HTTP_CALLS, type ServiceCallName } from '../../src/workflow/calls/all-calls.ts';

const FOLDER = path.join(import.meta.dirname, '..', '..', 'src', 'workflow', 'calls');

const contracts: [name: string, contract: Contract][] = Object.entries(API);

it('no two contracts have the same address', () => {
  const addresses = contracts.map(([, { method, path: at }]) => `${method} ${at.replace(/:\w+/g, ':')}`);
  expect(new Set(addresses).size).toBe(contracts.length);
});

it('no contract is lost among those of other files', async () => {
  const folder = path.join(import.meta.dirname, '..', '..', 'src', 'kernel', 'contracts', 'api');
  const written: string[] = [];
  for (const file of readdirSync(folder)) {
    const module: Record<string, unknown> = await import(path.join(folder, file));
    for (const [name, value] of Object.entries(module))
      if (name.endsWith('Calls')) written.push(...Object.keys(value as object));
  }
  expect(written.sort()).toEqual(Object.keys(API).sort());
});

it('each call is done by one function, exported by one module', async () => {
  const exporters = new Map<string, string[]>();
  for (const file of readdirSync(FOLDER).filter((name) => name !== 'all-calls.ts')) {
    const module: object = await import(path.join(FOLDER, file));
    for (const name of Object.keys(module)) exporters.set(name, [...(exporters.get(name) ?? []), file]);
  }
  const answered: readonly string[] = HTTP_CALLS;
  const names = Object.keys(API).filter((name) => !answered.includes(name)) as ServiceCallName[];
  for (const name of names) {
    expect([name, exporters.get(name)?.length]).toEqual([name, 1]);
    expect(ALL_CALLS[name]).toBeTypeOf('function');
  }
});
