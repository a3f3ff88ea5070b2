import { describe, expect, it } from 'vitest';
import { openLog } from '../../../src/platform/log/open-log.ts';

function lines(level: 'warn' | 'debug' = 'debug') {
  const written: string[] = [];
  return { log: openLog(level, (line) => written.push(line)), written };
}

describe('the log', () => {
  it('writes one JSON object a line, with its level and an ISO time', () => {
    const { log, written } = lines();
    log.info({ job: 'make-episode' }, 'Taken.');
    const line = JSON.parse(written[0] ?? '');
    expect(line).toMatchObject({ level: 'info', job: 'make-episode', msg: 'Taken.' });
    expect(new Date(line.time).toISOString()).toBe(line.time);
    expect(written[0]?.endsWith('\n')).toBe(true);
  });

  it('keeps quiet below its level', () => {
    const { log, written } = lines('warn');
    log.info('not this');
    log.warn('this');
    expect(written).toHaveLength(1);
  });

  it('never writes a secret field, three levels deep', () => {
    const { log, written } = lines();
    log.info({ req: { headers: { authorization: 'Bearer abc', cookie: 's=1', 'set-cookie': 's=2' } } });
    log.info({
      config: { s3: { secretAccessKey: 'abc' }, databaseUrl: 'abc' },
      token: 'abc',
      password: 'abc',
    });
    const text = written.join('');
    expect(text).not.toMatch(/abc|s=1|s=2/);
    expect(text.match(/\[secret\]/g)).toHaveLength(7);
  });

  it.each([
    ['postgresql://me:pa%2Fss@db:5432/x', 'postgresql://me:[secret]@db:5432/x'],
    ['cannot reach postgres://me:s/l@sh@db', 'cannot reach postgres://me:[secret]@db'],
    ['/sign-in?token=abcdef&next=/create', '/sign-in?token=[secret]&next=/create'],
    ['/listen/4e0a?key=abc_def-12&t=3', '/listen/4e0a?key=[secret]&t=3'],
    ['GET /feeds/private/abc_DEF-12/9f/audio.mp3', 'GET /feeds/private/[secret]/9f/audio.mp3'],
    ['https://s3/x?X-Amz-Signature=ff00&a=1', 'https://s3/x?X-Amz-Signature=[secret]&a=1'],
    ['sent Bearer abcdefgh12', 'sent Bearer [secret]'],
    ['https://host:8080/a@b', 'https://host:8080/a@b'],
  ])('masks what stands in a sentence: %s', (said, written) => {
    const seen = lines();
    seen.log.warn(new Error(said), said);
    const line = JSON.parse(seen.written[0] ?? '');
    expect(line.msg).toBe(written);
    expect(line.err.message).toBe(written);
    expect(line.err.stack).not.toContain('pa%2Fss');
  });
});
