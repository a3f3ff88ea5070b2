import { useQuery } from '@tanstack/react-query';
import { ButtonLink } from '../../components/elements/button.tsx';
import { Section } from '../../components/page/section.tsx';
import { call } from '../../lib/api/api.ts';

/** The sample of /upload-demo that came along with signing up: it is heard here before there is a plan. */
export function OwnSample() {
  const { data: sample } = useQuery({
    queryKey: ['own-sample'],
    queryFn: ({ signal }) => call('readSample', { signal }),
  });
  if (!sample?.claimed || !sample.audioUrl) return null;
  return (
    <Section title="Your sample">
      <p className="mb-3 max-w-[62ch] text-ink-2">
        “{sample.title}” is in your library. It can be changed and saved there once you have a plan.
      </p>
      {/* biome-ignore lint/a11y/useMediaCaption: what is said stands on /upload-demo and in the library */}
      <audio controls preload="none" src={sample.audioUrl} className="mb-3 w-full max-w-xl" />
      <ButtonLink to="/upload-demo" reloadDocument>
        Read what is said
      </ButtonLink>
    </Section>
  );
}
