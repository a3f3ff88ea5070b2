/*
 * K weighting of ITU-R BS.1770-4: a high shelf for the head, then a high pass. The recommendation
 * prints coefficients for 48 kHz; other rates come from the analogue prototypes behind them by the
 * bilinear transform, which gives the printed figures back at 48 kHz.
 */

/** y[n] = b0 x[n] + b1 x[n-1] + b2 x[n-2] - a1 y[n-1] - a2 y[n-2]. */
export interface Biquad {
  b0: number;
  b1: number;
  b2: number;
  a1: number;
  a2: number;
}

const SHELF = { hertz: 1681.974450955533, decibels: 3.999843853973347, q: 0.7071752369554196 };
const HIGH_PASS = { hertz: 38.13547087602444, q: 0.5003270373238773 };
/** How the shelf's mid gain relates to its full gain in the printed filter. */
const SHELF_MIDPOINT = 0.4996667741545416;

/** The two sections of the K weighting at `rate` hertz. */
export function kWeighting(rate: number): { shelf: Biquad; highPass: Biquad } {
  return { shelf: shelf(rate), highPass: highPass(rate) };
}

function shelf(rate: number): Biquad {
  const k = Math.tan((Math.PI * SHELF.hertz) / rate);
  const high = 10 ** (SHELF.decibels / 20);
  const mid = high ** SHELF_MIDPOINT;
  const a0 = 1 + k / SHELF.q + k * k;
  return {
    b0: (high + (mid * k) / SHELF.q + k * k) / a0,
    b1: (2 * (k * k - high)) / a0,
    b2: (high - (mid * k) / SHELF.q + k * k) / a0,
    a1: (2 * (k * k - 1)) / a0,
    a2: (1 - k / SHELF.q + k * k) / a0,
  };
}

function highPass(rate: number): Biquad {
  const k = Math.tan((Math.PI * HIGH_PASS.hertz) / rate);
  const a0 = 1 + k / HIGH_PASS.q + k * k;
  return { b0: 1, b1: -2, b2: 1, a1: (2 * (k * k - 1)) / a0, a2: (1 - k / HIGH_PASS.q + k * k) / a0 };
}
