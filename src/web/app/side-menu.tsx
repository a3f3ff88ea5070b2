import { NavLink } from 'react-router';
import { cx } from '../components/cx.ts';
import { Icon, type IconName } from '../components/icon.tsx';

const ENTRIES: { to: string; icon: IconName; label: string }[] = [
  { to: '/create', icon: 'plus', label: 'Create' },
  { to: '/library', icon: 'library', label: 'Library' },
];

/** Where one can go. `onGo`: an entry was taken, so a drawer may close. */
export function SideMenu({ onGo }: { onGo?: () => void }) {
  return (
    <ul className="flex flex-col gap-0.5 px-3 py-4">
      {ENTRIES.map((entry) => (
        <li key={entry.to}>
          <NavLink
            to={entry.to}
            {...(onGo ? { onClick: onGo } : {})}
            className={({ isActive }) =>
              cx(
                'flex h-[34px] items-center gap-[11px] rounded-sm px-2.5 font-medium pointer-coarse:h-11',
                isActive ? 'bg-ink text-paper' : 'text-ink-2 hover:bg-sunk hover:text-ink',
              )
            }
          >
            <Icon name={entry.icon} />
            {entry.label}
          </NavLink>
        </li>
      ))}
    </ul>
  );
}
