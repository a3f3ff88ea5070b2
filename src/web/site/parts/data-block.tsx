/** Data for a script of the page: never run, and nothing in it can end the element. */
export function DataBlock({ id, data }: { id: string; data: unknown }) {
  const text = JSON.stringify(data).replaceAll('<', '\\u003c');
  // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON of our own, with what could end the element escaped
  return <script type="application/json" id={id} dangerouslySetInnerHTML={{ __html: text }} />;
}
