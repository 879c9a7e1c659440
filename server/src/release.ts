import { type Config, UNNAMED_RELEASE } from './config.ts';
import { arePagesBuilt, identifyBuild } from './pages/web-build.ts';

/** Without a name of its own, a release is known by the pages it was built with. */
export async function withRelease(config: Config): Promise<Config> {
  if (config.WEB_DEV || config.RELEASE !== UNNAMED_RELEASE || !arePagesBuilt()) return config;
  return { ...config, RELEASE: await identifyBuild() };
}
