import { pattern, tokens } from '../../../../kernel/patterns.ts';
import { type DomElement, names, nodeText } from './dom.ts';

const NEVER = new Set(
  `script style noscript template svg canvas iframe object embed video audio button select input textarea
   option head link meta map area dialog frame frameset applet progress meter`.split(/\s+/),
);

/** Struck out: what somebody has taken back is no part of what they say. */
const STRUCK = new Set(['s', 'strike', 'del']);

const HIDDEN_STYLE = /(?:^|;)\s*(?:display\s*:\s*none|visibility\s*:\s*hidden)/i;

/** Editing marks, permanent links and other furniture inside text. */
const FURNITURE_NAMES = tokens`
  mw-editsection editsection headerlink anchor-?link header-anchor anchorjs-link permalink noprint
  sr-only visually-?hidden screen-reader-text screen-reader-only skip-link mw-jump-link
  mw-cite-backlink footnote-backref reversefootnote data-footnote-backref footnote-back pagenum
  page-?number pageno`;
const FURNITURE = pattern()`(?:^|\s)${FURNITURE_NAMES}(?:\s|$)`;

const BOILERPLATE_NAMES = tokens`
  nav navbar navigation menu breadcrumbs? sidebar side-bar footer site-header masthead cookie cookies
  consent gdpr newsletter subscribe subscription signup sign-up promo advert advertisement ads?
  sponsor sponsored share sharing social social-links related recommended recommendations comments?
  comment-list disqus pagination pager toolbar popup modal overlay banner skip widget tags? tag-list
  author-bio byline-bio byline post-meta entry-meta article-meta post-info navbox catlinks
  mw-indicators sistersitebox metadata ambox hatnote vertical-navbox shortdescription print-?footer
  more-stories read-next trending paywall donate donation utility-bar login search-form`;
const BOILERPLATE = pattern()`(?:^|[\s_-])${BOILERPLATE_NAMES}(?:[\s_-]|$)`;

const KEPT_ROLES =
  /^(?:main|article|document|doc-|region|presentation|none|text|math|img|figure|list|listitem|table|row|cell|heading|group)/;

/** Elements whose content no reader sees or is meant to read, or that only dress the text. */
export function isInvisible(element: DomElement): boolean {
  if (NEVER.has(element.localName) || STRUCK.has(element.localName)) return true;
  if (element.hasAttribute('hidden') && element.getAttribute('hidden') !== 'until-found') return true;
  if (element.getAttribute('aria-hidden') === 'true') return true;
  if (HIDDEN_STYLE.test(element.getAttribute('style') ?? '')) return true;
  return FURNITURE.test(` ${element.getAttribute('class') ?? ''} `);
}

/** Menus, share bars, cookie notices and the like, by what the page calls them. */
export function isBoilerplate(element: DomElement, root: DomElement): boolean {
  const name = element.localName;
  if (name === 'nav' || name === 'menu') return true;
  const role = element.getAttribute('role');
  if (
    role &&
    /^(?:navigation|search|banner|contentinfo|complementary|dialog|alertdialog|menu|menubar|toolbar|tablist|form)$/.test(
      role,
    )
  )
    return true;
  if ((name === 'header' || name === 'footer') && isOfPage(element, root)) return true;
  if (isRepeatedQuote(element, root)) return true;
  if (!CONTAINERS.has(name) || (role && KEPT_ROLES.test(role))) return false;
  if (
    BOILERPLATE.test(
      ` ${names(element).replace(/mw-[a-z-]*page-?container|has-[a-z-]+|no-[a-z-]+|with-[a-z-]+/g, '')} `,
    )
  )
    return !holdsTheText(element, root);
  return isLinkList(element);
}

const CONTAINERS = new Set([
  'div',
  'section',
  'aside',
  'ul',
  'ol',
  'table',
  'form',
  'header',
  'footer',
  'details',
  'p',
  'span',
]);

/** A page's own header and footer, unlike those of an article inside it. */
function isOfPage(element: DomElement, root: DomElement): boolean {
  for (let up = element.parentNode; up && up !== root.parentNode; up = up.parentNode) {
    if (up.nodeName === 'ARTICLE' || up.nodeName === 'MAIN' || up.nodeName === 'BLOCKQUOTE') return false;
  }
  return element.localName === 'footer' || element.querySelector('h1') === null;
}

/** A pull quote dresses the page with a sentence that stands in the text too. */
function isRepeatedQuote(element: DomElement, root: DomElement): boolean {
  if (!/(?:^|[\s_-])pull-?quote(?:[\s_-]|$)/.test(names(element))) return false;
  const quoted = nodeText(element)
    .toLowerCase()
    .replace(/^["“”«»\s]+|["“”«».\s]+$/g, '');
  return quoted !== '' && nodeText(root).toLowerCase().split(quoted).length > 2;
}

/** A wrapper with an unlucky name still holds the text. */
function holdsTheText(element: DomElement, root: DomElement): boolean {
  return nodeText(element).length > nodeText(root).length * 0.4;
}

/** A block that is nearly all links, and more than one of them. */
function isLinkList(element: DomElement): boolean {
  if (element.localName !== 'ul' && element.localName !== 'div') return false;
  const links = element.querySelectorAll('a[href]');
  if (links.length < 4) return false;
  const text = nodeText(element).length;
  let linked = 0;
  for (const link of links) linked += nodeText(link).length;
  return text > 0 && linked / text > 0.85 && text / links.length < 60;
}
