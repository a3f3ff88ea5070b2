import type { CallResponse } from '../../kernel/contracts/api/api.ts';
import { callPath } from '../../kernel/contracts/calls.ts';
import { html } from '../docs/html.ts';
import type { FormPage } from './written-page.ts';

type Engines = CallResponse<'listEngines'>['engines'];

export const AUDIO_TEST_HEAD = {
  title: 'Audio test',
  description:
    'What this browser plays, how loud it is, how long sound takes, and a sentence by each voice engine of this server.',
  path: '/audio-test',
} as const;

/** /audio-test: what this browser plays, and what this server speaks with. */
export function audioTestPage(engines: Engines): FormPage {
  return {
    ...AUDIO_TEST_HEAD,
    island: 'audio-test.js',
    body: html`<div class="lead"><h1>Audio test</h1><p>If you hear nothing, this page finds out where it stops. Nothing of it is sent anywhere.</p></div>
<div class="two"><section class="sheet" aria-labelledby="output"><h2 id="output">Your loudspeakers</h2>
<p>Press a button: you should hear it, and see its level.</p>
<noscript><p class="notice">The tone and the measurements need JavaScript. The sentences below play without.</p></noscript>
<div class="row"><button type="button" class="btn primary big" data-tone hidden>Play a tone, left then right</button></div>
<p><label for="level">Level of what is played</label> <meter id="level" min="-60" max="0" low="-30" high="-6" optimum="-18" value="-60"></meter> <output id="level-text">silent</output></p>
<dl id="measured"></dl></section>
<section class="sheet" aria-labelledby="engines"><h2 id="engines">The voices of this server</h2><p>A sentence by each engine. The first time it may take some seconds.</p>
<ul class="engines">${engines.map(
      ({
        engine,
        voice,
        voices,
        languages,
      }) => html`<li><h3>${engine}</h3><p class="quiet">${voices} ${voices === 1 ? 'voice' : 'voices'}, ${languages} ${languages === 1 ? 'language' : 'languages'}. Here: ${voice.name}, ${voice.language}.</p>
<audio controls preload="none" src="${callPath('readEngineSentence', { engine })}" data-engine="${engine}"></audio></li>`,
    )}</ul></section></div>
<section class="sheet" aria-labelledby="report"><h2 id="report">Report</h2><p>To send along when you ask for help. It names your browser and what was measured, nothing else.</p>
<textarea id="report-text" rows="12" readonly aria-labelledby="report"></textarea><div class="row"><button type="button" class="btn primary big" data-copy hidden>Copy the report</button><span role="status" id="copied"></span></div></section>`,
  };
}
