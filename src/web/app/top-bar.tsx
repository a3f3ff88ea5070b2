import { lazy, Suspense, useState } from 'react';
import { Link } from 'react-router';
import { startPath } from '../../kernel/rules/side-menu.ts';
import { IconButton } from '../components/elements/icon-button.tsx';
import { Mark } from '../components/elements/mark.tsx';
import { useSecurity } from '../lib/account/security.ts';
import { AccountMenu } from './account-menu.tsx';
import { SideMenu } from './side-menu.tsx';
import { ViewSwitcher } from './view-switcher.tsx';

const Drawer = lazy(() =>
  import('../components/overlays/drawer.tsx').then(({ Drawer }) => ({ default: Drawer })),
);
const SearchBox = lazy(() =>
  import('../features/search/search-box.tsx').then(({ SearchBox }) => ({ default: SearchBox })),
);
const Bell = lazy(() => import('../features/notifications/bell.tsx').then(({ Bell }) => ({ default: Bell })));

/** Logo, search, view, notifications, account: always in sight (specification 2.18). */
export function TopBar() {
  const security = useSecurity();
  return (
    <header className="sticky top-0 z-20 col-span-full flex h-14 items-center gap-2 border-b border-line bg-paper px-3 wide:px-5">
      <MenuDrawer />
      <Link
        to={startPath(security)}
        aria-label="Afterword"
        className="flex min-h-9 min-w-9 shrink-0 items-center justify-center gap-[9px] font-serif text-xl font-medium tracking-tight wide:mr-4 split:w-[196px] split:justify-start"
      >
        <Mark size={24} />
        <span className="hidden sm:inline">Afterword</span>
      </Link>
      <Suspense fallback={<span className="grow" />}>
        <div className="flex grow justify-end lg:justify-start">
          <SearchBox />
        </div>
        <ViewSwitcher />
        <Bell />
      </Suspense>
      <AccountMenu />
    </header>
  );
}

/** The side menu of small screens. */
function MenuDrawer() {
  const [state, setState] = useState<'never' | 'open' | 'closed'>('never');
  return (
    <>
      <IconButton
        icon="menu"
        label="Open the menu"
        aria-haspopup="dialog"
        className="wide:hidden"
        onClick={() => setState('open')}
      />
      {state !== 'never' && (
        <Suspense>
          <Drawer title="Menu" open={state === 'open'} onClose={() => setState('closed')}>
            <nav aria-label="Main" className="min-h-0 grow overflow-y-auto">
              <SideMenu onGo={() => setState('closed')} />
            </nav>
          </Drawer>
        </Suspense>
      )}
    </>
  );
}
