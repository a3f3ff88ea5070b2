/**
 * What of the configuration decides which voices there are beside those that come with the packages.
 * The product's Config fits as it is.
 */
export interface SpeechSetup {
  /** Where installed voice models lie. */
  modelsDir?: string | undefined;
  /** Keys of services: a service is offered when its key is set, and used only when its voice is chosen. */
  keys?: { openai?: string; elevenlabs?: string };
  /** Addresses of the services, where they are not the providers' own. */
  urls?: { openai?: string; elevenlabs?: string };
}
