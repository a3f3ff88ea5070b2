import path from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { markdownPages } from './src/web/site/markdown/markdown-plugin.ts';

/** The public pages for the server, which renders them: a module that exports `SiteModule`. */
export default defineConfig({
  root: path.join(import.meta.dirname, 'src', 'web'),
  plugins: [react(), markdownPages()],
  publicDir: false,
  build: {
    ssr: path.join(import.meta.dirname, 'src', 'web', 'site', 'render.tsx'),
    emptyOutDir: true,
    target: 'node24',
    sourcemap: false,
    rollupOptions: { output: { entryFileNames: 'render.js' } },
  },
});
