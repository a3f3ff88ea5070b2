import { useQueryClient } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { useNavigate } from 'react-router';
import { Menu, MenuChoice, MenuItem, MenuLine } from '../components/menu.tsx';
import { showToast } from '../components/toast-store.ts';
import { call, sentenceOf } from '../lib/api.ts';
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
  const client = useQueryClient();
  const navigate = useNavigate();

  async function signOut() {
    try {
      await call('endSession');
    } catch (error) {
      showToast(sentenceOf(error), { bad: true });
      return;
    }
    client.clear();
    await navigate('/', { replace: true });
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
