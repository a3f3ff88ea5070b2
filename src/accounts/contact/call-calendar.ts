import { CALL_MINUTES } from '../../kernel/rules/public-forms.ts';

interface Call {
  id: string;
  times: readonly Date[];
  agreed: Date | null;
  /** When it was last changed. */
  changedAt: Date;
}

const MINUTE_MS = 60_000;

/**
 * A call as a calendar (RFC 5545): its proposed times as tentative events or, once one is agreed on,
 * that one, the others cancelled. Nothing in it names anybody.
 */
export function callCalendar({ id, times, agreed, changedAt }: Call): string {
  const events = times.flatMap((time, position) => {
    const isAgreed = agreed?.getTime() === time.getTime();
    return [
      'BEGIN:VEVENT',
      `UID:${id}-${position + 1}@afterword`,
      `DTSTAMP:${inUtc(changedAt)}`,
      `SEQUENCE:${agreed ? 1 : 0}`,
      `DTSTART:${inUtc(time)}`,
      `DTEND:${inUtc(new Date(time.getTime() + CALL_MINUTES * MINUTE_MS))}`,
      `SUMMARY:${isAgreed ? 'Call about Afterword' : 'Call about Afterword (proposed)'}`,
      `STATUS:${statusOf(agreed !== null, isAgreed)}`,
      'TRANSP:OPAQUE',
      'END:VEVENT',
    ];
  });
  const lines = ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Afterword//Calls//EN', 'METHOD:PUBLISH'];
  return `${[...lines, ...events, 'END:VCALENDAR'].join('\r\n')}\r\n`;
}

function statusOf(isDecided: boolean, isAgreed: boolean): string {
  if (!isDecided) return 'TENTATIVE';
  return isAgreed ? 'CONFIRMED' : 'CANCELLED';
}

/** Such as 20261125T090000Z. */
function inUtc(time: Date): string {
  return time.toISOString().replace(/[-:]|\.\d{3}/g, '');
}
