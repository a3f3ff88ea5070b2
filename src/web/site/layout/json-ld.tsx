/** Data for programs; an angle bracket in it could end the element. */
export function JsonLd({ data }: { data: object }) {
  const text = JSON.stringify({ '@context': 'https://schema.org', ...data }).replaceAll('<', '\\u003c');
  // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON of our own, with what could end the element escaped
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: text }} />;
}
