import { THEMES } from '../../audio/music/themes.ts';
import { VERSION } from '../../platform/version.ts';
import type { Command, Context } from '../context.ts';
import { paint } from '../display/paint.ts';
import { duration } from '../words.ts';

export const music: Command = {
  spec: {
    name: 'music',
    summary: 'List the music themes, or hear one.',
    options: [
      { name: 'preview', value: 'THEME', help: 'Play its intro, bed and outro to the file of -o.' },
      { name: 'output', short: 'o', value: 'FILE', help: 'With --preview: the WAV. Usual: THEME.wav.' },
      { name: 'json', help: 'As one JSON array.' },
    ],
    notes: [
      'The themes are played by a synthesizer of our own: no recordings, no licence but this one.',
      '',
      '  afterword make notes.pdf -o show.mp3 --music tide-pool',
    ],
  },
  run,
};

async function run({ args, config, output, signal }: Context): Promise<void> {
  const themeId = args.values.get('preview');
  if (themeId !== undefined) {
    const { previewMusic } = await import('../../audio/preview-music.ts');
    const path = args.values.get('output') ?? `${themeId}.wav`;
    const options = { cacheDir: config.cacheDir, generator: `Afterword ${VERSION}`, signal };
    const { durationMs } = await previewMusic(themeId, path, options);
    return output.out(`${path}: ${duration(durationMs)}\n`);
  }
  const themes = THEMES.map(({ id, name, mood }) => ({ id, name, mood }));
  if (args.switches.has('json')) return output.out(`${JSON.stringify(themes)}\n`);
  const width = Math.max(...themes.map(({ id }) => id.length));
  for (const { id, mood } of themes) output.out(`${paint(output, 'strong', id.padEnd(width))}  ${mood}\n`);
}
