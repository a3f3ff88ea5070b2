import { Segmented } from '../../components/elements/segmented.tsx';
import { chooseTheme, type ThemeChoice, useTheme } from '../../lib/browser/theme.ts';
import { Block } from './block.tsx';

const THEMES = [
  { value: 'system', label: 'As the system' },
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
] satisfies { value: ThemeChoice; label: string }[];

export function AppearanceSection() {
  const theme = useTheme();
  return (
    <Block title="Theme" lead="Kept in this browser. Motion follows what your system says.">
      <Segmented label="Theme" options={THEMES} value={theme} onChange={chooseTheme} className="self-start" />
    </Block>
  );
}
