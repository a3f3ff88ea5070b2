import type { ButtonHTMLAttributes } from 'react';
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

/** The avatar, and behind it what concerns the person alone. */
export function AccountButton({ name }: { name: string }) {
  const theme = useTheme();
  return (
    <Menu trigger={<Avatar name={name} />}>
      <MenuChoice label="Theme" value={theme} options={THEMES} onChange={chooseTheme} />
      <MenuLine />
      <MenuItem icon="leave" onClick={() => void signOut()}>
        Sign out
      </MenuItem>
    </Menu>
  );
}

async function signOut(): Promise<void> {
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

function Avatar({ name, ...rest }: ButtonHTMLAttributes<HTMLButtonElement> & { name: string }) {
  return (
    <button
      type="button"
      aria-label={`Account of ${name}`}
      className="-m-1 rounded-sm grid size-[38px] place-items-center pointer-coarse:size-11"
      {...rest}
    >
      <span className="grid size-[30px] place-items-center rounded-full bg-v3-wash text-xs font-semibold text-v3-ink">
        {initialsOf(name)}
      </span>
    </button>
  );
}

function initialsOf(name: string): string {
  const words = name.split(/\s+/).filter(Boolean);
  return [words[0], words.length > 1 ? words.at(-1) : undefined]
    .map((word) => word?.[0] ?? '')
    .join('')
    .toUpperCase();
}
