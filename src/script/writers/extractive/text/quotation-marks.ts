/** The mark that opened a quotation, or none. */
export type Open = '' | '“' | '„' | '"' | '«' | '»';

/** What is open after a text that began with `open`: “...”, „...“, «...», »...«, "...". */
export function openAfter(text: string, open: Open): Open {
  let state = open;
  for (const mark of text) {
    if (mark === '"') state = state === '"' ? '' : state === '' ? '"' : state;
    else if (mark === '„') state = '„';
    else if (mark === '“') state = state === '„' ? '' : '“';
    else if (mark === '”') state = '';
    else if (mark === '«') state = state === '»' ? '' : state === '' ? '«' : state;
    else if (mark === '»') state = state === '«' ? '' : state === '' ? '»' : state;
  }
  return state;
}
