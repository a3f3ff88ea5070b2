import { FORMATS_READ } from '../../documents/shared/formats-read.ts';
import type { CallResponse } from '../../kernel/contracts/api/api.ts';
import { SAMPLE_HOURS, SAMPLE_KEPT_HOURS, SAMPLE_MOST_BYTES } from '../../kernel/rules/samples.ts';
import { type Html, html } from '../docs/html.ts';
import type { FormPage } from './written-page.ts';

type Sample = NonNullable<CallResponse<'readSample'>>;

export const SAMPLE_HEAD = {
  title: 'Try it with a file of yours',
  description: 'Give a file and hear two voices talk it through for a minute. No account is needed.',
  path: '/upload-demo',
} as const;
const REFRESH_SECONDS = 4;

/** @param fault what was wrong with the file that was sent */
export function samplePage(sample: Sample | null, fault?: string): FormPage {
  const isBeingMade = sample?.status === 'queued' || sample?.status === 'running';
  return {
    ...SAMPLE_HEAD,
    island: 'upload.js',
    refreshSeconds: isBeingMade ? REFRESH_SECONDS : undefined,
    body: html`<div class="lead"><h1>A minute of your own text</h1><p>Give a file, and two voices talk its beginning through: made by the same steps as every episode, on this server.</p></div>
${fault !== undefined && html`<div class="notice bad" role="alert"><p>${fault}</p></div>`}
<div id="sample" aria-live="polite">${sample ? sampleState(sample) : undefined}</div>
${uploadForm(sample !== null)}`,
  };
}

function uploadForm(isAnother: boolean): Html {
  return html`<form method="post" action="/upload-demo" enctype="multipart/form-data" class="sheet drop" id="upload">
<div class="field"><label for="file">${isAnother ? 'Another file' : 'A file'}</label>
<p class="hint" id="file-hint">${FORMATS_READ}, up to ${SAMPLE_MOST_BYTES / 1e6} MB. The sample and the file are deleted after ${SAMPLE_HOURS === 1 ? 'an hour' : `${SAMPLE_HOURS} hours`}, unless you keep them.</p>
<input type="file" id="file" name="file" required aria-describedby="file-hint"></div>
<button type="submit" class="btn primary big">Make the sample</button><p class="quiet" id="upload-state" role="status"></p></form>`;
}

function sampleState(sample: Sample): Html {
  if (sample.status === 'done') return finished(sample);
  if (sample.status === 'failed' || sample.status === 'cancelled')
    return html`<div class="notice bad"><p>No sample could be made of it. ${sample.error?.message ?? ''}</p></div>`;
  const percent = Math.round(sample.overall * 100);
  return html`<section class="sheet" data-being-made><h2>${sample.title}</h2><p>It is being made: ${percent} %.${sample.etaSeconds !== undefined && html` About ${Math.max(1, Math.round(sample.etaSeconds))} s are left.`}</p>
<progress max="100" value="${percent}">${percent} %</progress>${lines(sample)}</section>`;
}

function finished(sample: Sample): Html {
  return html`<section class="sheet" aria-labelledby="sample-title"><h2 id="sample-title">${sample.title}</h2>
<audio controls preload="metadata" src="${sample.audioUrl}"></audio>${lines(sample)}
${
  sample.claimed
    ? html`<div class="notice"><p>It is in your library.</p></div><p><a class="btn primary big" href="/library">Open the library</a></p>`
    : html`<div class="keep"><h3>Keep it</h3><p>${sample.kept ? `It waits for you until ${sample.expiresAt.slice(11, 16)} UTC tomorrow: sign up in this browser, and it is in your library.` : `Sign up in this browser, and it is in your library. It waits ${SAMPLE_KEPT_HOURS} hours for you.`}</p>
<form method="post" action="/upload-demo/keep"><button type="submit" class="btn primary big">Keep it and sign up</button></form></div>`
}</section>`;
}

function lines({ lines: spoken }: Sample): Html | undefined {
  if (spoken.length === 0) return undefined;
  const voices = [...new Set(spoken.map(({ speaker }) => speaker))];
  return html`<ol class="lines">${spoken.map(({ speaker, text }) => html`<li><b class="v${Math.min(4, voices.indexOf(speaker) + 1)}">${speaker}</b> ${text}</li>`)}</ol>`;
}
