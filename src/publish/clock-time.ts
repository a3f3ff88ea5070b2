/** Hours, minutes, seconds and milliseconds: 00:01:02.345; SubRip has a comma for the point. */
export function timestamp(ms: number, point: '.' | ',' = '.'): string {
  const whole = Math.max(0, Math.round(ms));
  const part = (value: number, digits = 2) => String(Math.floor(value)).padStart(digits, '0');
  const seconds = `${part((whole / 1000) % 60)}${point}${part(whole % 1000, 3)}`;
  return `${part(whole / 3_600_000)}:${part((whole / 60_000) % 60)}:${seconds}`;
}

/** Minutes and seconds, with hours where there are any: 1:02, 1:00:02. */
export function shortTime(ms: number): string {
  const seconds = Math.max(0, Math.floor(ms / 1000));
  const two = (value: number) => String(value).padStart(2, '0');
  const hours = Math.floor(seconds / 3600);
  const minutes = Math.floor(seconds / 60) % 60;
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
}
