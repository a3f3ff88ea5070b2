/** One record of CSV (RFC 4180), with the line end the format asks for. */
export function formatCsvRecord(values: readonly unknown[]): string {
  return `${values.map(fieldOf).join(',')}\r\n`;
}

/** Spreadsheets run what begins like a formula: a quote mark in front makes it text. */
function fieldOf(value: unknown): string {
  const plain = value === null || value === undefined ? '' : String(value);
  const text = /^[=+\-@\t\r]/.test(plain) ? `'${plain}` : plain;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
