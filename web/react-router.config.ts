import { join } from 'node:path';
import type { Config } from '@react-router/dev/config';
import { compressAssets } from './tools/compress-assets.ts';

export default {
  appDirectory: 'src',
  ssr: true,
  routeDiscovery: { mode: 'initial' },
  splitRouteModules: false,
  buildEnd: ({ reactRouterConfig }) => compressAssets(join(reactRouterConfig.buildDirectory, 'client')),
} satisfies Config;
