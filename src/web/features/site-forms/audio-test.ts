// Measures in this browser alone: what it plays, how loud, and how long sound takes to begin.
const TYPES = {
  MP3: 'audio/mpeg',
  'AAC (M4A)': 'audio/mp4; codecs="mp4a.40.2"',
  'Opus (Ogg)': 'audio/ogg; codecs="opus"',
  'Opus (WebM)': 'audio/webm; codecs="opus"',
  FLAC: 'audio/flac',
  WAV: 'audio/wav; codecs="1"',
};
const ANSWERS: Record<CanPlayTypeResult, string> = { probably: 'yes', maybe: 'perhaps', '': 'no' };
const SILENT_DB = -60;
const TONE_SECONDS = 1;

const measured = find('#measured');
const report = find<HTMLTextAreaElement>('#report-text');
const meter = find<HTMLMeterElement>('#level');
const meterText = find('#level-text');
const facts = new Map<string, string>();

function say(name: string, value: string): void {
  facts.set(name, value);
  const rows = [...facts].flatMap(([key, text]) => {
    const [term, detail] = [document.createElement('dt'), document.createElement('dd')];
    term.textContent = key;
    detail.textContent = text;
    return [term, detail];
  });
  measured.replaceChildren(...rows);
  report.value = [...facts].map(([key, text]) => `${key}: ${text}`).join('\n');
}

const probe = new Audio();
say('Browser', navigator.userAgent);
say(
  'Formats',
  Object.entries(TYPES)
    .map(([name, type]) => `${name} ${ANSWERS[probe.canPlayType(type)]}`)
    .join(', '),
);
say('Secure page', window.isSecureContext ? 'yes' : 'no');

let open: { context: AudioContext; analyser: AnalyserNode } | undefined;
/** Sound may begin only after a press, so all of it begins there. */
async function openSound(): Promise<{ context: AudioContext; analyser: AnalyserNode }> {
  if (!open) {
    const context = new AudioContext();
    open = { context, analyser: context.createAnalyser() };
    open.analyser.connect(context.destination);
    watchLevel(open.analyser);
  }
  const { context } = open;
  await context.resume();
  say('Sound', `${context.state}, ${context.sampleRate} Hz, ${context.destination.maxChannelCount} channels`);
  say(
    'Latency',
    `${ms(context.baseLatency)} in the browser, ${ms(context.outputLatency)} to the loudspeaker`,
  );
  return open;
}

function ms(seconds: number | undefined): string {
  return seconds === undefined ? 'not told' : `${Math.round(seconds * 1000)} ms`;
}

function watchLevel(analyser: AnalyserNode): void {
  const samples = new Float32Array(analyser.fftSize);
  let loudest = SILENT_DB;
  const look = () => {
    analyser.getFloatTimeDomainData(samples);
    const peak = samples.reduce((most, each) => Math.max(most, Math.abs(each)), 0);
    const db = Math.max(SILENT_DB, 20 * Math.log10(peak || 1e-9));
    meter.value = db;
    meterText.textContent = db <= SILENT_DB ? 'silent' : `${Math.round(db)} dBFS`;
    if (db > loudest + 0.5) {
      loudest = db;
      say('Loudest', `${Math.round(db)} dBFS`);
    }
    requestAnimationFrame(look);
  };
  look();
}

const tone = find<HTMLButtonElement>('[data-tone]');
tone.hidden = false;
tone.addEventListener('click', async () => {
  const { context, analyser } = await openSound();
  for (const [index, side] of [-1, 1].entries()) {
    const oscillator = new OscillatorNode(context, { frequency: side < 0 ? 440 : 660 });
    const gain = new GainNode(context, { gain: 0.2 });
    oscillator
      .connect(gain)
      .connect(new StereoPannerNode(context, { pan: side }))
      .connect(analyser);
    const begin = context.currentTime + index * (TONE_SECONDS + 0.2);
    oscillator.start(begin);
    oscillator.stop(begin + TONE_SECONDS);
  }
  say('Tone', 'played left, then right');
});

for (const audio of document.querySelectorAll<HTMLAudioElement>('audio[data-engine]')) {
  const name = `Engine ${audio.dataset.engine}`;
  let pressed = 0;
  audio.addEventListener('play', async () => {
    pressed = performance.now();
    const { context, analyser } = await openSound();
    if (audio.dataset.joined) return;
    audio.dataset.joined = 'yes';
    context.createMediaElementSource(audio).connect(analyser);
  });
  audio.addEventListener('playing', () => {
    if (pressed > 0) say(name, `begins ${Math.round(performance.now() - pressed)} ms after the press`);
    pressed = 0;
  });
  audio.addEventListener('error', () =>
    say(name, `does not play (${audio.error?.message || 'no reason told'})`),
  );
}

const copy = find<HTMLButtonElement>('[data-copy]');
copy.hidden = false;
copy.addEventListener('click', async () => {
  const copied = find('#copied');
  try {
    await navigator.clipboard.writeText(report.value);
    copied.textContent = 'Copied.';
  } catch {
    report.select();
    copied.textContent = 'It is selected: copy it with your keyboard.';
  }
});

function find<E extends Element = HTMLElement>(selector: string): E {
  const found = document.querySelector<E>(selector);
  if (!found) throw new Error(`The page has no ${selector}.`);
  return found;
}

export {};
