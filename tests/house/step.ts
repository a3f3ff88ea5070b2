/**
 * A step of a scenario. A scenario is one test, as its steps depend on each other; what fails says at
 * which step.
 */
export async function step<T>(name: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof Error) error.message = `${name}: ${error.message}`;
    throw error;
  }
}
