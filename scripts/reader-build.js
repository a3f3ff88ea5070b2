// Run by scripts/reader.js with the pinned Node: makes modules without types, few and large, of the
// code that reads documents in its confined process, and lists what they were made of.

import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { hashOf, SOURCES_LIST } from './reader.js';

const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));
const outDir = path.resolve(process.argv[2] ?? '');
const confined = path.join(root, 'src', 'documents', 'confined');

/** Taken from where they are installed: these come with files or native code, or as one module already. */
const INSTALLED = ['sharp', 'pdfjs-dist', 'tesseract.js-core', 'heic-convert'];

/** The lock file stands for every package. */
const sources = new Set([path.join(root, 'package-lock.json')]);

await build({
  root,
  configFile: false,
  logLevel: 'error',
  publicDir: false,
  ssr: { target: 'node', noExternal: true, external: INSTALLED },
  build: {
    ssr: true,
    outDir,
    target: 'node24',
    minify: false,
    rolldownOptions: {
      input: [path.join(confined, 'child.ts'), path.join(confined, 'ocr', 'recognise-worker.ts')],
      output: { format: 'esm', entryFileNames: '[name].mjs', chunkFileNames: '[name]-[hash].mjs' },
    },
  },
  plugins: [
    {
      name: 'afterword:sources',
      generateBundle(_options, bundle) {
        for (const chunk of Object.values(bundle))
          for (const id of chunk.type === 'chunk' ? chunk.moduleIds : [])
            if (id.startsWith(path.join(root, 'src') + path.sep)) sources.add(id);
      },
    },
  ],
});

const list = [...sources]
  .sort()
  .map((file) => [path.relative(root, file).split(path.sep).join('/'), hashOf(file)]);
writeFileSync(path.join(outDir, SOURCES_LIST), `${JSON.stringify(Object.fromEntries(list), null, 2)}\n`);
