#!/usr/bin/env node
// `npm run samples`: makes the episodes that the landing page plays, by the product itself from the texts
// in samples/, and writes what the page shows of them. The files are kept in the repository.

import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

const root = path.join(import.meta.dirname, '..');
const sounds = path.join(root, 'src', 'web', 'public', 'samples');
const facts = path.join(root, 'src', 'web', 'site', 'samples');

/** @type {{ name: string, minutes: number }[]} */
const SAMPLES = [
  { name: 'tides', minutes: 3 },
  { name: 'elasticity', minutes: 5 },
];
/** Bars of the score on the landing page's width. */
const STRETCHES = 168;

mkdirSync(sounds, { recursive: true });
mkdirSync(facts, { recursive: true });
const folder = mkdtempSync(path.join(os.tmpdir(), 'afterword-samples-'));
for (const { name, minutes } of SAMPLES) {
  const show = path.join(folder, `${name}.m4a`);
  const source = path.join(root, 'samples', `${name}.md`);
  const args = ['make', source, '-m', String(minutes), '-o', show, '--bitrate', '96', '--quiet'];
  const { status } = spawnSync(process.execPath, [path.join(root, 'bin', 'afterword.js'), ...args], {
    stdio: 'inherit',
  });
  if (status !== 0) process.exit(1);
  copyFileSync(show, path.join(sounds, `${name}.m4a`));
  const text = `${JSON.stringify(describe(name), null, 2)}\n`;
  writeFileSync(path.join(facts, `${name}.json`), text);
  process.stdout.write(`${name}: ${text.length} bytes of facts\n`);
}
rmSync(folder, { recursive: true });

/** What the page shows of an episode. @param {string} name */
function describe(name) {
  const read = (/** @type {string} */ kind) =>
    JSON.parse(readFileSync(path.join(folder, `${name}.${kind}.json`), 'utf8'));
  const transcript = read('transcript');
  const peaks = read('peaks');
  const stepMs = (peaks.samples_per_pixel * 1000) / peaks.sample_rate;
  const durationMs = Math.round(peaks.length * stepMs);
  return {
    title: transcript.title,
    durationMs,
    speakers: transcript.speakers.map((/** @type {{ name: string }} */ speaker) => speaker.name),
    lines: transcript.turns.map((/** @type {any} */ turn) => ({
      speaker: turn.speaker,
      startMs: Math.round(turn.startMs),
      text: turn.text,
      section: turn.refs[0]?.section ?? '',
      source: turn.refs.map((/** @type {{ raw: string }} */ ref) => ref.raw).join(' '),
    })),
    bars: bars(peaks, stepMs, durationMs),
  };
}

/**
 * Loudness and speaker of each stretch: 0 to 100, and the slot of whoever is heard longest in it.
 * @param {any} peaks @param {number} stepMs @param {number} durationMs
 */
function bars(peaks, stepMs, durationMs) {
  const width = durationMs / STRETCHES;
  const found = Array.from({ length: STRETCHES }, (_, i) => {
    const from = Math.floor((i * width) / stepMs);
    const to = Math.max(from + 1, Math.floor(((i + 1) * width) / stepMs));
    let sum = 0;
    for (let at = from; at < to; at += 1) sum += Math.abs(peaks.data[2 * at + 1] ?? 0);
    const heard = new Map();
    for (const { speaker, start, end } of peaks.stretches) {
      const common = Math.min(end, to) - Math.max(start, from);
      if (common > 0) heard.set(speaker, (heard.get(speaker) ?? 0) + common);
    }
    const [speaker = -1] = [...heard].sort((a, b) => b[1] - a[1])[0] ?? [];
    return { level: sum / (to - from), speaker };
  });
  const most = Math.max(...found.map(({ level }) => level));
  return found.map(({ level, speaker }) => [Math.round((100 * level) / most), speaker]);
}
