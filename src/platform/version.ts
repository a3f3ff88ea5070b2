import { readFileSync } from 'node:fs';

const manifest = new URL('../../package.json', import.meta.url);

/** Afterword's own version, such as "0.1.0". */
export const VERSION: string = JSON.parse(readFileSync(manifest, 'utf8')).version;
