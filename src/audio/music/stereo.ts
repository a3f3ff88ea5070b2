/** Two channels of sound at the project's rate, full scale 1. */
export interface Stereo {
  left: Float32Array;
  right: Float32Array;
}

export function silence(frames: number): Stereo {
  return { left: new Float32Array(frames), right: new Float32Array(frames) };
}
