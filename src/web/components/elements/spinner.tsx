/** Where nothing is known of how far it is: three bars of the score, one after another. */
export function Spinner({ label = 'Loading' }: { label?: string }) {
  return (
    <span role="status" className="inline-flex h-[18px] items-center gap-[3px]">
      <span className="sr-only">{label}</span>
      <span aria-hidden="true" className="h-2 w-[3px] animate-pulse rounded-full bg-v1" />
      <span
        aria-hidden="true"
        className="h-3.5 w-[3px] animate-pulse rounded-full bg-ink-3 [animation-delay:150ms]"
      />
      <span
        aria-hidden="true"
        className="h-2 w-[3px] animate-pulse rounded-full bg-v2 [animation-delay:300ms]"
      />
    </span>
  );
}
