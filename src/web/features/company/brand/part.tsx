import { type ReactNode, useId } from 'react';

/** One part of the brand voice: its name and what it does at the left, what is chosen at the right. */
export function Part({ name, says, children }: { name: string; says: string; children: ReactNode }) {
  const id = useId();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset's legend cannot stand beside it
    <div
      role="group"
      aria-labelledby={id}
      className="grid grid-cols-1 gap-x-8 gap-y-3 border-t border-line py-6 lg:grid-cols-3"
    >
      <div className="min-w-0">
        <h3 id={id} className="font-sans text-sm font-semibold tracking-normal">
          {name}
        </h3>
        <p className="mt-1 max-w-[62ch] text-[13px] text-ink-2">{says}</p>
      </div>
      <div className="min-w-0 lg:col-span-2">{children}</div>
    </div>
  );
}
