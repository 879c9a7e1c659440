import { createHash } from 'node:crypto';
import { access, mkdir, mkdtemp, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { env, InferenceSession } from 'onnxruntime-node';

const MODEL = 'model.onnx';
/** Tables, not single numbers. */
const WITH_WEIGHTS_BESIDE = {
  optimized_model_external_initializers_file_name: 'weights.bin',
  optimized_model_external_initializers_min_size_in_bytes: '1024',
};

const isThere = async (path: string) =>
  access(path).then(
    () => true,
    () => false,
  );

async function make(model: string, folder: string): Promise<void> {
  const session = await InferenceSession.create(model, {
    optimizedModelFilePath: join(folder, MODEL),
    // All that does not depend on the processor that it is made on.
    graphOptimizationLevel: 'extended',
    extra: { session: WITH_WEIGHTS_BESIDE },
  });
  await session.release();
}

/**
 * The same model with its weights in a file of their own, which onnxruntime maps instead of reading it: 100 MB less that each
 * worker has for itself, and nothing twice while it is opened. Made once, in a folder for what can be made again.
 */
export async function keepMapped(model: string, folder: string): Promise<string> {
  const { size, mtimeMs } = await stat(model);
  const made = JSON.stringify([model, size, mtimeMs, env.versions]);
  const kept = join(folder, `model-${createHash('sha256').update(made).digest('hex').slice(0, 16)}`);
  const file = join(kept, MODEL);
  if (await isThere(file)) return file;
  await mkdir(folder, { recursive: true });
  const unfinished = await mkdtemp(`${kept}-`);
  try {
    await make(model, unfinished);
    await rename(unfinished, kept);
  } catch (error) {
    await rm(unfinished, { recursive: true, force: true });
    // Somebody else was quicker.
    if (!(await isThere(file))) throw error;
  }
  return file;
}
