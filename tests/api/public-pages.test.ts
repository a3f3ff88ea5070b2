import { HtmlValidate } from 'html-validate';
import sharp from 'sharp';
import { request } from 'undici';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { FORM_PAGES } from '../../src/kernel/rules/site-pages.ts';
import {
  PREVIEW_HEIGHT,
  PREVIEW_WIDTH,
  previewPath,
  SITE_PREVIEWS,
  type SitePreview,
} from '../../src/kernel/rules/site-previews.ts';
import { builtPages } from '../house/built-pages.ts';
import { itDeep } from '../house/depth.ts';
import { openTestServer, type TestServer } from './test-server.ts';

const HTML = { accept: 'text/html' };
/** React's own spelling of what HTML lets one write in several ways. */
const VALIDATOR = new HtmlValidate({
  extends: ['html-validate:recommended'],
  rules: {
    'void-style': 'off',
    'attr-case': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'doctype-style': 'off',
    'no-trailing-whitespace': 'off',
  },
});

let server: TestServer;
/** The addresses of the site map. */
let listed: string[];
/** Every public page by its address. */
const pages = new Map<string, string>();
beforeAll(async () => {
  server = await openTestServer({ webDir: await builtPages() });
  const { text } = await server.ask('GET', '/sitemap.xml');
  listed = [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => new URL(address!).pathname);
  for (const path of new Set([...listed, ...FORM_PAGES]))
    pages.set(path, (await server.ask('GET', path, { headers: HTML })).text);
});
afterAll(() => server.close());

const find = (text: string, pattern: RegExp) => pattern.exec(text)?.[1] ?? '';

describe('the public pages', () => {
  it('are in the site map, the ones with forms and the reference of calls too', () => {
    expect(listed).toEqual(
      expect.arrayContaining(['/contact', '/status', '/docs/api', '/terms', '/cookies']),
    );
    // What it says is of one person.
    expect(listed).not.toContain('/payment-verification');
    const count = (area: string) => [...pages.keys()].filter((path) => path.startsWith(area)).length;
    expect(count('/blog/')).toBeGreaterThanOrEqual(6);
    expect(count('/help/')).toBeGreaterThanOrEqual(12);
    expect(count('/docs/')).toBeGreaterThanOrEqual(7);
  });

  it('are all there that the specification names', () => {
    const named = {
      '2.6':
        '/features /pricing /creators /about /contact /trust /privacy /terms /security /privacy-requests',
      '2.9': '/students',
      '2.12': '/docs /help /blog /careers /status',
      '2.13': '/tiktok /instagram /linkedin /youtube',
    };
    for (const [fact, paths] of Object.entries(named))
      for (const path of paths.split(' ')) expect(listed, fact).toContain(path);
    // The footer's eight items of 2.16 lead somewhere.
    const footer = pages.get('/')!.slice(pages.get('/')!.indexOf('<footer'));
    for (const [path, label] of [
      ['/blog', 'Blog'],
      ['/careers', 'Careers'],
      ['/help', 'Help Center'],
      ['/docs', 'Documentation'],
      ['/status', 'Status'],
      ['/privacy', 'Privacy Policy'],
      ['/terms', 'Terms of Service'],
      ['/cookies', 'Cookie Policy'],
    ])
      expect(footer).toContain(`<a href="${path}">${label}</a>`);
  });

  it('make the claims of the specification, and say who can hold them true', () => {
    const text = (path: string) =>
      pages
        .get(path)!
        .replace(/<[^>]+>/g, ' ')
        .replace(/\s+/g, ' ');
    const home = text('/');
    for (const claim of [
      '100+ ',
      '30 ',
      '80% ',
      '40% ',
      '$24.99',
      '320',
      'SOC 2',
      'ISO 27001',
      'GDPR',
      '3:29',
    ])
      expect(home, claim).toContain(claim);
    expect(text('/pricing')).toContain('$24.99');
    const trust = text('/trust');
    expect(trust.match(/A marketing claim\. To measure it:/g)).toHaveLength(2);
    expect(trust).toContain('Certificates belong to those who operate an installation');
    expect(home).toMatch(/On this server one can choose among \d+ voices in \d+ languages/);
  });

  itDeep('are valid HTML by html-validate', async () => {
    const faults: string[] = [];
    const missing = await server.ask('GET', '/no/such/page', { headers: HTML });
    const search = await server.ask('GET', '/help?q=%22%3E%3Cb%3Epassword', { headers: HTML });
    for (const [path, text] of [...pages, ['404', missing.text], ['search', search.text]] as const) {
      const { results } = await VALIDATOR.validateString(text);
      for (const { messages } of results)
        for (const { ruleId, message, line, column, selector } of messages)
          faults.push(`${path}: ${ruleId}: ${message} (${selector ?? `${line}:${column}`})`);
    }
    expect(faults).toEqual([]);
  });

  it('have a title, a description and an address of their own, and a picture for previews', async () => {
    const pictures = new Set<string>();
    const seen = { title: new Set<string>(), description: new Set<string>() };
    for (const [path, text] of pages) {
      const title = find(text, /<title>([^<]+)<\/title>/);
      const description = find(text, /<meta name="description" content="([^"]{40,})"/);
      expect([title, description], path).not.toContain('');
      expect([seen.title.has(title), seen.description.has(description)], path).toEqual([false, false]);
      seen.title.add(title);
      seen.description.add(description);
      pictures.add(find(text, /<meta property="og:image" content="([^"]+)"/));
      expect(find(text, /<link rel="canonical" href="([^"]+)"/)).toBe(`${server.url}${path}`);
    }
    expect([...pictures].sort()).toEqual(
      (Object.keys(SITE_PREVIEWS) as SitePreview[]).map((each) => `${server.url}${previewPath(each)}`).sort(),
    );
    for (const picture of pictures) {
      const { body } = await request(picture);
      const { width, height, format } = await sharp(Buffer.from(await body.arrayBuffer())).metadata();
      expect([width, height, format]).toEqual([PREVIEW_WIDTH, PREVIEW_HEIGHT, 'png']);
    }
  });

  it('lead nowhere that is not there, in none of them to a place that is not on it', async () => {
    const broken: string[] = [];
    const ids = new Map([...pages].map(([path, text]) => [path, idsIn(text)]));
    const answers = new Map<string, number>();
    for (const [path, text] of pages)
      for (const [, link] of text.matchAll(/(?:href|src)="((?:\/|#)[^"]*)"/g)) {
        const [address = '', hash = ''] = link!.split('#');
        const to = address.split('?')[0] || path;
        const status = answers.get(to) ?? (await server.ask('GET', to, { headers: HTML })).status;
        answers.set(to, status);
        if (status !== 200) broken.push(`${path}: ${link} is ${status}`);
        const known = ids.get(to);
        if (hash !== '' && known && !known.has(hash)) broken.push(`${path}: ${link} has no such place`);
      }
    expect([...new Set(broken)]).toEqual([]);
    expect(answers.size).toBeGreaterThan(60);
  });

  it('find help by words, and show what was typed as it was', async () => {
    const { text } = await server.ask('GET', '/help?q=recovery+codes', { headers: HTML });
    expect(text).toContain('href="/help/two-factor-sign-in"');
    expect(text).not.toContain('href="/help/choose-a-format"');
    const hostile = await server.ask('GET', `/help?q=${encodeURIComponent('"><script>x</script>')}`, {
      headers: HTML,
    });
    expect(hostile.text).not.toContain('<script>x');
    expect(hostile.text).toContain('Nothing');
    const twice = await server.ask('GET', '/help?q=a&q=b', { headers: HTML });
    expect(twice.status).toBe(200);
  });

  it('tell of posts by an Atom feed', async () => {
    const { text, headers } = await server.ask('GET', '/blog/feed.xml');
    expect(headers['content-type']).toBe('application/atom+xml; charset=utf-8');
    const entries = [...text.matchAll(/<entry>/g)];
    expect(entries.length).toBe([...pages.keys()].filter((path) => path.startsWith('/blog/')).length);
    expect(text).toContain(
      `<link rel="self" type="application/atom+xml" href="${server.url}/blog/feed.xml"/>`,
    );
    expect(text).not.toMatch(/href=&#x22;\//);
  });
});

function idsIn(text: string): Set<string> {
  return new Set([...text.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id!));
}
