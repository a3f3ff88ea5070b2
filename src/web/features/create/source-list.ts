import { compact } from '../../../kernel/compact.ts';
import { ApiError, call, errorSentence } from '../../lib/api/api.ts';
import { type RunningUpload, uploadFile } from '../../lib/api/uploads.ts';
import { readStored, writeStored } from '../../lib/browser/storage.ts';
import { uuid } from '../../lib/browser/uuid.ts';

/** An episode's sources at most; the server refuses more. */
export const MOST_SOURCES = 20;

export type SourceOrigin =
  | { kind: 'file'; file: File | undefined }
  | { kind: 'text'; text: string }
  | { kind: 'url'; url: string };

/** Where a source stands between this browser and the server. */
export type SourceState =
  | { at: 'sending'; fraction: number | undefined }
  | { at: 'server'; sourceId: string }
  /** `final`: sending it again would end the same. */
  | { at: 'unsent'; sentence: string; final: boolean };

export interface SourceRow {
  key: string;
  name: string;
  origin: SourceOrigin;
  state: SourceState;
}

interface Remembered {
  key: string;
  name: string;
  kind: SourceOrigin['kind'];
  sourceId?: string;
  /** Why it will never be taken. */
  refusal?: string;
}

const KEY = 'af_create_sources';
const listeners = new Set<() => void>();
const uploads = new Map<string, RunningUpload>();
/** Sources of episodes stay when their row is taken away. */
const used = new Set<string>();

let rows: readonly SourceRow[] = (readStored<Remembered[]>('session', KEY) ?? []).map(recall);

/** After a reload the file itself is gone, but what was sent of it is still with the server. */
function recall({ key, name, kind, sourceId, refusal }: Remembered): SourceRow {
  const origin = originOf(kind, name);
  const state: SourceState = sourceId
    ? { at: 'server', sourceId }
    : {
        at: 'unsent',
        final: kind !== 'url' || refusal !== undefined,
        sentence:
          refusal ??
          'The page was reloaded before this was sent. Add it again; a file goes on where it stopped.',
      };
  return { key, name, origin, state };
}

/** Where something came from that this page did not send itself. */
function originOf(kind: SourceOrigin['kind'], name: string): SourceOrigin {
  if (kind === 'file') return { kind, file: undefined };
  return kind === 'url' ? { kind, url: name } : { kind, text: '' };
}

function set(next: readonly SourceRow[]): void {
  rows = next;
  const remembered = rows.map<Remembered>(({ key, name, origin, state }) =>
    compact({
      key,
      name,
      kind: origin.kind,
      sourceId: state.at === 'server' ? state.sourceId : undefined,
      refusal: state.at === 'unsent' && state.final ? state.sentence : undefined,
    }),
  );
  writeStored('session', KEY, remembered.length > 0 ? remembered : undefined);
  for (const listener of listeners) listener();
}

function setState(key: string, state: SourceState): void {
  set(rows.map((row) => (row.key === key ? { ...row, state } : row)));
}

export const sourceList = {
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  snapshot: (): readonly SourceRow[] => rows,
};

/** Adds what there is room for and begins to send it. @returns how many there was no room for */
export function addSources(added: { name: string; origin: SourceOrigin }[]): number {
  const names = new Set(added.map(({ name }) => name));
  const remaining = rows.filter((row) => !(isLost(row) && names.has(row.name)));
  const room = Math.max(0, MOST_SOURCES - remaining.length);
  const fresh = added
    .slice(0, room)
    .map<SourceRow>((each) => ({ ...each, key: uuid(), state: { at: 'sending', fraction: undefined } }));
  set([...remaining, ...fresh]);
  for (const row of fresh) send(row);
  return added.length - fresh.length;
}

/** Takes sources that the server has already, such as those of an episode that is open. */
export function adoptSources(
  sources: readonly { id: string; name: string; kind: SourceOrigin['kind'] }[],
): void {
  markUsed(sources.map(({ id }) => id));
  const adopted = sources.map<SourceRow>(({ id, name, kind }) => ({
    key: uuid(),
    name,
    origin: originOf(kind, name),
    state: { at: 'server', sourceId: id },
  }));
  set([...rows, ...adopted].slice(0, MOST_SOURCES));
}

/** A file that a reload took away: the same one again takes its place. */
function isLost({ origin, state }: SourceRow): boolean {
  return origin.kind === 'file' && origin.file === undefined && state.at === 'unsent';
}

/** Whether this very file is in the list. */
export function hasFile(file: File): boolean {
  return rows.some(({ origin, state }) => {
    if (origin.kind !== 'file' || !origin.file || state.at === 'unsent') return false;
    const { name, size, lastModified } = origin.file;
    return name === file.name && size === file.size && lastModified === file.lastModified;
  });
}

function send({ key, origin }: SourceRow): void {
  setState(key, { at: 'sending', fraction: undefined });
  if (origin.kind !== 'file') {
    const body =
      origin.kind === 'url'
        ? { kind: origin.kind, url: origin.url }
        : { kind: origin.kind, text: origin.text };
    call('createSource', { body }).then(
      (source) => setState(key, { at: 'server', sourceId: source.id }),
      (error: unknown) =>
        setState(key, { at: 'unsent', sentence: errorSentence(error), final: isFinal(error) }),
    );
  } else if (origin.file) {
    const upload = uploadFile(origin.file, {
      onProgress: (fraction) => setState(key, { at: 'sending', fraction }),
      onDone: (sourceId) => setState(key, { at: 'server', sourceId }),
      onFailed: (sentence, final) => setState(key, { at: 'unsent', sentence, final }),
    });
    uploads.set(key, upload);
  }
}

/** What is wrong with the thing itself stays wrong; the network and the server may recover. */
function isFinal(error: unknown): boolean {
  return error instanceof ApiError && error.status >= 400 && error.status < 500 && error.status !== 429;
}

/** Whether there is still something to send: after a reload a file must be chosen anew. */
export function canResend({ origin, state }: SourceRow): boolean {
  if (state.at === 'unsent' && state.final) return false;
  if (origin.kind === 'file') return origin.file !== undefined;
  return origin.kind === 'url' || origin.text !== '';
}

/** Sends it again; one the server could not read is replaced. */
export function retrySource(row: SourceRow): void {
  if (row.state.at === 'server') discard(row.state.sourceId);
  const upload = uploads.get(row.key);
  if (row.state.at === 'unsent' && upload) {
    setState(row.key, { at: 'sending', fraction: undefined });
    upload.resume();
  } else send(row);
}

/** Takes a row away; what the server has of it stays until `forgetSource`. @returns puts it back in its place */
export function takeSource(row: SourceRow): () => void {
  const at = rows.findIndex(({ key }) => key === row.key);
  const sending = row.state.at === 'sending';
  if (sending) uploads.get(row.key)?.cancel();
  set(rows.filter(({ key }) => key !== row.key));
  return () => {
    set([...rows.slice(0, at), row, ...rows.slice(at)]);
    if (sending) uploads.get(row.key)?.resume();
  };
}

/** After the time to take it back is over. */
export function forgetSource(row: SourceRow): void {
  uploads.delete(row.key);
  if (row.state.at === 'server') discard(row.state.sourceId);
}

function discard(sourceId: string): void {
  // Nothing on this page depends on it, and what stays is swept by the server.
  if (!used.has(sourceId)) call('deleteSource', { params: { sourceId }, keepalive: true }).catch(() => {});
}

/** An episode is made of these now. */
export function markUsed(sourceIds: readonly string[]): void {
  for (const id of sourceIds) used.add(id);
}

/** An empty list, for the next episode; the sources stay with the server. */
export function clearSources(): void {
  for (const row of rows) if (row.state.at === 'sending') uploads.get(row.key)?.cancel();
  uploads.clear();
  set([]);
}
