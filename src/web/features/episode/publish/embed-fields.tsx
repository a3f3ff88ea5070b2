import { useState } from 'react';
import { EMBED_HEIGHTS, embedAddress, embedSnippet } from '../../../../kernel/rules/embedding.ts';
import { Segmented } from '../../../components/elements/segmented.tsx';
import { Switch } from '../../../components/elements/switch.tsx';
import { CopyField } from '../../../components/fields/copy-field.tsx';

type Height = keyof typeof EMBED_HEIGHTS;
const HEIGHTS: Readonly<Record<Height, string>> = {
  line: 'One line',
  compact: 'With the score',
  score: 'With chapters',
  full: 'With the words',
};

type Theme = 'system' | 'light' | 'dark';
const THEMES: Readonly<Record<Theme, string>> = {
  system: "The reader's theme",
  light: 'Light',
  dark: 'Dark',
};

/** What is suggested first; any other is as good. */
const FIRST_COLOR = '#1f6f8b';

function optionsOf<T extends string>(labels: Readonly<Record<T, string>>): { value: T; label: string }[] {
  return (Object.keys(labels) as T[]).map((value) => ({ value, label: labels[value] }));
}

interface Props {
  title: string;
  contentId: string;
  /** Whole address of the episode's page, with its key where it has one. */
  listenAddress: string;
}

/** The player for other people's pages: how it looks, as it looks, and what one puts into a page for it. */
export function EmbedFields({ title, contentId, listenAddress }: Props) {
  const [height, setHeight] = useState<Height>('compact');
  const [theme, setTheme] = useState<Theme>('system');
  const [color, setColor] = useState<string>();
  const embedUrl = embedAddress(listenAddress, contentId, {
    theme: theme === 'system' ? undefined : theme,
    color,
  });
  return (
    <div className="flex flex-col gap-4">
      <Segmented
        label="Size of the embedded player"
        options={optionsOf(HEIGHTS)}
        value={height}
        onChange={setHeight}
      />
      <Segmented
        label="Theme of the embedded player"
        options={optionsOf(THEMES)}
        value={theme}
        onChange={setTheme}
      />
      <Switch
        label="A colour of its own"
        checked={color !== undefined}
        onChange={(isOwn) => setColor(isOwn ? FIRST_COLOR : undefined)}
      >
        For its Play button, such as that of your page.
      </Switch>
      {color !== undefined && (
        <label className="flex items-center gap-3 text-[13px] text-ink-2">
          Colour
          <input
            type="color"
            value={color}
            onChange={(event) => setColor(event.target.value)}
            className="h-9 w-14 rounded-sm border border-line-control bg-sheet p-1 pointer-coarse:h-11"
          />
        </label>
      )}
      <CopyField
        label="For another page"
        text={embedSnippet({ title, embedUrl, height: EMBED_HEIGHTS[height] })}
      />
      <iframe
        src={embedUrl}
        title={`Preview: ${title}`}
        height={EMBED_HEIGHTS[height]}
        loading="lazy"
        className="w-full"
      />
    </div>
  );
}
