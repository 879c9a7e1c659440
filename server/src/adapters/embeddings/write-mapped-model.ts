import { InferenceSession } from 'onnxruntime-node';

/** Tables, not single numbers. */
const WITH_WEIGHTS_BESIDE = {
  optimized_model_external_initializers_file_name: 'weights.bin',
  optimized_model_external_initializers_min_size_in_bytes: '1024',
};

const [model, written] = process.argv.slice(2);
if (model === undefined || written === undefined) throw new Error('This file is started by mapped-model.ts');
await InferenceSession.create(model, {
  optimizedModelFilePath: written,
  // All that does not depend on the processor that it is made on.
  graphOptimizationLevel: 'extended',
  extra: { session: WITH_WEIGHTS_BESIDE },
});
