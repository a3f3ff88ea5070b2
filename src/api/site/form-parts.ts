import { type Html, html } from '../docs/html.ts';

/** What was typed, to stand in the form again when something in it was not right. */
export type FormValues = Record<string, string>;

export interface FormFault {
  /** The name of the field; absent: of the whole form. */
  field?: string | undefined;
  message: string;
}

export interface FormState {
  values: FormValues;
  faults: readonly FormFault[];
}

export const EMPTY_FORM: FormState = { values: {}, faults: [] };

interface Field {
  name: string;
  label: string;
  type?: 'text' | 'email' | 'datetime-local';
  hint?: string;
  required?: boolean;
  longest?: number;
  autocomplete?: string;
  /** Lines of a text; absent: one line. */
  rows?: number;
}

/** A labelled field, with its hint and what was wrong with it. */
export function field({ values, faults }: FormState, about: Field): Html {
  const { name, label, type = 'text', hint, required = true, longest, autocomplete, rows } = about;
  const fault = faults.find((each) => each.field === name);
  const described = [hint && `${name}-hint`, fault && `${name}-fault`].filter(Boolean).join(' ');
  const shared = html` id="${name}" name="${name}"${required && html` required`}${longest !== undefined && html` maxlength="${longest}"`}${autocomplete !== undefined && html` autocomplete="${autocomplete}"`}${described !== '' && html` aria-describedby="${described}"`}${fault && html` aria-invalid="true"`}`;
  const value = values[name] ?? '';
  return html`<div class="field"><label for="${name}">${label}${!required && html` <span class="quiet">(optional)</span>`}</label>
${hint !== undefined && html`<p class="hint" id="${name}-hint">${hint}</p>`}
${rows === undefined ? html`<input type="${type}"${shared} value="${value}">` : html`<textarea rows="${rows}"${shared}>${value}</textarea>`}
${fault && html`<p class="fault" id="${name}-fault">${fault.message}</p>`}</div>`;
}

/** One of a few, all of them shown. */
export function radios(
  { values, faults }: FormState,
  name: string,
  legend: string,
  choices: readonly { value: string; label: string; about?: string }[],
): Html {
  const fault = faults.find((each) => each.field === name);
  const chosen = values[name] ?? choices[0]?.value;
  return html`<fieldset class="field choices"><legend>${legend}</legend>
${choices.map(({ value, label, about }) => html`<label class="choice"><input type="radio" name="${name}" value="${value}"${value === chosen && html` checked`} required><span><b>${label}</b>${about !== undefined && html`<span class="quiet">${about}</span>`}</span></label>`)}
${fault && html`<p class="fault">${fault.message}</p>`}</fieldset>`;
}

/** What was wrong with the form, told first. */
export function faultList({ faults }: FormState): Html | undefined {
  const whole = faults.filter((each) => each.field === undefined);
  if (faults.length === 0) return undefined;
  return html`<div class="notice bad" role="alert"><p>${whole[0]?.message ?? 'Something in the form is not right yet: it is marked below.'}</p></div>`;
}

/** The faults of an error of a call, at their fields. */
export function faultsOf(error: {
  message: string;
  details?: Record<string, unknown> | undefined;
}): FormFault[] {
  const faults = (error.details?.faults ?? []) as { place: string; message: string }[];
  if (faults.length === 0) return [{ message: error.message }];
  return faults.map(({ place, message }) => ({
    field: place.split('.')[1],
    message: `${message.charAt(0).toUpperCase()}${message.slice(1)}.`.replace(/\.\.$/, '.'),
  }));
}
