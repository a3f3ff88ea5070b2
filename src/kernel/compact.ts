type Compacted<T> = { [K in keyof T as undefined extends T[K] ? never : K]: T[K] } & {
  [K in keyof T as undefined extends T[K] ? K : never]?: Exclude<T[K], undefined>;
};

/**
 * The same object without the keys whose value is undefined, for optional properties that are left
 * out when there is nothing to say. Null, false, 0 and '' stay.
 */
export function compact<T extends object>(object: T): { [K in keyof Compacted<T>]: Compacted<T>[K] } {
  return Object.fromEntries(Object.entries(object).filter(([, value]) => value !== undefined)) as never;
}
