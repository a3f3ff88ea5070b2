/** What `compact` takes for a T: its optional properties may be undefined, its others may not. */
type Loose<T> = T extends (...given: never[]) => unknown
  ? never
  : { [K in keyof T]: Record<never, never> extends Pick<T, K> ? T[K] | undefined : T[K] };

/**
 * The same object without the keys whose value is undefined, for optional properties that are left
 * out when there is nothing to say. Null, false, 0 and '' stay.
 *
 * @typeParam T what is wanted where it is called. It is never taken from the literal, so that TypeScript
 * refuses a property that T does not have, as it does in a literal that stands alone; where nothing says
 * what is wanted, it has to be named
 */
export function compact<T extends object = never>(object: NoInfer<Loose<T>>): T {
  return Object.fromEntries(Object.entries(object).filter(([, value]) => value !== undefined)) as T;
}
