import { Link } from 'react-router';
import { Icon, type IconName } from '../../components/elements/icon.tsx';

export interface Start {
  icon: IconName;
  title: string;
  detail: string;
  /** Absent in the demo: there is nothing behind it. */
  to?: string | undefined;
}

/** What a company does first, each with where it is done. */
export const STARTS: readonly Start[] = [
  {
    icon: 'share',
    title: 'Invite the team',
    detail: 'By e-mail, each with a role: who makes, who approves, who only listens.',
    to: '/team',
  },
  {
    icon: 'volume',
    title: 'Choose a brand voice',
    detail: 'Hear the voices of this server and add your own, so that every episode sounds like you.',
    to: '/voice-clones',
  },
  {
    icon: 'check',
    title: 'Let episodes be approved',
    detail: 'Managers, admins and owners hear an episode and answer; nothing is said twice.',
    to: '/approvals',
  },
  {
    icon: 'library',
    title: 'See what is made',
    detail: 'Episodes and minutes by week, formats, loudness.',
    to: '/analytics',
  },
];

export function StartList({ starts }: { starts: readonly Start[] }) {
  return (
    <ul className="grid border-t border-line sm:grid-cols-2 sm:gap-x-10">
      {starts.map(({ icon, title, detail, to }) => (
        <li key={title} className="flex gap-4 border-b border-line py-4">
          <Icon name={icon} className="mt-0.5 text-ink-3" />
          <div>
            {to ? (
              <Link to={to} className="font-medium underline-offset-4 hover:underline">
                {title}
              </Link>
            ) : (
              <p className="font-medium">{title}</p>
            )}
            <p className="mt-0.5 text-[13px] text-ink-3">{detail}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
