import type { IncomingHttpHeaders } from 'node:http';
import type { Question } from './question.ts';

export interface Spoken {
  readonly model: unknown;
  readonly question: Question;
  /** The answer is wanted as the input of a tool of this name. */
  readonly asTool?: string;
}

export interface Said {
  readonly text: string;
  readonly end: 'stop' | 'length' | 'refusal';
  readonly tokens: { readonly input: number; readonly output: number };
}

/** How a kind of provider is spoken to. */
export interface Protocol {
  keyOf(headers: IncomingHttpHeaders): string | undefined;
  read(body: unknown): Spoken;
  write(model: string, said: Said, asTool: string | undefined): unknown;
  refuse(status: number, message: string): unknown;
}

interface Message {
  readonly role: string;
  readonly content: string | readonly { readonly text?: string }[];
}

const textOf = ({ content }: Message): string =>
  typeof content === 'string' ? content : content.map(({ text = '' }) => text).join('');
const textsOf = (messages: readonly Message[], role: string): string =>
  messages
    .filter((message) => message.role === role)
    .map(textOf)
    .join('\n');

interface ChatBody {
  readonly model?: unknown;
  readonly messages?: readonly Message[];
  readonly max_tokens?: number;
  readonly response_format?: { readonly json_schema?: { readonly schema?: unknown } };
}

/** POST /v1/chat/completions, as OpenAI, Mistral and many others speak it. */
export const chatProtocol: Protocol = {
  keyOf: ({ authorization }) => authorization?.replace(/^Bearer /, ''),
  read(body) {
    const { model, messages = [], max_tokens: mostTokens = 4096, response_format: format }: ChatBody = body ?? {};
    const [instructions, prompt] = [textsOf(messages, 'system'), textsOf(messages, 'user')];
    return { model, question: { instructions, prompt, schema: format?.json_schema?.schema, mostTokens } };
  },
  write: (model, { text, end, tokens }) => ({
    id: 'chatcmpl-1',
    object: 'chat.completion',
    created: Math.floor(Date.now() / 1000),
    model,
    choices: [
      {
        index: 0,
        message:
          end === 'refusal'
            ? { role: 'assistant', content: null, refusal: text }
            : { role: 'assistant', content: text, refusal: null },
        finish_reason: end === 'length' ? 'length' : 'stop',
      },
    ],
    usage: {
      prompt_tokens: tokens.input,
      completion_tokens: tokens.output,
      total_tokens: tokens.input + tokens.output,
    },
  }),
  refuse: (status, message) => ({
    object: 'error',
    message,
    type: 'invalid_request_error',
    param: null,
    code: String(status),
    error: { message, type: 'invalid_request_error', param: null, code: null },
  }),
};

interface MessagesBody {
  readonly model?: unknown;
  readonly system?: Message['content'];
  readonly messages?: readonly Message[];
  readonly max_tokens?: number;
  readonly output_config?: { readonly format?: { readonly schema?: unknown } };
  readonly tools?: readonly { readonly name: string; readonly input_schema: unknown }[];
}

/** POST /v1/messages, as Anthropic speaks it. */
export const messagesProtocol: Protocol = {
  keyOf: ({ 'x-api-key': key }) => (Array.isArray(key) ? key[0] : key),
  read(body) {
    const given: MessagesBody = body ?? {};
    const { model, system = '', messages = [], max_tokens: mostTokens = 4096, tools = [] } = given;
    const instructions = textOf({ role: 'system', content: system });
    const schema = given.output_config?.format?.schema ?? tools[0]?.input_schema;
    const question = { instructions, prompt: textsOf(messages, 'user'), schema, mostTokens };
    return { model, question, ...(tools[0] !== undefined && { asTool: tools[0].name }) };
  },
  write(model, { text, end, tokens }, asTool) {
    const isTool = asTool !== undefined && end === 'stop' && text.startsWith('{');
    return {
      id: 'msg_1',
      type: 'message',
      role: 'assistant',
      model,
      content: isTool
        ? [{ type: 'tool_use', id: 'toolu_1', name: asTool, input: JSON.parse(text) as unknown }]
        : [{ type: 'text', text }],
      stop_reason: { stop: isTool ? 'tool_use' : 'end_turn', length: 'max_tokens', refusal: 'refusal' }[end],
      stop_sequence: null,
      usage: { input_tokens: tokens.input, output_tokens: tokens.output },
    };
  },
  refuse: (status, message) => ({
    type: 'error',
    error: { type: status === 429 ? 'rate_limit_error' : 'api_error', message },
  }),
};
