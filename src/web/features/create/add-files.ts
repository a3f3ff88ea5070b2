import { showToast } from '../../lib/toast-store.ts';
import { addSources, hasFile, MOST_SOURCES } from './source-list.ts';

/** Files that were dropped, pasted or chosen; says what was left out and why. */
export function addFiles(files: readonly File[]): void {
  const fresh = files.filter((file) => !hasFile(file));
  if (fresh.length < files.length)
    showToast(
      files.length === 1
        ? 'This file is in the list already.'
        : 'Files that are in the list already were left out.',
    );
  reportLeftOut(addSources(fresh.map((file) => ({ name: file.name, origin: { kind: 'file', file } }))));
}

export function addText(text: string): void {
  const name = text.trim().split(/\s+/).slice(0, 8).join(' ');
  reportLeftOut(addSources([{ name, origin: { kind: 'text', text } }]));
}

export function addLink(url: string): void {
  reportLeftOut(addSources([{ name: url, origin: { kind: 'url', url } }]));
}

function reportLeftOut(left: number): void {
  if (left > 0)
    showToast(`An episode has at most ${MOST_SOURCES} sources; ${left} more did not fit.`, {
      bad: true,
    });
}

/** What was typed or pasted as an address, made whole; undefined where it is none. */
export function parseLink(text: string): string | undefined {
  const trimmed = text.trim();
  if (trimmed === '' || /\s/.test(trimmed)) return undefined;
  const whole = /^[a-z][a-z0-9+.-]*:\/\//i.test(trimmed) ? trimmed : `https://${trimmed}`;
  if (!URL.canParse(whole)) return undefined;
  const url = new URL(whole);
  const named = url.hostname.includes('.') || url.hostname === 'localhost' || url.hostname.startsWith('[');
  return /^https?:$/.test(url.protocol) && named ? url.href : undefined;
}
