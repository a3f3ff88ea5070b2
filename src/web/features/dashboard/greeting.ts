/** A greeting that fits the hour of the day, 0 to 23. */
export function greeting(hour: number, name: string): string {
  const part = hour < 5 ? 'night' : hour < 12 ? 'morning' : hour < 18 ? 'afternoon' : 'evening';
  const first = name.trim().split(/\s+/)[0];
  const said = part === 'night' ? 'Good evening' : `Good ${part}`;
  return first ? `${said}, ${first}.` : `${said}.`;
}
