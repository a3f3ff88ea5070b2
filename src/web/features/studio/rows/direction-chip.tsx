import { IconButton } from '../../../components/elements/icon-button.tsx';
import { useStudio } from '../studio-context.ts';

interface Props {
  words: string;
  hasMenu?: boolean;
  /** Is given the button, for what floats beside it. */
  onPress: (button: HTMLElement) => void;
  onRemove: () => void;
}

/** A direction of a turn, with a button that takes it away. */
export function DirectionChip({ words, hasMenu = false, onPress, onRemove }: Props) {
  const { refused } = useStudio();
  return (
    <span className="mr-1.5 inline-flex max-w-full items-center rounded-full border border-line-strong bg-sheet align-[3px] font-sans text-xs leading-5 text-ink-2">
      <button
        type="button"
        aria-haspopup={hasMenu ? 'menu' : undefined}
        disabled={refused !== undefined}
        className="truncate rounded-full pl-2 leading-6 hover:text-ink"
        onClick={({ currentTarget }) => onPress(currentTarget)}
      >
        {words}
      </button>
      <IconButton
        icon="x"
        label={`Without ${words}`}
        disabled={refused !== undefined}
        className="size-6! rounded-full! [&>svg]:size-3"
        onClick={onRemove}
      />
    </span>
  );
}
