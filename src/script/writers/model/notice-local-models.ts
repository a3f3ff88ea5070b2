import { listModels } from './server/list-models.ts';

/** A server of models that runs on this machine. */
export interface LocalModels {
  server: string;
  /** What AFTERWORD_WRITER_URL would be. */
  baseUrl: string;
  models: string[];
}

export interface LocalServer {
  server: string;
  /** Where it answers by default, such as "http://127.0.0.1:11434". */
  origin: string;
  /** Paths that list its models, the first that answers counts. */
  lists: readonly string[];
}

/**
 * Ports as their makers document them: docs.ollama.com/api, lmstudio.ai/docs/app/api, and the README of
 * llama.cpp's server.
 *
 * @param ollamaOrigin where Ollama answers: it alone has a variable for that (OLLAMA_HOST)
 */
function usualServers(ollamaOrigin: string): LocalServer[] {
  return [
    { server: 'Ollama', origin: ollamaOrigin, lists: ['/api/tags', '/v1/models'] },
    { server: 'LM Studio', origin: 'http://127.0.0.1:1234', lists: ['/v1/models'] },
    { server: 'llama.cpp', origin: 'http://127.0.0.1:8080', lists: ['/v1/models'] },
  ];
}

/**
 * Looks whether Ollama, LM Studio or llama.cpp's server answers at its usual place on this machine and
 * asks which models it has; nothing else is sent. Never throws: who does not answer in time is not there.
 */
export async function noticeLocalModels(options: {
  ollamaOrigin: string;
  signal?: AbortSignal | undefined;
  servers?: readonly LocalServer[];
  timeoutMs?: number;
}): Promise<LocalModels[]> {
  const { servers = usualServers(options.ollamaOrigin), timeoutMs = 500, signal } = options;
  const found = await Promise.all(
    servers.map(async ({ server, origin, lists }) => {
      for (const path of lists) {
        const models = await listModels(`${origin}${path}`, { timeoutMs, signal });
        if (models) return { server, baseUrl: `${origin}/v1`, models };
      }
      return undefined;
    }),
  );
  return found.filter((each) => each !== undefined);
}
