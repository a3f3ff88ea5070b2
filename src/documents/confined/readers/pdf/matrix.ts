/** An affine map [a b c d e f], PDF 32000-1, 8.3.4. */
export type Matrix = readonly [a: number, b: number, c: number, d: number, e: number, f: number];

/** First `n`, then `m`. */
export function product(m: Matrix, n: Matrix): Matrix {
  const [a, b, c, d, e, f] = m;
  const [g, h, i, j, k, l] = n;
  return [a * g + c * h, b * g + d * h, a * i + c * j, b * i + d * j, a * k + c * l + e, b * k + d * l + f];
}

/** Whether it squeezes everything into a line, or holds what is no number. */
export function isFlat([a, b, c, d, e, f]: Matrix): boolean {
  const area = a * d - b * c;
  return !Number.isFinite(area + e + f) || Math.abs(area) < 1e-6;
}
