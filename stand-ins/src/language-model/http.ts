import type { IncomingMessage, Server } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { type Answer, createModelServer, ok } from '../model-server.ts';
import { answerQuestion } from './answer.ts';
import type { ModelFaults } from './faults.ts';
import { createObedience } from './obey.ts';
import { chatProtocol, messagesProtocol, type Protocol, type Said } from './protocols.ts';
import { countTokens, type Question, type Task, taskOf } from './question.ts';
import { createSpoiler } from './spoil.ts';

export interface ModelStandInSettings {
  /** Every name is answered where none is given. */
  readonly model?: string;
  /** Without one, whoever asks is answered. */
  readonly apiKey?: string;
}

interface Counted {
  calls: number;
  tokens_in: number;
  tokens_out: number;
}

export function createHttpServer(settings: ModelStandInSettings, faults: ModelFaults): Server {
  const counts: Partial<Record<Task, Counted>> = {};
  const vices = { spoiler: createSpoiler(), obedience: createObedience() };

  function count(task: Task, { input, output }: Said['tokens']): void {
    const before = counts[task] ?? { calls: 0, tokens_in: 0, tokens_out: 0 };
    counts[task] = {
      calls: before.calls + 1,
      tokens_in: before.tokens_in + input,
      tokens_out: before.tokens_out + output,
    };
  }

  function say(task: Task, question: Question): Said {
    const input = countTokens(question.instructions + question.prompt + JSON.stringify(question.schema));
    const said = (text: string, end: Said['end']): Said => ({
      text,
      end,
      tokens: { input, output: countTokens(text) },
    });
    if (faults.take('refuse')) return said('I cannot help with that.', 'refusal');
    const whole = JSON.stringify(answerQuestion(task, question, faults, vices));
    if (faults.take('invalid_json')) return said(`Here it is: ${whole}`, 'stop');
    if (faults.take('wrong_shape')) return said('{"something":"else"}', 'stop');
    const most = faults.take('cut_off') ? Math.floor(whole.length / 2) : question.mostTokens * 4;
    return whole.length > most ? said(whole.slice(0, most), 'length') : said(whole, 'stop');
  }

  async function complete(protocol: Protocol, request: IncomingMessage, body: unknown): Promise<Answer> {
    const { delay_ms, retry_after } = faults.current();
    const refusal = (status: number, message: string, headers = {}): Answer => ({
      status,
      value: protocol.refuse(status, message),
      headers,
    });
    await pause(delay_ms);
    if (faults.take('rate_limit')) return refusal(429, 'Too many requests', { 'retry-after': String(retry_after) });
    if (faults.take('fail')) return refusal(500, 'Something went wrong');
    if (settings.apiKey !== undefined && protocol.keyOf(request.headers) !== settings.apiKey) {
      return refusal(401, 'Incorrect API key provided');
    }
    const { model, question, asTool } = protocol.read(body);
    if (typeof model !== 'string' || (settings.model !== undefined && model !== settings.model)) {
      return refusal(404, `The model ${String(model)} does not exist`);
    }
    const task = taskOf(question);
    if (task === undefined) return refusal(400, 'A schema of a known reply is expected');
    const said = say(task, question);
    count(task, said.tokens);
    return ok(protocol.write(model, said, asTool));
  }

  return createModelServer(faults, async (place, request, body) => {
    switch (place) {
      case 'GET /counts':
        return ok(counts);
      case 'GET /spoiled':
        return ok(vices.spoiler.spoiled);
      case 'GET /obeyed':
        return ok(vices.obedience.obeyed);
      case 'POST /v1/chat/completions':
        return complete(chatProtocol, request, body);
      case 'POST /v1/messages':
        return complete(messagesProtocol, request, body);
      default:
        return undefined;
    }
  });
}
