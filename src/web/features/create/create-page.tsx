import type { ReactNode } from 'react';
import { useTitle } from '../../lib/use-title.ts';

interface Props {
  episodeId: string | undefined;
  /** The episode that is being made or was opened. */
  pane: ReactNode;
}

export function CreatePage({ pane }: Props) {
  useTitle('Create');
  return (
    <div className="grid min-h-[calc(100dvh-56px)] grid-cols-1 wide:grid-cols-2">
      <section className="px-5 py-6 wide:px-10 wide:py-9">
        <h1 className="text-4xl">Make an episode</h1>
      </section>
      <section className="bg-sunk px-5 py-6 wide:px-10 wide:py-9">{pane}</section>
    </div>
  );
}
