import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestDoor, type Person, type TestDoor } from '../door.ts';
import { addEpisode } from './rows.ts';

let door: TestDoor;
beforeAll(async () => {
  door = await openTestDoor();
});
afterAll(() => door.close());

const ask = (as: Person, episodeId: string, note?: string) =>
  door.ask('POST', '/api/v1/approvals', { as, body: { episodeId, ...(note ? { note } : {}) } });
const decide = (as: Person, id: string, approved: boolean, note?: string) =>
  door.ask('POST', `/api/v1/approvals/${id}/decision`, { as, body: { approved, ...(note ? { note } : {}) } });
const list = async (as: Person, query = '') =>
  (await door.ask('GET', `/api/v1/approvals?${query}`, { as })).json.approvals;
const told = async (as: Person) =>
  (await door.ask('GET', '/api/v1/notifications', { as })).json.notifications;
const setRole = (who: Person, role: string) =>
  door.service.database.pool.query('update company_team_members set role = $1 where user_id = $2', [
    role,
    who.userId,
  ]);

describe('asking', () => {
  it('tells those who decide, once while nobody has decided', async () => {
    const before = await door.service.events.latest(door.ada.organizationId);
    const episodeId = await addEpisode(door, door.vera, { title: 'Tides' });
    const { status, json } = await ask(door.vera, episodeId, 'Is the tone right?');
    expect(status).toBe(201);
    expect(json).toMatchObject({
      status: 'pending',
      revision: 1,
      outdated: false,
      mayDecide: false,
      decidedBy: null,
      episode: { id: episodeId, title: 'Tides' },
      askedBy: { name: 'viewer' },
      note: 'Is the tone right?',
    });
    const [notification] = await told(door.ada);
    expect(notification).toMatchObject({ type: 'system_alert', title: 'Approval asked for' });
    expect(notification.message).toBe('viewer asks for approval of “Tides”. Is the tone right?');
    expect(notification.data).toMatchObject({ path: '/approvals', approvalId: json.id });
    expect(await told(door.vera)).toEqual([]);
    const { events } = await door.service.events.after(door.ada.organizationId, before, 10);
    expect(events.map(({ kind }) => kind)).toEqual(['notification.created', 'approval.changed']);
    const again = await ask(door.vera, episodeId);
    expect([again.status, again.json.error.details.approvalId]).toEqual([409, json.id]);
    expect((await list(door.ada))[0].mayDecide).toBe(true);
    expect((await door.ask('GET', '/api/v1/summary', { as: door.ada })).json.pendingApprovals).toBe(1);
    expect(await list(door.otto)).toEqual([]);
    await door.service.database.pool.query('delete from approvals');
  });

  it('is about a finished episode of the own organization', async () => {
    const running = await addEpisode(door, door.ada, { status: 'running' });
    expect((await ask(door.ada, running)).json.error.code).toBe('conflict');
    const foreign = await addEpisode(door, door.otto);
    expect((await ask(door.ada, foreign)).json.error.code).toBe('not_found');
  });

  it('is taken once of two at the same moment', async () => {
    const episodeId = await addEpisode(door, door.vera);
    const answers = await Promise.all(Array.from({ length: 4 }, () => ask(door.vera, episodeId)));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409]);
    await door.service.database.pool.query('delete from approvals');
  });
});

describe('deciding', () => {
  it('is for owners, admins and managers, once, and tells who asked', async () => {
    const episodeId = await addEpisode(door, door.vera, { title: 'Tides' });
    const { id } = (await ask(door.vera, episodeId)).json;
    for (const role of ['viewer', 'creator', 'student', 'user', 'moderator']) {
      await setRole(door.vera, role);
      expect([role, (await decide(door.vera, id, true)).json.error.code]).toEqual([role, 'not_allowed']);
    }
    await setRole(door.vera, 'viewer');
    expect((await decide(door.otto, id, true)).status).toBe(404);
    const { status, json } = await decide(door.ada, id, false, 'Shorter, please.');
    expect([status, json.status, json.decidedBy.name]).toEqual([200, 'changes_requested', 'ada']);
    expect(json).toMatchObject({ decisionNote: 'Shorter, please.', mayDecide: false });
    expect((await decide(door.ada, id, true)).json.error.code).toBe('conflict');
    const [notification] = await told(door.vera);
    expect(notification).toMatchObject({
      type: 'system_alert',
      title: 'Changes asked for',
      message: 'Changes are asked for in “Tides”. Shorter, please.',
    });
    const { rows } = await door.service.database.pool.query(
      "select details from audit_log where action = 'approval.decided' and user_id = $1",
      [door.ada.userId],
    );
    expect(rows).toEqual([{ details: { status: 'changes_requested', revision: 1 } }]);
    // The next revision is another question.
    await door.service.database.pool.query('update episodes set revision = 2 where id = $1', [episodeId]);
    const second = (await ask(door.vera, episodeId)).json;
    expect(second.revision).toBe(2);
    expect((await list(door.ada)).map(({ outdated }: { outdated: boolean }) => outdated)).toEqual([
      false,
      true,
    ]);
    expect((await decide(door.ada, second.id, true)).json.status).toBe('approved');
    expect(await list(door.ada, 'status=approved')).toHaveLength(1);
    await ask(door.vera, await addEpisode(door, door.vera));
    const answered = (await list(door.ada, 'status=answered')).map(
      ({ status }: { status: string }) => status,
    );
    expect(new Set(answered)).toEqual(new Set(['approved', 'changes_requested']));
    expect(answered).toHaveLength((await list(door.ada)).length - 1);
  });

  it("of one's own request is somebody else's, unless there is nobody else", async () => {
    const own = (await ask(door.ada, await addEpisode(door, door.ada))).json;
    expect(own.mayDecide).toBe(true);
    await setRole(door.vera, 'manager');
    expect((await list(door.ada))[0].mayDecide).toBe(false);
    expect((await decide(door.ada, own.id, true)).json.error.code).toBe('not_allowed');
    expect((await decide(door.vera, own.id, true)).status).toBe(200);
    await setRole(door.vera, 'viewer');
  });

  it('in a workspace of one’s own is that person’s', async () => {
    const { pool } = door.service.database;
    await pool.query('update organizations set personal = true where id = $1', [door.otto.organizationId]);
    await setRole(door.otto, 'creator');
    const { id } = (await ask(door.otto, await addEpisode(door, door.otto))).json;
    expect(await told(door.otto)).toEqual([]);
    const { json } = await decide(door.otto, id, true);
    expect([json.status, json.decidedBy.id]).toEqual(['approved', door.otto.userId]);
    expect(await told(door.otto)).toEqual([]);
  });

  it('happens once, of two at the same moment', async () => {
    const { id } = (await ask(door.vera, await addEpisode(door, door.vera))).json;
    await setRole(door.vera, 'viewer');
    const answers = await Promise.all([decide(door.ada, id, true), decide(door.ada, id, false)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });
});

describe('the list', () => {
  it('goes on by its cursor, newest first, without a gap or a double', async () => {
    const { pool } = door.service.database;
    await pool.query('delete from approvals');
    for (let index = 0; index < 5; index++)
      await ask(door.vera, await addEpisode(door, door.vera, { title: `Part ${index}` }));
    // Two of one millisecond, and two of one moment.
    await pool.query(`update approvals set created_at = timestamptz '2030-01-01 00:00:00.123' + make_interval(
      secs => (select 0.0001 * least(row, 3) from (select id, row_number() over (order by created_at) as row
        from approvals) numbered where numbered.id = approvals.id))`);
    const all = (await list(door.ada)).map(({ id }: { id: string }) => id);
    expect(all).toHaveLength(5);
    const paged: string[] = [];
    for (let query = 'limit=2'; query; ) {
      const { json } = await door.ask('GET', `/api/v1/approvals?${query}&status=pending`, { as: door.ada });
      paged.push(...json.approvals.map(({ id }: { id: string }) => id));
      query = json.cursor ? `limit=2&cursor=${json.cursor}` : '';
    }
    expect(paged).toEqual(all);
    const bad = await door.ask('GET', '/api/v1/approvals?cursor=x', { as: door.ada });
    expect([bad.status, bad.json.error.code]).toEqual([400, 'input_invalid']);
    expect((await door.ask('GET', '/api/v1/approvals?limit=201', { as: door.ada })).status).toBe(400);
  });
});
