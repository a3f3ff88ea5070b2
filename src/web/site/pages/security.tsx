import type { SiteContent } from '../page.ts';
import { PageHead, Part, Points } from '../parts/page-head.tsx';

const DONE = [
  [
    'Foreign files',
    'Documents are parsed in a child process that may not write, start programs or reach a network, with limits of memory and time.',
  ],
  [
    'Every call',
    'The server asks who calls, whether their role may, and whether their plan allows, before it reads what was sent.',
  ],
  [
    'Sessions',
    'Cookies that scripts cannot read and other sites cannot send. They end at once, on every node, when an account, role or password changes.',
  ],
  [
    'Passwords',
    'Stored as Argon2id; refused when they are known from breaches; five wrong ones lock an account for five minutes.',
  ],
  ['Second factor', 'Codes by an app with recovery codes; an organization can ask it of everybody.'],
  [
    'Pages',
    'A strict Content-Security-Policy: scripts, styles and fonts of this server alone, in no other site’s frame.',
  ],
  ['Fetching', 'Web pages given as sources are fetched without reaching private addresses.'],
  ['Secrets', 'Keys of models and mails that wait are sealed; nothing secret stands in a log.'],
  ['Audit', 'Who did what, from where and with what result; kept for 2,555 days.'],
] as const;

const NOT_DONE = [
  ['No certificate', 'The software has none, and cannot have one. See the trust page.'],
  ['No bug bounty', 'Reports are read and answered, and not paid for.'],
  [
    'No encryption at rest of media',
    'Files lie as they are in the store you choose. Use an encrypted disk or bucket where that is needed.',
  ],
] as const;

export const securityPage: SiteContent = {
  title: 'Security',
  description: 'How Afterword keeps documents, accounts and pages safe, and what it does not do.',
  body: () => (
    <>
      <PageHead
        title="Built to be read by strangers."
        lede="What the software does, so that you can check it, and what it does not do, so that you need not find out."
      >
        <a className="btn big" href="/contact">
          Report a vulnerability
        </a>
      </PageHead>
      <Part id="done" title="What it does">
        <Points list={DONE} />
      </Part>
      <Part id="not-done" title="What it does not do">
        <Points list={NOT_DONE} />
      </Part>
    </>
  ),
};
