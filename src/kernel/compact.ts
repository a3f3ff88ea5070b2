type Primitive = string | number | boolean | bigint | null | undefined;

type Compacted<T> = { [K in keyof T as undefined extends T[K] ? never : K]: T[K] } & {
  [K in keyof T as undefined extends T[K] ? K : never]?: Exclude<T[K], undefined>;
};

/**
 * The same object without the keys whose value is undefined, for optional properties that are left
 * out when there is nothing to say. Null, false, 0 and '' stay.
 *
 * @typeParam V keeps literals from being widened to string or number
 */
export function compact<V extends Primitive | object, T extends { [key: string]: V }>(
  object: T,
): { [K in keyof Compacted<T>]: Compacted<T>[K] } {
  return Object.fromEntries(Object.entries(object).filter(([, value]) => value !== undefined)) as never;
}
