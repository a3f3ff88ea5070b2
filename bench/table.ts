/** A Markdown table; columns after the first are aligned to the right. */
export function table(header: readonly string[], rows: readonly (readonly string[])[]): string {
  const rule = header.map((_, i) => (i === 0 ? '---' : '---:'));
  return [header, rule, ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

/** A number with as many decimals as its size deserves. */
export function figure(value: number): string {
  if (!Number.isFinite(value)) return 'not measured';
  const decimals = Math.abs(value) >= 100 ? 0 : Math.abs(value) >= 10 ? 1 : 2;
  return value.toLocaleString('en', { minimumFractionDigits: decimals, maximumFractionDigits: decimals });
}

export function seconds(ms: number): string {
  return `${figure(ms / 1000)} s`;
}

export function megabytes(bytes: number): string {
  return Number.isFinite(bytes) ? `${Math.round(bytes / 1e6)} MB` : 'not measured';
}
