import { essay } from '../../service/workplace.ts';
import { Installation } from './installation.ts';
import { DEMO } from './neighbours.ts';
import { grantPlan, join, notify, type Person } from './people.ts';

/** An installation with something on every page, and who is there. */
export interface Furnished {
  installation: Installation;
  /** A creator in the administrator's organization. */
  member: Person;
  /** Works alone and has no plan, but asked for one. */
  alone: Person;
  /** Of two finished episodes. */
  episodeIds: string[];
}

const PASSWORD = 'Marsh-Heron-42';

/**
 * Two finished episodes, one published and one that waits for approval; a second member, an open
 * invitation, letters, notifications read and unread, and somebody who asked for a plan.
 */
export async function furnish(): Promise<Furnished> {
  const installation = await Installation.open({
    AFTERWORD_TRUSTED_PROXIES: '127.0.0.1',
    AFTERWORD_BREACH_URL: 'off',
    AFTERWORD_DEMO_EMAIL: DEMO.email,
    AFTERWORD_DEMO_PASSWORD: DEMO.password,
    AFTERWORD_GOOGLE_CLIENT_ID: 'afterword',
    AFTERWORD_GOOGLE_CLIENT_SECRET: 'never asked',
  });
  const { caller } = installation;
  const first = installation.make(essay(1), { targetMinutes: 1 });
  const place = {
    installation,
    neighbours: { inbox: { next: (to: string) => emailTo(installation, to) } },
  };
  const member = await join(place, { name: 'Iris Heron', email: 'iris@example.org', password: PASSWORD });
  const alone = await join(place, { name: 'Olga Tern', email: 'olga@example.org', password: PASSWORD });
  await alone.caller.call('requestPlan', { body: { plan: 'creator' } });

  for (const email of [member.email, 'wanda.whimbrel@harbour-museum.example.org'])
    await caller.call('createInvitation', { body: { email, role: 'creator' } });
  const { text } = await emailTo(installation, member.email, /^Invitation /);
  const token = /#invitation=([\w-]+)/.exec(text)?.[1] as string;
  await member.caller.call('acceptInvitation', { body: { token } });
  await grantPlan(installation, member);

  // Whoever makes an episode asks for its approval.
  const second = await installation.make(essay(2), { targetMinutes: 1 }, member.caller);
  const episodeIds = [(await first).id, second.id];
  await caller.call('publishEpisode', { params: { episodeId: (await first).id } });
  await member.caller.call('createApproval', {
    body: { episodeId: second.id, note: 'The second chapter is the one to hear.' },
  });
  const session = await caller.call('readSession');
  const message = 'Your episode about the valley can be heard.';
  await notify({ caller }, { userId: session?.user.id as string }, { title: 'Content ready', message });
  return { installation, member, alone, episodeIds };
}

/** The newest email of the outbox to this address, of this subject where one is given; waits for it. */
async function emailTo({ caller }: Installation, to: string, about = /^/) {
  for (;;) {
    const { mails } = await caller.call('listOutbox');
    const mail = mails.find(({ recipient, subject }) => recipient === to && about.test(subject));
    if (mail) return caller.call('readOutboxMail', { params: { mailId: mail.id } });
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}
