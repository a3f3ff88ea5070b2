/** Zeroth-order modified Bessel function of the first kind, by its power series. */
function bessel0(x: number): number {
  let term = 1;
  let sum = 1;
  for (let k = 1; term > sum * 1e-16; k++) {
    term *= (x / (2 * k)) ** 2;
    sum += term;
  }
  return sum;
}

/** The Kaiser window at `t` in [-1, 1]; zero outside. `beta` trades width for stop-band depth. */
export function kaiser(t: number, beta: number): number {
  return Math.abs(t) >= 1 ? 0 : bessel0(beta * Math.sqrt(1 - t * t)) / bessel0(beta);
}

export function sinc(x: number): number {
  return x === 0 ? 1 : Math.sin(Math.PI * x) / (Math.PI * x);
}
