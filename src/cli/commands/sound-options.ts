import { ROOM_TONE_DBFS } from '../../audio/master/room-tone.ts';
import {
  BED_RANGE,
  type BedRange,
  checkMusic,
  type MusicChoice,
  USUAL_BED_DB,
  usualMusic,
} from '../../audio/music/music-choice.ts';
import { LOUDNESS_TARGET } from '../../kernel/rules/loudness.ts';
import {
  BIT_DEPTHS,
  BITRATES,
  type BitDepth,
  isLossy,
  type LossyFormat,
} from '../../kernel/rules/sound-formats.ts';
import type { SoundChoices } from '../../workflow/pipeline/master-and-publish.ts';
import { type Arguments, type OptionSpec, usage } from '../arguments/parse.ts';
import { soundKinds } from '../output-base.ts';
import { PRONUNCIATION_OPTION } from './pronunciation-option.ts';

/** What is delivered anywhere: streaming services, podcasts, and mono or broadcast (ITU-R BS.1770). */
const LOUDNESSES = [-14, -16, -19] as const;

/** Options of everything that makes sound. */
export const SOUND_OPTIONS: readonly OptionSpec[] = [
  { name: 'also', value: 'LIST', help: 'Other formats beside it, such as m4a,opus,flac,wav.' },
  { name: 'wav', help: 'The same as --also wav.' },
  {
    name: 'bitrate',
    value: 'KBPS',
    help: `kbit/s: MP3 ${rates('mp3')}, M4A ${rates('m4a')}, Opus ${rates('opus')}.`,
  },
  {
    name: 'bits',
    value: 'N',
    help: `Depth of WAV and FLAC: ${BIT_DEPTHS.offered.join(' or ')}. Usual: ${BIT_DEPTHS.usual}.`,
  },
  {
    name: 'loudness',
    value: 'LUFS',
    help: `-14, -16 or -19 (mono shows by some platforms). Usual: ${LOUDNESS_TARGET.integratedLufs}.`,
  },
  { name: 'music', value: 'THEME', help: '`afterword music` lists the themes. Usual: none.' },
  { name: 'bed', value: 'WHERE', help: 'With --music: none, opening or throughout. Usual: opening.' },
  {
    name: 'bed-level',
    value: 'DB',
    help: `With --music: the bed against the speech, ${BED_RANGE.from} to ${BED_RANGE.to}. Usual: ${USUAL_BED_DB}.`,
  },
  { name: 'no-opening', help: 'Without the short sound that a show without music opens with.' },
  {
    name: 'room-tone',
    value: 'DBFS',
    help: `Quiet noise under the show, ${ROOM_TONE_DBFS.least} to ${ROOM_TONE_DBFS.most}, or off. Usual: ${ROOM_TONE_DBFS.usual}.`,
  },
  { name: 'stems', help: 'A FLAC for each speaker, and one for the music, as well.' },
  PRONUNCIATION_OPTION,
  { name: 'mono', help: 'One channel; otherwise the speakers sit slightly left and right.' },
];

function rates(kind: LossyFormat): string {
  const { offered, usual } = BITRATES[kind];
  return `${offered[0]}-${offered.at(-1)} (usual ${usual})`;
}

/** @throws AppError usage */
export function soundChoices(args: Arguments): SoundChoices & { stereo: boolean } {
  return {
    bitratesKbps: bitratesOf(args),
    bits: bitsOf(args),
    loudnessLufs: loudnessOf(args),
    music: musicOf(args),
    openingSound: !args.switches.has('no-opening'),
    roomToneDbfs: roomToneOf(args),
    stereo: !args.switches.has('mono'),
  };
}

const BEDS: Record<string, BedRange> = {
  none: 'none',
  opening: 'under_opening',
  throughout: 'throughout',
};

function musicOf(args: Arguments): MusicChoice | undefined {
  const theme = args.values.get('music') ?? 'none';
  if (theme === 'none') {
    const alone = ['bed', 'bed-level'].find((name) => args.values.has(name));
    if (alone) throw usage(`--${alone} is for a show with --music.`);
    return undefined;
  }
  const where = args.values.get('bed') ?? 'opening';
  const bed = BEDS[where];
  if (!bed) throw usage(`--bed must be one of ${Object.keys(BEDS).join(', ')}, not "${where}".`);
  const bedLevelDb = Number(args.values.get('bed-level') ?? USUAL_BED_DB);
  const choice = { ...usualMusic(theme), bed, bedLevelDb };
  checkMusic(choice);
  return choice;
}

function roomToneOf(args: Arguments): number | null {
  const text = args.values.get('room-tone') ?? String(ROOM_TONE_DBFS.usual);
  if (text === 'off') return null;
  const dbfs = Number(text);
  const { least, most } = ROOM_TONE_DBFS;
  if (text.trim() !== '' && dbfs >= least && dbfs <= most) return dbfs;
  throw usage(`--room-tone must be ${least} to ${most} (dBFS) or off, not "${text}".`);
}

/** `--bitrate` is that of the first format that has one; the others keep their usual ones. */
function bitratesOf(args: Arguments): SoundChoices['bitratesKbps'] {
  const text = args.values.get('bitrate');
  if (text === undefined) return undefined;
  const kind = soundKinds(args).find(isLossy);
  if (!kind) throw usage('--bitrate is for MP3, M4A and Opus; WAV and FLAC have none.');
  const { offered } = BITRATES[kind];
  const rate = offered.find((each) => each === Number(text.replace(/k(bps)?$/, '')));
  if (rate !== undefined) return { [kind]: rate };
  throw usage(`--bitrate must be one of ${offered.join(', ')} (kbit/s) for ${kind}, not "${text}".`);
}

function bitsOf(args: Arguments): BitDepth {
  const text = args.values.get('bits') ?? String(BIT_DEPTHS.usual);
  const bits = BIT_DEPTHS.offered.find((each) => String(each) === text);
  if (bits !== undefined) return bits;
  throw usage(`--bits must be ${BIT_DEPTHS.offered.join(' or ')}, not "${text}".`);
}

function loudnessOf(args: Arguments): number {
  const text = args.values.get('loudness') ?? LOUDNESS_TARGET.integratedLufs;
  const lufs = Number(text);
  if ((LOUDNESSES as readonly number[]).includes(lufs)) return lufs;
  throw usage(`--loudness must be one of ${LOUDNESSES.join(', ')} (LUFS), not "${text}".`);
}
