import type { CallResponse } from '../../kernel/contracts/api/api.ts';
import { callPath } from '../../kernel/contracts/calls.ts';
import {
  INCIDENT_IMPACTS,
  INCIDENT_STATES,
  SERVICE_PARTS,
  STATUS_DAYS,
} from '../../kernel/rules/service-parts.ts';
import { type Html, html } from '../docs/html.ts';
import type { FormPage } from './written-page.ts';

type Status = CallResponse<'readStatus'>;
type Part = Status['parts'][number];
type Day = Part['days'][number];
type Incident = Status['incidents'][number];

const DAY_MS = 86_400_000;
const STATE_WORDS: Record<Part['state'], string> = {
  ok: 'Works',
  slow: 'Slow',
  failed: 'Does not work',
  unknown: 'Not measured lately',
};

export const STATUS_HEAD = {
  title: 'Status',
  description: `Whether this Afterword works, by part, with ${STATUS_DAYS} days of its own measurements and what was announced.`,
  path: '/status',
} as const;

export function statusPage({ parts, incidents }: Status, now: Date): FormPage {
  const open = incidents.filter(({ resolvedAt }) => resolvedAt === undefined);
  const over = incidents.filter(({ resolvedAt }) => resolvedAt !== undefined);
  return {
    ...STATUS_HEAD,
    feed: { href: callPath('readStatusFeed'), title: 'Incidents' },
    body: html`<div class="lead"><h1>${headline(parts, open)}</h1><p>This server probes its own parts once a minute and counts what it finds. What it could not measure, as while it was off, is left blank and counted as nothing.</p></div>
${open.length > 0 && html`<section aria-labelledby="now"><h2 id="now">Now</h2>${open.map(incident)}</section>`}
<section class="sheet" aria-labelledby="parts"><h2 id="parts">Parts</h2>${parts.map((part) => partRow(part, now))}
<p class="legend"><span><span class="key ok"></span>works</span><span><span class="key slow"></span>slow</span><span><span class="key failed"></span>failed</span><span><span class="key"></span>not measured</span></p></section>
<section aria-labelledby="past"><h2 id="past">Past incidents</h2>${over.length === 0 ? html`<p>None in ${STATUS_DAYS} days.</p>` : over.map(incident)}
<p><a href="${callPath('readStatusFeed')}">Atom feed of incidents</a></p></section>`,
  };
}

function headline(parts: readonly Part[], open: readonly Incident[]): string {
  if (parts.some(({ state }) => state === 'failed')) return 'A part does not work';
  if (open.some(({ impact }) => impact === 'outage')) return 'There is an outage';
  if (parts.some(({ state }) => state === 'slow')) return 'A part is slow';
  if (open.some(({ impact }) => impact === 'degraded')) return 'A part is impaired';
  if (open.length > 0) return 'Maintenance is under way';
  return parts.every(({ state }) => state === 'unknown') ? 'Nothing is measured yet' : 'Everything works';
}

function partRow({ part, state, days, checkedAt }: Part, now: Date): Html {
  const { label, about } = SERVICE_PARTS[part];
  const byDay = new Map(days.map((each) => [each.day, each]));
  const shown = Array.from({ length: STATUS_DAYS }, (_, index) =>
    new Date(now.getTime() - (STATUS_DAYS - 1 - index) * DAY_MS).toISOString().slice(0, 10),
  );
  const share = workedShare(days);
  return html`<article class="part"><h3>${label}</h3><p class="state ${state}">${STATE_WORDS[state]}</p>
<p class="quiet about">${about}${checkedAt !== undefined && html` Last at <time datetime="${checkedAt}">${checkedAt.slice(11, 16)} UTC</time>.`}</p>
<svg class="days" viewBox="0 0 ${STATUS_DAYS * 4} 28" preserveAspectRatio="none" role="img" aria-label="${label}: ${share} over ${days.length} measured days">
${shown.map((day, index) => html`<rect class="${dayClass(byDay.get(day))}" x="${index * 4}" y="0" width="3" height="28"><title>${dayWords(day, byDay.get(day))}</title></rect>`)}</svg>
<p class="quiet ends"><span>${STATUS_DAYS} days ago</span><span>${share}</span><span>today</span></p></article>`;
}

/** Of the probes that ran, those that got an answer. */
function workedShare(days: readonly Day[]): string {
  const failed = days.reduce((sum, day) => sum + day.failed, 0);
  const all = days.reduce((sum, day) => sum + day.ok + day.slow + day.failed, 0);
  if (all === 0) return 'not measured';
  const share = ((all - failed) / all) * 100;
  // 99.999 is not 100.
  return `${(Math.floor(share * 100) / 100).toFixed(2)} % of ${all} probes answered`;
}

/** One bad probe in twenty colours a day. */
const NOTABLE = 0.05;

function dayClass(day: Day | undefined): string {
  if (!day) return 'none';
  const all = day.ok + day.slow + day.failed;
  if (day.failed / all >= NOTABLE) return 'failed';
  return (day.slow + day.failed) / all >= NOTABLE ? 'slow' : 'ok';
}

function dayWords(day: string, found: Day | undefined): string {
  if (!found) return `${day}: not measured`;
  return `${day}: ${found.ok} in time, ${found.slow} late, ${found.failed} without an answer`;
}

function incident({ id, title, impact, parts, startedAt, updates }: Incident): Html {
  return html`<article class="sheet incident" id="${id}"><h3>${title}</h3>
<p class="quiet">${INCIDENT_IMPACTS[impact]} since ${inUtc(startedAt)}: ${parts.map((part) => SERVICE_PARTS[part].label).join(', ')}</p>
<ol>${updates.map(({ state, message, createdAt }) => html`<li><p><b>${INCIDENT_STATES[state]}</b> <time class="quiet" datetime="${createdAt}">${inUtc(createdAt)}</time></p><p class="words">${message}</p></li>`)}</ol></article>`;
}

function inUtc(instant: string): string {
  return `${new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' }).format(new Date(instant))} UTC`;
}
