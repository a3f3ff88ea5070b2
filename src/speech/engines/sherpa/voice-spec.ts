/** Everything a child needs to speak with one voice of one model. Plain data. */
export interface SherpaVoice {
  /** The model's folder name, for sentences to people. */
  model: string;
  /** As sherpa-onnx's OfflineTts takes it; the same for all voices that can share one loaded model. */
  config: Record<string, unknown>;
  /** Speaker number within the model. */
  speaker: number;
  /** Of the model's files, in bytes: what the memory limit is worked out from. */
  modelBytes: number;
  /** Cloning models: a recording and what is said in it. */
  reference?: { wav: string; text: string };
  /** Steps of models that refine their sound (flow matching). */
  steps?: number;
}
