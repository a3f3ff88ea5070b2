/** Of a text a person is shown so much; the script itself has the rest. */
const SHOWN = 300;

/** What is long is cut, between two words where there are any. */
export function quoted(text: string): string {
  if (text.length <= SHOWN) return text;
  const cut = text.slice(0, SHOWN);
  const end = cut.lastIndexOf(' ');
  return `${cut.slice(0, end > SHOWN / 2 ? end : SHOWN)} …`;
}

export function seconds(ms: number | undefined): string {
  return ms === undefined ? 'as usual' : `${(ms / 1000).toFixed(2)} s`;
}

export function decibels(db: number | undefined): string {
  return `${(db ?? 0).toFixed(1)} dB`;
}

export function times(pace: number | undefined): string {
  return `${(pace ?? 1).toFixed(2)}×`;
}
