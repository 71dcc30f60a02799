import { serveProduct } from '../serving/serveProduct.ts';
import { recordAppsBuilt } from '../webpack/appsFreshness.ts';
import { watchApps } from '../webpack/buildApps.ts';

/** Builds once before the server starts, and again after every change. */
async function prepare(say: (step: string) => void): Promise<() => Promise<void>> {
  say('Building the apps …');
  const first = Promise.withResolvers<void>();
  const stopWatching = await watchApps('development', (result) => {
    // These bundles replace those of `npm start`: the record makes the next start rebuild them.
    recordAppsBuilt('development');
    say(result.isGood ? 'The apps are built' : result.messages);
    first.resolve();
  });
  await first.promise;
  return stopWatching;
}

try {
  process.exitCode = await serveProduct({ prepare, isWatched: true });
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
