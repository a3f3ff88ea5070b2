import { callPath } from '../../../kernel/contracts/calls.ts';
import { ask } from '../api/api.ts';
import { count } from '../wording/format.ts';
import { sha1Hex } from './sha1.ts';

/** From how many characters on a password is looked up, and how long a pause in typing comes first (9.1). */
export const BREACH_FROM_LENGTH = 4;
export const BREACH_PAUSE_MS = 800;
/** Who waits longer goes on without an answer. */
const PATIENCE_MS = 5000;

/** What is known of the password that stands in the field. */
export type BreachState =
  | { at: 'idle' }
  | { at: 'checking' }
  | { at: 'clean' }
  | { at: 'breached'; count: number }
  | { at: 'failed' };

/** The four texts of specification 8.5; nothing is said of a password that was not looked up. */
export function breachText(state: BreachState): string | undefined {
  if (state.at === 'checking') return 'Checking password security...';
  if (state.at === 'breached') return `Found in ${count(state.count)} known breaches`;
  if (state.at === 'clean') return 'Password not found in known breaches';
  if (state.at === 'failed') return 'Unable to check breach status';
  return undefined;
}

/** Why such a password is not taken (specification 5.2). */
export function breachRefusal(times: number): string {
  return `This password appears in ${count(times)} known breaches. Please choose a unique, stronger password.`;
}

/**
 * In how many known breaches a password is found. Only the first five characters of its SHA-1 leave the
 * browser; the answer is padded and never kept (specification 7.19).
 *
 * @throws ApiError where the range service did not answer
 */
export async function countBreaches(password: string): Promise<number> {
  const hash = await sha1Hex(password);
  const response = await ask(callPath('readPasswordRange', { prefix: hash.slice(0, 5) }), {
    headers: { 'add-padding': 'true' },
    cache: 'no-store',
    signal: AbortSignal.timeout(PATIENCE_MS),
  });
  return countIn(await response.text(), hash.slice(5));
}

/** Of lines of suffix:count, the count of one suffix; 0 where it is not among them, or is padding. */
export function countIn(range: string, suffix: string): number {
  for (const line of range.split('\n')) {
    const [key = '', times = ''] = line.trim().split(':');
    if (key.toUpperCase() === suffix) return Number.parseInt(times, 10) || 0;
  }
  return 0;
}

export interface BreachCheck {
  /** What the field holds now: looked up after a pause, from four characters on. */
  type(password: string): void;
  /** What is known of it, looked up at once where it is not yet; never fails. */
  settle(password: string): Promise<BreachState>;
  /** Nothing of what is under way is told any more. */
  stop(): void;
}

/** Looks passwords up as they are typed. Answers about what no longer stands there are ignored. */
export function createBreachCheck(
  countOf: (password: string) => Promise<number>,
  onState: (state: BreachState) => void,
): BreachCheck {
  let current = '';
  let known: BreachState = { at: 'idle' };
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running: Promise<BreachState> | undefined;

  function enter(state: BreachState): BreachState {
    known = state;
    onState(state);
    return state;
  }

  async function lookUp(password: string): Promise<BreachState> {
    enter({ at: 'checking' });
    const found: BreachState = await countOf(password).then(
      (times) => (times > 0 ? { at: 'breached', count: times } : { at: 'clean' }),
      () => ({ at: 'failed' }),
    );
    return password === current ? enter(found) : known;
  }

  function begin(password: string): Promise<BreachState> {
    clearTimeout(timer);
    running = lookUp(password);
    return running;
  }

  function type(password: string): void {
    if (password === current) return;
    current = password;
    running = undefined;
    clearTimeout(timer);
    enter({ at: 'idle' });
    if (password.length >= BREACH_FROM_LENGTH)
      timer = setTimeout(() => void begin(password), BREACH_PAUSE_MS);
  }

  return {
    type,
    settle(password) {
      type(password);
      if (password.length < BREACH_FROM_LENGTH) return Promise.resolve(known);
      return running ?? begin(password);
    },
    stop() {
      clearTimeout(timer);
      current = '';
      running = undefined;
    },
  };
}
