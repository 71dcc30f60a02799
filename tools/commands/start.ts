import { isDemo } from '../serving/serverEnvironment.ts';
import { serveProduct } from '../serving/serveProduct.ts';
import { buildBesides } from '../storybook/buildBesides.ts';
import { areAppsFresh, recordAppsBuilt } from '../webpack/appsFreshness.ts';
import { buildLegacyBesides } from '../webpack/legacyBesides.ts';

async function prepare(say: (step: string) => void): Promise<() => Promise<void>> {
  if (areAppsFresh('production')) return async () => undefined;
  say('Building the apps …');
  // webpack takes a second to load, and usually has nothing to do.
  const { buildApps } = await import('../webpack/buildApps.ts');
  const result = await buildApps('production');
  if (!result.isGood) throw new Error(result.messages);
  recordAppsBuilt('production');
  return async () => undefined;
}

/** Runs the long builds one after the other, once the product is served. */
function buildLater(say: (step: string) => void): () => Promise<void> {
  const legacy = buildLegacyBesides(say);
  let isStopped = false;
  let stopStorybook = async (): Promise<void> => undefined;
  // A start in production serves none.
  const isWanted = process.env.FOYER_STORYBOOK === undefined && isDemo();
  const all = legacy.done.then(() => {
    if (isWanted && !isStopped) stopStorybook = buildBesides(say);
  });
  return async () => {
    isStopped = true;
    legacy.stop();
    await all;
    await stopStorybook();
  };
}

try {
  process.exitCode = await serveProduct({ prepare, besides: buildLater, isWatched: false });
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
