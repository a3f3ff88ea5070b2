import type { MusicChoice } from '../../src/audio/music/music-choice.ts';
import { figure, seconds, table } from '../table.ts';
import type { BenchContext, Chapter } from './context.ts';
import { BenchShow, type Render } from './renders.ts';

const VOICES: [string, string] = ['slt', 'rms'];
const CHANGE_AIM = 0.1;
const MUSIC: MusicChoice = {
  theme: 'tide-pool',
  intro: true,
  outro: true,
  bed: 'throughout',
  stings: true,
  bedLevelDb: -18,
};

/** What music costs: the whole from takes that lie ready, and one changed line under a bed throughout. */
export async function measureMusic(context: BenchContext): Promise<Chapter> {
  const minutes = context.quick ? 6 : 60;
  const show = await BenchShow.assemble(context, minutes, VOICES);
  const full = await show.renderCold();
  const plain = await show.renderFromTakes();
  await show.render(MUSIC);
  const scored = await show.renderFromTakes(MUSIC);
  const changes: Render[] = [];
  for (const share of [0.1, 0.5, 0.9]) {
    await show.changeLine(share, `This line was changed, ${Math.round(share * 100)} per cent of the way.`);
    changes.push(await show.render(MUSIC));
  }
  await show.remove();
  const row = (name: string, { wallMs, seconds: length }: Render) => [
    name,
    seconds(wallMs),
    `${figure((length * 1000) / wallMs)} x`,
    figure(wallMs / full.wallMs),
  ];
  const worst = Math.max(...changes.map(({ wallMs }) => wallMs)) / full.wallMs;
  context.say(`music: ${seconds(scored.wallMs)} against ${seconds(plain.wallMs)}; a change ${figure(worst)}`);
  return {
    title: 'Music',
    body: [
      `The ${minutes}-minute show with an intro, stings, an outro and a bed throughout. Rows from takes include mixing, mastering and encoding; the changed lines are at 10, 50 and 90 per cent.`,
      table(
        ['', 'Time', 'Multiple of real time', 'Share of a full render without music'],
        [
          row('From nothing, without music', full),
          row('From takes, without music', plain),
          row('From takes, with music', scored),
          ...changes.map((change) => row('One changed line, with music', change)),
        ],
      ),
    ].join('\n\n'),
    goals: [
      {
        name: `Re-export of ${minutes} minutes with a bed throughout after one changed line`,
        aim: 'under a tenth of a full render',
        measured: figure(worst),
        met: worst < CHANGE_AIM,
      },
    ],
  };
}
