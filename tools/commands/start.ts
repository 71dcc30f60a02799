import { serveProduct } from '../serving/serveProduct.ts';
import { buildBesides } from '../storybook/buildBesides.ts';
import { areAppsFresh, recordAppsBuilt } from '../webpack/appsFreshness.ts';

async function prepare(say: (step: string) => void): Promise<() => Promise<void>> {
  if (areAppsFresh('production')) return async () => undefined;
  say('Building the apps …');
  // webpack takes a second to load, and mostly there is nothing for it to do.
  const { buildApps } = await import('../webpack/buildApps.ts');
  const result = await buildApps('production');
  if (!result.isGood) throw new Error(result.messages);
  recordAppsBuilt('production');
  return async () => undefined;
}

try {
  // Building Storybook takes a minute of a machine: the product does not wait for it.
  const isWanted = process.env.FOYER_STORYBOOK === undefined;
  process.exitCode = await serveProduct({
    prepare,
    ...(isWanted ? { besides: buildBesides } : {}),
    isWatched: false,
  });
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
