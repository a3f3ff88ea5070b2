import type { ReactElement } from 'react';
import { Menu, MenuChoice, MenuItem, MenuLine } from '../components/menu.tsx';
import { showToast } from '../components/toast-store.ts';
import { call, sentenceOf } from '../lib/api.ts';
import { forgetSession } from '../lib/storage.ts';
import { chooseTheme, type ThemeChoice, useTheme } from '../lib/theme.ts';

const THEMES = [
  { value: 'system', label: 'As the system' },
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
] satisfies { value: ThemeChoice; label: string }[];

interface Props {
  trigger: ReactElement<Record<string, unknown>>;
  defaultOpen: boolean;
}

export default function AccountMenu({ trigger, defaultOpen }: Props) {
  const theme = useTheme();

  async function signOut() {
    try {
      await call('endSession');
    } catch (error) {
      showToast(sentenceOf(error), { bad: true });
      return;
    }
    forgetSession();
    // Nothing of whoever was signed in stays in memory.
    window.location.replace('/');
  }

  return (
    <Menu trigger={trigger} defaultOpen={defaultOpen}>
      <MenuChoice label="Theme" value={theme} options={THEMES} onChange={chooseTheme} />
      <MenuLine />
      <MenuItem icon="leave" onClick={() => void signOut()}>
        Sign out
      </MenuItem>
    </Menu>
  );
}
