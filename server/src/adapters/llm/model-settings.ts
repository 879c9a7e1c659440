import { z } from 'zod';
import { MODEL_TASKS, type ModelTask, type Tokens } from './language-model.ts';

export const MODEL_PROVIDERS = ['none', 'openai-compatible', 'anthropic', 'mistral'] as const;

/** Euros for a million tokens. */
export interface ModelPrice {
  readonly input: number;
  readonly output: number;
}

/** In millionths of a euro. */
export const priceOfTokens = ({ input, output }: ModelPrice, tokens: Tokens): number =>
  Math.ceil(tokens.input * input + tokens.output * output);

const taskSchema = z.enum(MODEL_TASKS);
const euros = z
  .string()
  .regex(/^\s*\d+(?:\.\d+)?\s*$/)
  .transform(Number);

/** `name=value`, several separated by commas. */
function pairsOf(text: string): [string, string][] {
  return text.split(',').map((part) => {
    const at = part.lastIndexOf('=');
    return [part.slice(0, Math.max(0, at)).trim(), part.slice(at + 1).trim()];
  });
}

/** `small=0.1/0.4,large=2/6`: by model, euros for a million tokens asked and answered. */
export const modelPrices = z.string().transform((text, context) => {
  const prices: Record<string, ModelPrice> = {};
  for (const [model, price] of pairsOf(text)) {
    const [input, output, ...more] = price.split('/').map((value) => euros.safeParse(value).data);
    if (model === '' || input === undefined || output === undefined || more.length > 0) {
      context.addIssue(`"${model}=${price}" is not a model with two prices`);
      return z.NEVER;
    }
    prices[model] = { input, output };
  }
  return prices;
});

function byTask<Value>(
  text: string,
  context: z.RefinementCtx,
  read: z.ZodType<Value>,
): Partial<Record<ModelTask, Value>> {
  const values: Partial<Record<ModelTask, Value>> = {};
  for (const [name, value] of pairsOf(text)) {
    const task = taskSchema.safeParse(name);
    const known = read.safeParse(value);
    if (task.success && known.success) values[task.data] = known.data;
    else context.addIssue(`"${name}=${value}" is not one of ${MODEL_TASKS.join(', ')} with a value`);
  }
  return values;
}

/** `claims=small`: another model than the usual one. */
export const taskModels = z.string().transform((text, context) => byTask(text, context, z.string().min(1)));

export const DAILY_EUROS: Readonly<Record<ModelTask, number>> = { claims: 4, write: 4, judge: 1, translate: 3 };

/** `write=10`: the others keep what they have. */
export const dailyEuros = z
  .string()
  .transform((text, context): Record<ModelTask, number> => ({ ...DAILY_EUROS, ...byTask(text, context, euros) }));

/** What is missing for the chosen provider, from the settings as they are written. */
export function missingOfModel(given: Readonly<Record<string, string | undefined>>): string[] {
  const provider = given.MODEL_PROVIDER;
  if (provider === undefined || provider === 'none') return [];
  const needed = ['MODEL_NAME', ...(provider === 'openai-compatible' ? ['MODEL_URL'] : [])];
  const missing = needed.filter((name) => given[name] === undefined);
  const prices = modelPrices.safeParse(given.MODEL_PRICES ?? '').data ?? {};
  const models = [given.MODEL_NAME, ...Object.values(taskModels.safeParse(given.MODEL_FOR_TASKS ?? '').data ?? {})];
  const unpriced = models.filter((model) => model !== undefined && prices[model] === undefined);
  return [
    ...missing.map((name) => `${name}: needed with MODEL_PROVIDER=${provider}`),
    ...unpriced.map((model) => `MODEL_PRICES: has no price for ${model}; 0/0 where it costs nothing`),
  ];
}
