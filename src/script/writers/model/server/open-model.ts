import type { LanguageModel } from 'ai';
import { compact } from '../../../../kernel/compact.ts';
import { AppError } from '../../../../kernel/errors.ts';
import type { WriterConfig } from '../../../../platform/config/config.ts';

const KEY_VARIABLES: Record<WriterConfig['provider'], string> = {
  openai: 'OPENAI_API_KEY',
  anthropic: 'ANTHROPIC_API_KEY',
  google: 'GOOGLE_GENERATIVE_AI_API_KEY',
  compatible: 'AFTERWORD_WRITER_KEY',
};

/** Ollama's usual address, where a compatible server has none of its own. */
const USUAL_COMPATIBLE = 'http://127.0.0.1:11434/v1';

/**
 * Refuses a writer that cannot be asked: none set up, or its key missing.
 *
 * @throws AppError writer_not_configured
 */
export function checkWriter(config: WriterConfig | undefined): WriterConfig {
  if (!config)
    throw new AppError(
      'writer_not_configured',
      'A model was asked for and none is set up. Set AFTERWORD_WRITER to openai:NAME, anthropic:NAME, google:NAME or compatible:NAME, or write without a model.',
    );
  if (config.provider !== 'compatible' && !config.apiKey)
    throw new AppError(
      'writer_not_configured',
      `The writer ${describeWriter(config)} needs a key: set ${KEY_VARIABLES[config.provider]} or AFTERWORD_WRITER_KEY.`,
      { details: { provider: config.provider, model: config.model } },
    );
  return config;
}

/** As it is named in a script: "compatible/llama3.1". */
export function describeWriter({ provider, model }: WriterConfig): string {
  return `${provider}/${model}`;
}

export function findBaseUrl({ provider, baseUrl }: WriterConfig): string | undefined {
  return provider === 'compatible' ? (baseUrl ?? USUAL_COMPATIBLE) : baseUrl;
}

/** The model behind the AI SDK's one interface. Each provider's code is loaded only when it is asked for. */
export async function openModel(config: WriterConfig): Promise<LanguageModel> {
  // The SDK prints its remarks on models it does not know in the middle of whatever is on the terminal.
  globalThis.AI_SDK_LOG_WARNINGS = false;
  const { provider, model, apiKey } = config;
  const baseURL = findBaseUrl(config);
  const settings = compact<{ baseURL?: string; apiKey?: string }>({
    baseURL: baseURL || undefined,
    apiKey: apiKey || undefined,
  });
  if (provider === 'openai') return (await import('@ai-sdk/openai')).createOpenAI(settings)(model);
  if (provider === 'anthropic') return (await import('@ai-sdk/anthropic')).createAnthropic(settings)(model);
  if (provider === 'google') return (await import('@ai-sdk/google')).createGoogle(settings)(model);
  const { createOpenAICompatible } = await import('@ai-sdk/openai-compatible');
  return createOpenAICompatible(
    compact({
      name: 'compatible',
      baseURL: baseURL ?? USUAL_COMPATIBLE,
      apiKey: apiKey || undefined,
      includeUsage: true,
      supportsStructuredOutputs: true,
    }),
  )(model);
}
