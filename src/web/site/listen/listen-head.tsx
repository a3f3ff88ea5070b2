import type { ListenFacts } from '../../../kernel/contracts/site.ts';
import { JsonLd } from '../layout/json-ld.tsx';

/** Height at which programs that show players are told to frame ours, in CSS pixels. */
const CARD = { width: 640, height: 352 };

/** What programs read of an episode: previews, players, oEmbed, search engines, and that a machine speaks. */
export function ListenHead({ facts, origin }: { facts: ListenFacts; origin: string }) {
  const page = `${origin}${facts.pagePath}`;
  const audio = `${origin}${facts.audioPath}`;
  const cover = facts.coverPath && `${origin}${facts.coverPath}`;
  const embed = `${origin}${facts.embedPath}`;
  const oembed = `${origin}/oembed?url=${encodeURIComponent(page)}`;
  return (
    <>
      {!facts.isIndexed && <meta name="robots" content="noindex" />}
      <meta property="og:audio" content={audio} />
      <meta property="og:audio:type" content="audio/mpeg" />
      {cover && <meta property="og:image" content={cover} />}
      {cover && <meta property="og:image:alt" content={`Cover of "${facts.title}"`} />}
      <meta name="twitter:card" content="player" />
      <meta name="twitter:title" content={facts.title} />
      <meta name="twitter:player" content={embed} />
      <meta name="twitter:player:width" content={String(CARD.width)} />
      <meta name="twitter:player:height" content={String(CARD.height)} />
      <meta name="ai-content" content="true" />
      <meta name="generator" content="Afterword" />
      <link
        rel="alternate"
        type="application/json+oembed"
        href={`${oembed}&format=json`}
        title={facts.title}
      />
      <link rel="alternate" type="text/xml+oembed" href={`${oembed}&format=xml`} title={facts.title} />
      <JsonLd data={episodeData(facts, origin)} />
    </>
  );
}

/** https://schema.org/PodcastEpisode */
function episodeData(facts: ListenFacts, origin: string): object {
  return {
    '@type': 'PodcastEpisode',
    name: facts.title,
    description: facts.description,
    url: `${origin}${facts.pagePath}`,
    datePublished: facts.publishedAt,
    inLanguage: facts.language,
    timeRequired: `PT${Math.round(facts.durationMs / 1000)}S`,
    creator: { '@type': 'Organization', name: facts.publisher },
    creditText: 'Spoken by synthetic voices',
    image: facts.coverPath ? `${origin}${facts.coverPath}` : undefined,
    associatedMedia: {
      '@type': 'AudioObject',
      contentUrl: `${origin}${facts.audioPath}`,
      encodingFormat: 'audio/mpeg',
      contentSize: String(facts.audioBytes),
      duration: `PT${Math.round(facts.durationMs / 1000)}S`,
      transcript: facts.lines
        .map(({ speaker, text }) => `${facts.speakers[speaker] ?? ''}: ${text}`)
        .join('\n'),
    },
  };
}
