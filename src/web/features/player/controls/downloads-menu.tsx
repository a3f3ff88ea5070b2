import type { CallResponse } from '../../../../kernel/contracts/api/api.ts';
import { IconButton } from '../../../components/icon-button.tsx';
import { Menu, MenuLine, MenuLink } from '../../../components/menu.tsx';
import { bytes } from '../../../lib/format.ts';

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

/** Every file of the finished episode, the sound first. */
export function DownloadsMenu({ files }: { files: readonly EpisodeFile[] }) {
  if (files.length === 0) return null;
  const sorted = [...files].sort((a, b) => ORDER.indexOf(a.kind) - ORDER.indexOf(b.kind));
  const sound = sorted.filter((file) => SOUND.includes(file.kind));
  return (
    <Menu trigger={<IconButton icon="download" label="Downloads" />}>
      {sound.map((file) => (
        <Download key={file.id} file={file} />
      ))}
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
