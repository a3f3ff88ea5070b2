/** What a call asks, whichever protocol it came in. */
export interface Asked {
  instructions: string;
  prompt: string;
}

/** The frames of one protocol's stream. */
export interface Protocol {
  name: 'chat' | 'responses' | 'anthropic' | 'google';
  begin: () => string[];
  text: (piece: string) => string;
  end: () => string[];
}

const data = (value: unknown) => `data: ${JSON.stringify(value)}\n\n`;
const event = (value: { type: string }) => `event: ${value.type}\n${data(value)}`;

const chunk = (rest: object) =>
  data({ id: 'c1', object: 'chat.completion.chunk', created: 1, model: 'test-model', ...rest });
const choice = (delta: object, finish: string | null = null) => ({
  choices: [{ index: 0, delta, finish_reason: finish }],
});

const chat: Protocol = {
  name: 'chat',
  begin: () => [chunk(choice({ role: 'assistant', content: '' }))],
  text: (content) => chunk(choice({ content })),
  end: () => [
    chunk(choice({}, 'stop')),
    chunk({ choices: [], usage: { prompt_tokens: 100, completion_tokens: 20, total_tokens: 120 } }),
    'data: [DONE]\n\n',
  ],
};

const responses: Protocol = {
  name: 'responses',
  begin: () => [
    event({ type: 'response.created', response: { id: 'r1', created_at: 1, model: 'test-model' } } as never),
    event({
      type: 'response.output_item.added',
      output_index: 0,
      item: { type: 'message', id: 'm1', role: 'assistant', status: 'in_progress', content: [] },
    } as never),
  ],
  text: (delta) =>
    event({
      type: 'response.output_text.delta',
      item_id: 'm1',
      output_index: 0,
      content_index: 0,
      delta,
    } as never),
  end: () => [
    event({
      type: 'response.output_item.done',
      output_index: 0,
      item: { type: 'message', id: 'm1', role: 'assistant', status: 'completed', content: [] },
    } as never),
    event({
      type: 'response.completed',
      response: {
        id: 'r1',
        created_at: 1,
        model: 'test-model',
        usage: { input_tokens: 100, output_tokens: 20 },
      },
    } as never),
  ],
};

const anthropic: Protocol = {
  name: 'anthropic',
  begin: () => [
    event({
      type: 'message_start',
      message: {
        id: 'm1',
        type: 'message',
        role: 'assistant',
        model: 'test-model',
        content: [],
        stop_reason: null,
        stop_sequence: null,
        usage: { input_tokens: 100, output_tokens: 1 },
      },
    } as never),
    event({ type: 'content_block_start', index: 0, content_block: { type: 'text', text: '' } } as never),
  ],
  text: (text) =>
    event({ type: 'content_block_delta', index: 0, delta: { type: 'text_delta', text } } as never),
  end: () => [
    event({ type: 'content_block_stop', index: 0 } as never),
    event({
      type: 'message_delta',
      delta: { stop_reason: 'end_turn', stop_sequence: null },
      usage: { output_tokens: 20 },
    } as never),
    event({ type: 'message_stop' }),
  ],
};

const google: Protocol = {
  name: 'google',
  begin: () => [],
  text: (text) => data({ candidates: [{ content: { role: 'model', parts: [{ text }] }, index: 0 }] }),
  end: () => [
    data({
      candidates: [{ content: { role: 'model', parts: [{ text: '' }] }, finishReason: 'STOP', index: 0 }],
      usageMetadata: { promptTokenCount: 100, candidatesTokenCount: 20, totalTokenCount: 120 },
    }),
  ],
};

export function protocolOf(path: string): Protocol | undefined {
  if (path.endsWith('/chat/completions')) return chat;
  if (path.endsWith('/responses')) return responses;
  if (path.endsWith('/messages')) return anthropic;
  if (path.includes(':streamGenerateContent')) return google;
  return undefined;
}

interface Message {
  role: string;
  content: unknown;
}

export function readAsked(protocol: Protocol['name'], body: Record<string, unknown>): Asked {
  if (protocol === 'google')
    return {
      instructions: textOf((body.systemInstruction as { parts?: unknown })?.parts),
      prompt: (body.contents as { parts: unknown }[]).map(({ parts }) => textOf(parts)).join('\n'),
    };
  const messages = (protocol === 'responses' ? body.input : body.messages) as Message[];
  const of = (roles: string[]) =>
    messages
      .filter(({ role }) => roles.includes(role))
      .map(({ content }) => textOf(content))
      .join('\n');
  const system = protocol === 'anthropic' ? textOf(body.system) : of(['system', 'developer']);
  return { instructions: system || String(body.instructions ?? ''), prompt: of(['user']) };
}

function textOf(content: unknown): string {
  if (typeof content === 'string') return content;
  if (!Array.isArray(content)) return '';
  return content.map((part) => String((part as { text?: unknown }).text ?? '')).join('\n');
}
