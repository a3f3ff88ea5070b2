import type { Voice } from '../artifacts.ts';
import type { EpisodeFileKind } from './episode-files.ts';

/*
 * What a file says of itself by C2PA (Coalition for Content Provenance and Authenticity, 2.1) and its
 * tags. `afterword verify` and /verify say it in the same sentences.
 */

/** Beyond this a file is not signed: the library holds it several times in memory. */
export const MOST_SIGNED_BYTES = 250_000_000;

/** What a stranger may have looked at on /verify. */
export const MOST_VERIFIED_BYTES = 50_000_000;

/**
 * What a manifest can stand in, by the names that C2PA has for it: sound, and the video of a clip. Opus has
 * no place for one: it lies beside the file.
 */
export const SIGNED_MEDIA_TYPES = {
  mp3: 'audio/mpeg',
  m4a: 'audio/mp4',
  wav: 'audio/wav',
  flac: 'audio/flac',
  stem: 'audio/flac',
  opus: 'audio/ogg',
  video: 'video/mp4',
} as const satisfies Partial<Record<EpisodeFileKind | 'video', string>>;
export type SignedKind = keyof typeof SIGNED_MEDIA_TYPES;

/** Of this kind no file holds a manifest. */
export const BESIDE_MEDIA_TYPE = SIGNED_MEDIA_TYPES.opus;

/** What a manifest lies beside: `episode.opus.c2pa`. */
export const SIDECAR_ENDING = '.c2pa';

/** Where the manifest of an exported file is. */
export const SIGNED_STATES = ['inside', 'beside', 'too_large'] as const;
export type SignedState = (typeof SIGNED_STATES)[number];

/** How the voices of a file came to be, by IPTC's vocabulary of digital sources. */
export const DIGITAL_SOURCES = {
  algorithmicMedia: 'made by rules, without a trained model',
  trainedAlgorithmicMedia: 'made by a trained model',
  compositeSynthetic: 'put together of parts, some of them synthetic',
} as const;
export type DigitalSource = keyof typeof DIGITAL_SOURCES;

/** The address by which manifests name it. */
export const DIGITAL_SOURCE_BASE = 'http://cv.iptc.org/newscodes/digitalsourcetype/';

/** Of each kind of voice. Recorded voices are a person's sounds, put together to words they never said. */
export const SOURCE_OF_VOICE: Readonly<Record<Voice['kind'], DigitalSource>> = {
  recorded: 'compositeSynthetic',
  formant: 'algorithmicMedia',
  neural: 'trainedAlgorithmicMedia',
  cloud: 'trainedAlgorithmicMedia',
  cloned: 'trainedAlgorithmicMedia',
};

/** Of a show with these voices: of one kind that kind's, of several a composite. */
export function digitalSourceOf(kinds: readonly Voice['kind'][]): DigitalSource {
  const sources = new Set(kinds.map((kind) => SOURCE_OF_VOICE[kind]));
  const [only] = sources;
  return sources.size === 1 && only ? only : 'compositeSynthetic';
}

/**
 * `unsigned`: it holds no manifest. `intact`: signed, and as it was then. `changed`: signed, and changed
 * since. `faulty`: what it holds is no proper signature.
 */
export type ProvenanceState = 'unsigned' | 'intact' | 'changed' | 'faulty';

export interface ProvenanceReport {
  state: ProvenanceState;
  /** Whether its tags say that the voices are synthetic. */
  tagSaysSynthetic: boolean;
  signer?: {
    name: string;
    organization?: string;
    issuer: string;
    /** ISO 8601. */
    validFrom?: string;
    validTo?: string;
    /** `here`: by the certificate of this installation. `unknown`: nobody that is known here vouches for the name. */
    trust: 'here' | 'unknown';
  };
  title?: string;
  /** The program that made it, with its version. */
  generator?: string;
  /** When it was made, as the file says; no third party put a time to it. */
  madeAt?: string;
  /** Addresses of IPTC's vocabulary. */
  digitalSources: string[];
  /** Codes of C2PA's validation that failed. */
  failures: string[];
}

/** What a report says, as rows of a name and a sentence, the verdict first. */
export function describeProvenance(report: ProvenanceReport): { verdict: string; rows: [string, string][] } {
  const { signer } = report;
  const rows: [string, string][] = [];
  if (signer) {
    const { name, organization, issuer, validFrom, validTo } = signer;
    const of = organization && organization !== name ? `, ${organization}` : '';
    rows.push(['Signed by', `${name}${of}; the certificate was issued by ${issuer}`]);
    rows.push(['Trust', signer.trust === 'here' ? TRUSTED_HERE : UNTRUSTED]);
    if (validFrom && validTo)
      rows.push(['Certificate', `valid from ${validFrom.slice(0, 10)} to ${validTo.slice(0, 10)}`]);
  }
  if (report.madeAt)
    rows.push(['Made', `${report.madeAt}, as the file says; no third party confirms the time`]);
  if (report.generator) rows.push(['Made with', report.generator]);
  if (report.title) rows.push(['Title', report.title]);
  for (const source of report.digitalSources) rows.push(['Voices', describeSource(source)]);
  rows.push([
    'Tags',
    report.tagSaysSynthetic ? 'say that all voices are synthetic' : 'say nothing of synthetic voices',
  ]);
  if (report.failures.length > 0) rows.push(['Failed checks', report.failures.join(', ')]);
  if (report.state === 'unsigned' && report.tagSaysSynthetic) rows.push(['Tags alone', TAGS_ALONE]);
  return { verdict: VERDICTS[report.state], rows };
}

const VERDICTS: Readonly<Record<ProvenanceState, string>> = {
  unsigned:
    'This file holds no content credentials. That says nothing of where it comes from: re-encoding and many services take them out.',
  intact: 'This file is signed, and was not changed since.',
  changed: 'This file was changed after it was signed. What its signature says holds for another file.',
  faulty:
    'This file holds content credentials that are not in order: nothing that they say can be relied on.',
};

const TAGS_ALONE =
  'are no proof: anybody can write them. Afterword signs what it publishes, its exports and its clips; the MP3 that an owner saves from the page of an episode carries tags alone.';

const TRUSTED_HERE = 'known: the certificate is that of this installation.';

const UNTRUSTED =
  'untrusted: nobody that this program knows vouches that the name in the certificate is true. It does not mean that the file was changed.';

function describeSource(address: string): string {
  const name = address.replace(DIGITAL_SOURCE_BASE, '');
  return Object.hasOwn(DIGITAL_SOURCES, name) ? DIGITAL_SOURCES[name as DigitalSource] : address;
}
