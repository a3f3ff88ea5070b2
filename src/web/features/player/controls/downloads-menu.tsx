import type { CallResponse } from '../../../../kernel/contracts/api/api.ts';
import { IconButton } from '../../../components/elements/icon-button.tsx';
import { Menu } from '../../../components/overlays/menu.tsx';
import { MenuItem, MenuLine, MenuLink } from '../../../components/overlays/menu-items.tsx';
import { bytes } from '../../../lib/wording/format.ts';

type EpisodeFile = CallResponse<'readEpisode'>['files'][number];

const KINDS: Record<EpisodeFile['kind'], string> = {
  mp3: 'MP3',
  m4a: 'M4A (AAC)',
  opus: 'Opus',
  flac: 'FLAC',
  wav: 'WAV',
  stem: 'One voice alone',
  transcript_txt: 'Transcript, text',
  transcript_vtt: 'Transcript, WebVTT',
  transcript_srt: 'Transcript, SubRip',
  transcript_json: 'Transcript, JSON',
  chapters_json: 'Chapters, JSON',
  script: 'Script, JSON',
  cover: 'Cover',
  peaks: 'Waveform, JSON',
  grounding: 'Sources checked, JSON',
};
const ORDER = Object.keys(KINDS) as EpisodeFile['kind'][];
const SOUND = ORDER.slice(0, ORDER.indexOf('transcript_txt'));

/** Sound formats that are made when somebody asks for them. */
const ON_DEMAND = ['m4a', 'opus', 'flac', 'wav', 'stem'] as const;
type OnDemand = (typeof ON_DEMAND)[number];

export interface Exports {
  /** Asked for, not there yet. */
  exporting: readonly OnDemand[];
  onMake: (kind: OnDemand) => void;
}

interface Props {
  files: readonly EpisodeFile[];
  /** Absent where no other formats can be made. */
  exports: Exports | undefined;
}

/** Every file of the finished episode, the sound first; and the formats it could have as well. */
export function DownloadsMenu({ files, exports }: Props) {
  if (files.length === 0) return null;
  const sorted = [...files].sort((a, b) => ORDER.indexOf(a.kind) - ORDER.indexOf(b.kind));
  const sound = sorted.filter((file) => SOUND.includes(file.kind));
  const missing = ON_DEMAND.filter((kind) => !files.some((file) => file.kind === kind));
  return (
    <Menu trigger={<IconButton icon="download" label="Downloads" />}>
      {sound.map((file) => (
        <Download key={file.id} file={file} />
      ))}
      {exports && missing.map((kind) => <ToMake key={kind} kind={kind} exports={exports} />)}
      <MenuLine />
      {sorted.slice(sound.length).map((file) => (
        <Download key={file.id} file={file} />
      ))}
    </Menu>
  );
}

function Download({ file }: { file: EpisodeFile }) {
  return (
    <MenuLink href={`${file.url}?download=1`} download>
      <span className="grow">
        {KINDS[file.kind]}
        {file.kind === 'stem' && <span className="text-ink-3"> {file.name}</span>}
      </span>
      <span className="mono pl-4">{bytes(file.bytes)}</span>
    </MenuLink>
  );
}

function ToMake({ kind, exports: { exporting, onMake } }: { kind: OnDemand; exports: Exports }) {
  const isComing = exporting.includes(kind);
  return (
    <MenuItem disabled={isComing} onClick={() => onMake(kind)}>
      <span className="grow text-ink-2">{kind === 'stem' ? 'Each voice alone, FLAC' : KINDS[kind]}</span>
      <span className="pl-4 text-xs text-ink-3">{isComing ? 'being made' : 'make it'}</span>
    </MenuItem>
  );
}
