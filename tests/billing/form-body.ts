type Node = { [name: string]: Node | string };

/** A body as Stripe's library sends it, such as "items[0][price]=a&metadata[b]=c". Lists are objects by number. */
export function parseForm(body: string): Node {
  const parsed: Node = {};
  for (const [name, value] of new URLSearchParams(body)) {
    const steps = name.split('[').map((step) => step.replace(']', ''));
    const last = steps.pop() as string;
    let at = parsed;
    for (const step of steps) {
      at[step] ??= {};
      at = at[step] as Node;
    }
    at[last] = value;
  }
  return parsed;
}
