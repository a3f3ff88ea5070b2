/** Speech engines that are services: the text is sent to them. */
export const CLOUD_ENGINES = ['openai', 'elevenlabs'] as const;

export type CloudEngine = (typeof CLOUD_ENGINES)[number];

export function isCloudEngine(engine: string): engine is CloudEngine {
  return (CLOUD_ENGINES as readonly string[]).includes(engine);
}
