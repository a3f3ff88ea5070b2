import { Installation } from '/work/parts/content/tests/journeys/support/installation.ts';
import { openChromium } from '/work/parts/content/tests/journeys/support/chromium.ts';
import { misfits } from '/work/parts/content/tests/journeys/support/layout.ts';
import { axeFaults } from '/work/parts/content/tests/journeys/support/axe.ts';
const [,, out, widths, themes, ...paths] = process.argv;
const inst = await Installation.open();
const browser = await openChromium();
let list = paths;
if (paths[0] === 'all') { const x = await (await fetch(inst.url + '/sitemap.xml')).text(); list = [...x.matchAll(/<loc>[^<]*?:\d+([^<]*)<\/loc>/g)].map((m) => m[1]).concat(['/contact','/privacy-requests','/status','/upload-demo','/audio-test','/payment-verification']); list=[...new Set(list)]; if (paths[1]) list = list.filter((p)=>new RegExp(paths[1]).test(p)); }
for (const w of widths.split(',')) for (const t of themes.split(',')) {
  const ctx = await browser.newContext({ viewport: { width: Number(w), height: 900 }, colorScheme: t, reducedMotion: 'reduce', baseURL: inst.url });
  const page = await ctx.newPage();
  page.on('console', (m) => { if (['error','warning'].includes(m.type())) console.log(page.url(), m.text()); });
  await page.addInitScript(() => localStorage.setItem('cookie_consent_v1', 'reject_non_essential'));
  for (const p of list) {
    await page.goto(p); await page.locator('h1').first().waitFor();
    for (const f of [...await misfits(page), ...await axeFaults(page)]) console.log(p, w, t, f.slice(0, 300));
    if (out !== '-') await page.screenshot({ path: `${out}/${p.replace(/\W+/g, '_')}-${w}-${t}.png`, fullPage: true });
  }
  await ctx.close();
}
await browser.close(); await inst.close();
