import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { defineConfig, type Plugin } from 'vite';

const WEB = path.join(import.meta.dirname, 'src', 'web');
const ISLANDS = path.join(WEB, 'site', 'islands');

/** Where no script chooses the theme, the system does: the dark tokens once more, for that case. */
const themeWithoutScript: Plugin = {
  name: 'theme-without-script',
  enforce: 'pre',
  transform(code, id) {
    if (!id.endsWith('/site/site.css')) return undefined;
    const tokens = readFileSync(path.join(WEB, 'app', 'tokens.css'), 'utf8');
    const dark = /\[data-theme="dark"\] \{([^}]*)\}/.exec(tokens)?.[1];
    if (dark === undefined) throw new Error('tokens.css has no dark theme.');
    return `${code}\n@media (prefers-color-scheme: dark) { :root:not([data-theme]) {${dark}} }`;
  },
};

/**
 * What the public pages are given beside their HTML: a style sheet, fonts and small scripts. A build of
 * their own, so that they share no file with the application and neither weighs more for the other.
 */
export default defineConfig({
  root: WEB,
  publicDir: false,
  plugins: [themeWithoutScript],
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
        path.join(WEB, 'site', 'styles', 'reference.css'),
        path.join(WEB, 'site', 'embed.css'),
        ...readdirSync(ISLANDS).map((file) => path.join(ISLANDS, file)),
      ],
    },
  },
});
