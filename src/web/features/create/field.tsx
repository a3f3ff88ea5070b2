import { type ReactNode, useId } from 'react';

/** One thing to choose: its name at the left, or above where there is little room. */
export function Field({ name, children }: { name: string; children: ReactNode }) {
  const id = useId();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset's legend cannot stand beside it
    <div
      role="group"
      aria-labelledby={id}
      className="grid grid-cols-1 gap-x-4 gap-y-2.5 border-t border-line py-5 @md:grid-cols-[84px_minmax(0,1fr)]"
    >
      <h2 id={id} className="font-sans text-sm leading-5 font-semibold tracking-normal @md:pt-[7px]">
        {name}
      </h2>
      <div className="@container/control min-w-0">{children}</div>
    </div>
  );
}
