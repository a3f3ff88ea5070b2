import type { OnProgress } from '../../kernel/artifacts.ts';

/** Pages done of pages, over several documents; one whose pages are not known yet counts as one page. */
export function sharedProgress(
  documents: number,
  onProgress: OnProgress | undefined,
): (index: number) => OnProgress {
  const states = Array.from({ length: documents }, () => ({ done: 0, total: 1 }));
  return (index) => (done, total) => {
    states[index] = { done, total };
    onProgress?.(
      states.reduce((sum, state) => sum + state.done, 0),
      states.reduce((sum, state) => sum + state.total, 0),
    );
  };
}
