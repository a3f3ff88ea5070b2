import { type Browser, chromium } from 'playwright-core';

const ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-sync',
  '--disable-background-networking',
  '--disable-component-update',
  // Sound is decoded and its clock runs; it only reaches no loudspeaker.
  '--autoplay-policy=no-user-gesture-required',
  '--mute-audio',
];

/** Debian's browser: a build that we did not choose the codecs of. */
export function openChromium(): Promise<Browser> {
  return chromium.launch({ executablePath: '/usr/bin/chromium', args: ARGS });
}
