import { readdirSync } from 'node:fs';
import path from 'node:path';
import { defineConfig } from 'vite';

const WEB = path.join(import.meta.dirname, 'src', 'web');
const ISLANDS = path.join(WEB, 'site', 'islands');

/**
 * What the public pages are given beside their HTML: a style sheet, fonts and small scripts. A build of
 * their own, so that they share no file with the application and neither weighs more for the other.
 */
export default defineConfig({
  root: WEB,
  publicDir: false,
  build: {
    emptyOutDir: false,
    target: 'es2022',
    sourcemap: false,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    manifest: 'site-manifest.json',
    rollupOptions: {
      input: [
        path.join(WEB, 'site', 'site.css'),
        path.join(WEB, 'site', 'embed.css'),
        ...readdirSync(ISLANDS).map((file) => path.join(ISLANDS, file)),
      ],
    },
  },
});
