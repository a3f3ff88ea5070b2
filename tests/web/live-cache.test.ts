import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { describe, expect, it, vi } from 'vitest';
import { keys } from '../../src/web/lib/api/queries.ts';
import { createLiveCache } from '../../src/web/lib/live/live-cache.ts';

const ID = '6f1b2c3d-0000-4000-8000-000000000000';
const progress = {
  id: 1,
  kind: 'episode.progress' as const,
  subjectId: ID,
  data: { overall: 0.5, etaSeconds: 4, stages: [{ id: 'speak', state: 'running', fraction: 0.4 }] },
};

describe('events in the query cache', () => {
  it('writes progress into a running episode and into the lists it stands in', () => {
    const client = new QueryClient();
    client.setQueryData(keys.episode(ID), { id: ID, status: 'queued', overall: 0, etaSeconds: 9 });
    client.setQueryData([...keys.episodes, ''], {
      pages: [
        {
          episodes: [
            { id: ID, status: 'queued', overall: 0 },
            { id: 'other', status: 'done', overall: 1 },
          ],
        },
      ],
    });
    client.setQueryData(keys.summary, { running: [{ id: ID, status: 'queued', overall: 0 }], episodes: 3 });
    createLiveCache(client).apply(progress);
    expect(client.getQueryData(keys.summary)).toEqual({
      running: [{ id: ID, status: 'running', overall: 0.5, etaSeconds: 4 }],
      episodes: 3,
    });
    expect(client.getQueryData(keys.episode(ID))).toMatchObject({ status: 'running', ...progress.data });
    expect(client.getQueryData([...keys.episodes, ''])).toEqual({
      pages: [
        {
          episodes: [
            { id: ID, status: 'running', overall: 0.5, etaSeconds: 4 },
            { id: 'other', status: 'done', overall: 1 },
          ],
        },
      ],
    });
  });

  it('leaves a finished episode finished when progress comes late', () => {
    const client = new QueryClient();
    client.setQueryData(keys.episode(ID), { id: ID, status: 'done', overall: 1 });
    createLiveCache(client).apply(progress);
    expect(client.getQueryData(keys.episode(ID))).toEqual({ id: ID, status: 'done', overall: 1 });
  });

  it('writes a notification into the list, and asks for the list where an event carries none', async () => {
    const client = new QueryClient();
    const notification = {
      id: 'n1',
      title: 'Title',
      message: 'Words',
      type: 'system_alert',
      read: false,
      created_at: '2026-03-01T10:00:00.000Z',
      data: null,
    };
    client.setQueryData(keys.notifications, { notifications: [], unread: 0 });
    const cache = createLiveCache(client);
    cache.apply({ id: 1, kind: 'notification.created', subjectId: 'n1', data: notification });
    expect(client.getQueryData(keys.notifications)).toEqual({ notifications: [notification], unread: 1 });
    expect(client.getQueryState(keys.notifications)?.isInvalidated).toBe(false);
    const read = { ...notification, read: true };
    cache.apply({ id: 2, kind: 'notification.updated', subjectId: 'n1', data: read });
    expect(client.getQueryData(keys.notifications)).toEqual({ notifications: [read], unread: 0 });
    cache.apply({ id: 3, kind: 'notification.updated', subjectId: 'n1' });
    expect(client.getQueryState(keys.notifications)?.isInvalidated).toBe(true);
  });

  it('asks again for whatever may have been missed', () => {
    const client = new QueryClient();
    const shown = [
      keys.episodes,
      keys.episode(ID),
      keys.source(ID),
      keys.session,
      keys.summary,
      keys.approvals,
      keys.discover,
      keys.plan,
      ['notifications'],
      ['team'],
      ['organization'],
    ];
    for (const key of shown) client.setQueryData(key, {});
    createLiveCache(client).refreshAll();
    const fresh = shown.filter((key) => !client.getQueryState(key)?.isInvalidated);
    expect(fresh).toEqual([]);
  });

  it('asks once more, and only once, when several changes come during one request', async () => {
    const client = new QueryClient();
    const answers: ((value: unknown) => void)[] = [];
    const queryFn = vi.fn(() => new Promise((resolve) => answers.push(resolve)));
    const observer = new QueryObserver(client, { queryKey: keys.timeline(ID), queryFn });
    const end = observer.subscribe(() => {});
    answers.shift()?.('first');
    await expect.poll(() => client.getQueryData(keys.timeline(ID))).toBe('first');
    const cache = createLiveCache(client);
    for (let id = 1; id <= 4; id += 1) cache.apply({ id, kind: 'episode.segment', subjectId: ID });
    expect(queryFn).toHaveBeenCalledTimes(2);
    answers.shift()?.('second');
    await expect.poll(() => queryFn.mock.calls).toHaveLength(3);
    answers.shift()?.('third');
    await expect.poll(() => client.getQueryData(keys.timeline(ID))).toBe('third');
    expect(queryFn).toHaveBeenCalledTimes(3);
    end();
  });
});
