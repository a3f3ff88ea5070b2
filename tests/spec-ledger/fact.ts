/** A test, by its file and a part of its title. */
export type Proof = readonly [file: string, title: string];

/** A numbered fact of the specification. `later`: its part of the product is not built yet. */
export interface Fact {
  id: string;
  says: string;
  proofs: readonly Proof[] | 'later';
}

/** Facts whose part of the product is built: each must have a test. */
export function isBuilt(id: string): boolean {
  const [section = 0, number = 0] = id.split('.').map(Number);
  // The figures of marketing stand on the landing page.
  if (id === '9.10') return false;
  if (section >= 3) return true;
  return section === 2 && (number === 14 || number === 15 || number >= 17);
}
