// Times of a call are meant in the zone of whoever types them.
const zones = document.querySelector<HTMLSelectElement>('select[data-local-zone]');
const own = Intl.DateTimeFormat().resolvedOptions().timeZone;
if (zones && [...zones.options].some(({ value }) => value === own)) zones.value = own;

// Nothing earlier than the next hour can be proposed.
const next = new Date(Date.now() + 3_600_000 - new Date().getTimezoneOffset() * 60_000);
for (const field of document.querySelectorAll<HTMLInputElement>('input[type="datetime-local"]'))
  field.min = next.toISOString().slice(0, 16);

export {};
