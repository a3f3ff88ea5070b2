/**
 * Works through `items` in order, `count` at a time. After a fault no new item is begun, those under
 * way are waited for, and the first fault is thrown.
 */
export async function inLanes<T>(
  items: readonly T[],
  count: number,
  work: (item: T) => Promise<void>,
): Promise<void> {
  const waiting = [...items];
  const lane = async (): Promise<void> => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) await work(next);
  };
  const lanes = Array.from({ length: count }, lane);
  try {
    await Promise.all(lanes);
  } catch (error) {
    waiting.length = 0;
    await Promise.allSettled(lanes);
    throw error;
  }
}
