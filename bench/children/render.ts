// Makes an episode of a script, as `afterword render` does. Prints JSON.
import { readFile } from 'node:fs/promises';
import { script as scriptSchema } from '../../src/kernel/contracts/script.ts';
import { makeEpisode } from '../../src/workflow/commands/make-episode.ts';
import { episodePaths } from '../../src/workflow/pipeline/episode-paths.ts';

const [scriptPath = '', output = '', cacheDir = '', music] = process.argv.slice(2);
const script = scriptSchema.parse(JSON.parse(await readFile(scriptPath, 'utf8')));
const start = performance.now();
const { episode, takes } = await makeEpisode({
  source: { script },
  paths: episodePaths(output, { mp3: true, wav: false }),
  sound: {
    bitratesKbps: { mp3: 128 },
    stereo: true,
    music: music === undefined ? undefined : JSON.parse(music),
  },
  cacheDir,
  cacheLimitBytes: 50e9,
});
const ms = performance.now() - start;
process.stdout.write(
  JSON.stringify({ ms, seconds: episode.durationMs / 1000, spoken: takes.total - takes.reused }),
);
