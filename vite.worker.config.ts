import path from 'node:path';
import { defineConfig } from 'vite';

/**
 * The service worker of the public player: one file without imports, since a worker that imports is none
 * in every browser, at an address that stays.
 */
export default defineConfig({
  root: path.join(import.meta.dirname, 'src', 'web'),
  publicDir: false,
  build: {
    emptyOutDir: false,
    target: 'es2022',
    sourcemap: false,
    rollupOptions: {
      input: path.join(import.meta.dirname, 'src', 'web', 'site', 'offline', 'listen-worker.ts'),
      output: {
        format: 'iife',
        entryFileNames: 'listen-worker.js',
      },
    },
  },
});
