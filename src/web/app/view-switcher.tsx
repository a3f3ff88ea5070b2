import type { ButtonHTMLAttributes } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { sideMenu, startPath } from '../../kernel/rules/side-menu.ts';
import { canSwitchView, type View, viewBadge } from '../../kernel/rules/views.ts';
import { Chip } from '../components/elements/chip.tsx';
import { Icon } from '../components/elements/icon.tsx';
import { Menu } from '../components/overlays/menu.tsx';
import { MenuChoice } from '../components/overlays/menu-items.tsx';
import { useSecurity } from '../lib/account/security.ts';
import { audit } from '../lib/workspace/audit.ts';

const VIEWS = [
  { value: 'user', label: 'User View', hint: 'standard experience' },
  { value: 'admin', label: 'Admin View', hint: 'management and administration' },
] as const satisfies { value: View; label: string; hint: string }[];

/** Between the standard experience and the administration, for who may (specification 6.7). */
export function ViewSwitcher() {
  const security = useSecurity();
  const { roles, view, setView } = security;
  const navigate = useNavigate();
  const { pathname } = useLocation();
  if (!canSwitchView(roles)) return null;
  const change = (next: View) => {
    const isIn = (of: View) =>
      sideMenu({ ...security, view: of }).some(({ path }) => pathname.startsWith(path));
    setView(next);
    audit({
      action: 'view.switch',
      resource: next,
      userId: security.session?.user.id ?? null,
      result: 'success',
      severity: 'low',
      category: 'roles',
      details: { from: view },
    });
    // A page that the other view has no way to is left with it.
    if (isIn(view) && !isIn(next)) void navigate(startPath({ ...security, view: next }));
  };
  return (
    <Menu
      trigger={<SwitchButton label={VIEWS[view === 'admin' ? 1 : 0].label} badge={viewBadge(roles)} />}
      className="w-64"
    >
      <MenuChoice label="View" value={view} options={VIEWS} onChange={change} />
    </Menu>
  );
}

interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  label: string;
  badge: string;
}

/** On a phone an icon; its name says all of it. */
function SwitchButton({ label, badge, ...rest }: ButtonProps) {
  return (
    <button
      type="button"
      aria-label={`View: ${label}, ${badge}`}
      className="inline-flex h-9 shrink-0 items-center gap-2 rounded-sm px-2 text-[13px] font-medium whitespace-nowrap hover:bg-sunk pointer-coarse:min-h-11"
      {...rest}
    >
      <Icon name="view" className="text-ink-2 sm:hidden" />
      <span className="hidden sm:inline">{label}</span>
      <span className="hidden sm:inline-flex">
        <Chip>{badge}</Chip>
      </span>
      <Icon name="down" className="hidden text-ink-3 sm:block" />
    </button>
  );
}
