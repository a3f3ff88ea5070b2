interface Props {
  label: string;
  rows: readonly { name: string; value: number; said: string }[];
}

/** Shares of a whole, the greatest first: each a name, a bar and its figure. */
export function ShareBars({ label, rows }: Props) {
  const most = Math.max(1, ...rows.map(({ value }) => value));
  return (
    <ul aria-label={label} className="flex flex-col">
      {rows.map(({ name, value, said }) => (
        <li
          key={name}
          className="grid grid-cols-[96px_1fr_auto] items-center gap-4 border-b border-line py-2.5"
        >
          <span>{name}</span>
          <span aria-hidden="true" className="h-2 rounded-full bg-sunk">
            <span
              className="block h-full rounded-full bg-ink"
              style={{ width: `${Math.max(2, (value / most) * 100)}%` }}
            />
          </span>
          <span className="min-w-16 text-right text-[13px] text-ink-2 tabular-nums">{said}</span>
        </li>
      ))}
    </ul>
  );
}
