import path from 'node:path';
import { encodeByCommand, masterByCommand } from '../command-lines.ts';
import { runMeasured } from '../process-tree.ts';
import { figure, megabytes, seconds, table } from '../table.ts';
import { median } from '../timing.ts';
import type { BenchContext, Chapter, Goal } from './context.ts';
import { BenchShow, type Render } from './renders.ts';

const RECORDED: [string, string] = ['slt', 'rms'];
const FORMANT: [string, string] = ['en-us', 'en-us+f5'];
const SPEED_AIM = 60;
const MEMORY_AIM = 1.2;
const CHANGE_AIM = 0.1;

/** Whole renders from cold: speed, memory at three lengths, and what one changed line costs. */
export async function measureShows(context: BenchContext): Promise<Chapter[]> {
  const [short, middle, long] = context.quick ? [2, 6, 12] : [5, 60, 180];
  const renders: Render[] = [];
  const first = await BenchShow.assemble(context, short as number, RECORDED);
  renders.push(await renderOften(context, first, context.quick ? 1 : 3));
  await first.remove();
  const hour = await BenchShow.assemble(context, middle as number, RECORDED);
  renders.push(await renderOften(context, hour, context.quick ? 1 : 3));
  const mastering = await compareMastering(context, hour);
  const change = await changeLines(context, hour, renders[1] as Render);
  await hour.remove();
  const last = await BenchShow.assemble(context, long as number, RECORDED);
  renders.push(await renderOften(context, last, 1));
  await last.remove();
  const formant = await BenchShow.assemble(context, middle as number, FORMANT);
  const robots = await renderOften(context, formant, 1);
  await formant.remove();
  return [speedChapter(renders, robots), mastering, memoryChapter(renders), change];
}

async function renderOften({ say }: BenchContext, show: BenchShow, runs: number): Promise<Render> {
  const found: Render[] = [];
  for (let i = 0; i < runs; i++) found.push(await show.renderCold());
  const render = {
    ...(found[0] as Render),
    ms: median(found.map((each) => each.ms)),
    wallMs: median(found.map((each) => each.wallMs)),
    peakBytes: Math.max(...found.map((each) => each.peakBytes)),
  };
  say(
    `render of ${show.minutes} min: ${seconds(render.wallMs)}, ${figure(speedOf(render))} x, ${megabytes(render.peakBytes)}`,
  );
  return render;
}

function speedOf({ seconds: length, wallMs }: Render): number {
  return (length * 1000) / wallMs;
}

function speedChapter(renders: readonly Render[], robots: Render): Chapter {
  const row = (voices: string, render: Render) => [
    voices,
    `${figure(render.seconds / 60)} min`,
    seconds(render.wallMs),
    `${figure(speedOf(render))} x`,
  ];
  const hour = renders[1] as Render;
  return {
    title: 'Whole render',
    body: [
      'Script to mastered MP3 (128 kbps, stereo) with its transcripts, chapters and peaks, from an empty cache, in a process of its own from its start to its end.',
      table(
        ['Voices', 'Show', 'Time', 'Multiple of real time'],
        [...renders.map((render) => row('recorded', render)), row('formant', robots)],
      ),
    ].join('\n\n'),
    goals: [
      {
        name: `Whole render of ${hour.minutes} minutes, recorded English voices`,
        aim: `${SPEED_AIM} x real time`,
        measured: `${figure(speedOf(hour))} x`,
        met: speedOf(hour) >= SPEED_AIM,
      },
    ],
  };
}

function memoryChapter(renders: readonly Render[]): Chapter {
  const peaks = renders.map((render) => render.peakBytes);
  const spread = Math.max(...peaks) / Math.min(...peaks);
  const goal: Goal = {
    name: `Peak memory of ${renders.map((render) => render.minutes).join(', ')} minutes`,
    aim: 'the same within a fifth',
    measured: `${renders.map((render) => megabytes(render.peakBytes)).join(', ')} (${figure(spread)} x)`,
    met: spread <= MEMORY_AIM,
  };
  return {
    title: 'Memory',
    body: [
      'The resident memory of the rendering process and all its children together, sampled every 50 ms from /proc; the highest of the runs above. Pages that processes share count in each of them.',
      table(
        ['Show', 'Peak'],
        renders.map((render) => [`${figure(render.seconds / 60)} min`, megabytes(render.peakBytes)]),
      ),
    ].join('\n\n'),
    goals: [goal],
  };
}

/** Mix, mastering and encoding from finished takes, beside lame and ffmpeg on the same sound. */
async function compareMastering({ folder, say, quick }: BenchContext, show: BenchShow): Promise<Chapter> {
  const ours = await show.renderFromTakes();
  const wav = path.join(folder, 'show.wav');
  await runMeasured('ffmpeg', ['-v', 'error', '-y', '-i', show.mp3, '-map', '0:a', wav]);
  const runs = quick ? 1 : 3;
  const times = { lame: [] as number[], ffmpeg: [] as number[], loudnorm: [] as number[] };
  for (let i = 0; i < runs; i++) {
    times.lame.push(await encodeByCommand('lame', wav));
    times.ffmpeg.push(await encodeByCommand('ffmpeg', wav));
    times.loudnorm.push(await masterByCommand(wav));
  }
  const row = (name: string, ms: number) => [
    name,
    seconds(ms),
    `${figure((ours.seconds * 1000) / ms)} x`,
    figure(ms / ours.wallMs),
  ];
  say(`mastering: ${seconds(ours.wallMs)}, ffmpeg's loudnorm ${seconds(median(times.loudnorm))}`);
  return {
    title: 'Mixing, mastering and encoding',
    body: [
      `The ${show.minutes}-minute show from takes that lie ready, beside command lines that get the finished mix as a WAV: \`lame\` and \`ffmpeg\` only encode it; ffmpeg's \`loudnorm\` also masters it, in its two passes. Afterword works on every core, each of the commands on one. The last column is their time as a multiple of ours.`,
      table(
        ['', 'Time', 'Multiple of real time', 'Ratio'],
        [
          row('Afterword: mix, master to -16 LUFS, limit, encode, tag', ours.wallMs),
          row('lame -b 128', median(times.lame)),
          row('ffmpeg libmp3lame 128k', median(times.ffmpeg)),
          row('ffmpeg loudnorm twice, libmp3lame 128k', median(times.loudnorm)),
        ],
      ),
    ].join('\n\n'),
    goals: [],
  };
}

/** One changed line at the beginning, in the middle and at the end. */
async function changeLines({ say }: BenchContext, show: BenchShow, full: Render): Promise<Chapter> {
  await show.render();
  const shares = [0.02, 0.5, 0.98];
  const rows: string[][] = [];
  const ratios: number[] = [];
  for (const share of shares) {
    await show.changeLine(
      share,
      `This line was changed, ${Math.round(share * 100)} per cent of the way through.`,
    );
    const again = await show.render();
    if (again.spoken !== 1) throw new Error(`${again.spoken} turns were spoken after one line was changed`);
    const ratio = again.wallMs / full.wallMs;
    ratios.push(ratio);
    rows.push([`at ${Math.round(share * 100)} %`, seconds(again.wallMs), figure(ratio)]);
  }
  say(`one changed line: ${ratios.map(figure).join(', ')} of a full render`);
  return {
    title: 'One changed line',
    body: [
      `The ${show.minutes}-minute show is rendered again after one of its lines was changed; a full render took ${seconds(full.wallMs)}.`,
      table(['Changed line', 'Time', 'Share of a full render'], rows),
    ].join('\n\n'),
    goals: [
      {
        name: `Re-export of ${show.minutes} minutes after one changed line`,
        aim: 'under a tenth of a full render',
        measured: figure(Math.max(...ratios)),
        met: Math.max(...ratios) < CHANGE_AIM,
      },
    ],
  };
}
