/** What /upload-demo makes without an account. */
export const SAMPLE_MINUTES = 1;
export const SAMPLE_MOST_BYTES = 10_000_000;
/** A sample waits so long for somebody who keeps it. */
export const SAMPLE_HOURS = 1;
/** Once somebody said that they keep it: there is time to sign up and to verify an address. */
export const SAMPLE_KEPT_HOURS = 24;
/** Samples that are made or wait to be made; who comes then is asked to come back. */
export const SAMPLES_AT_ONCE = 6;
/** The cookie with the token of a browser's sample. */
export const SAMPLE_COOKIE = 'af_sample';
