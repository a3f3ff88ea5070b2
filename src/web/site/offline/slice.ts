/**
 * The part of a whole response that a Range header asks for (RFC 9110, 14.1.2), as media elements do; the
 * whole where the header says nothing that can be answered by one range.
 */
export async function sliceResponse(whole: Response, range: string | null): Promise<Response> {
  const found = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(range ?? '');
  if (!found || (found[1] === '' && found[2] === '')) return whole;
  const blob = await whole.blob();
  const [start, end] = bounds(found[1] ?? '', found[2] ?? '', blob.size);
  if (start > end || start >= blob.size)
    return new Response(null, { status: 416, headers: { 'content-range': `bytes */${blob.size}` } });
  const headers = new Headers(whole.headers);
  headers.set('content-range', `bytes ${start}-${end}/${blob.size}`);
  headers.set('content-length', String(end - start + 1));
  return new Response(blob.slice(start, end + 1), { status: 206, headers });
}

/** First and last byte; without a first one it is the last bytes that are asked for. */
function bounds(first: string, last: string, size: number): [start: number, end: number] {
  if (first === '') return [Math.max(0, size - Number(last)), size - 1];
  return [Number(first), last === '' ? size - 1 : Math.min(Number(last), size - 1)];
}
