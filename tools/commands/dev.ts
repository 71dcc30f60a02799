import { portProblem } from '../serving/portProblem.ts';
import type { DemoAccount } from '../serving/readyText.ts';
import { readyText } from '../serving/readyText.ts';
import { serverEnvironment, servedPort } from '../serving/serverEnvironment.ts';
import { startServerProcess } from '../serving/serverProcess.ts';
import { createStepPrinter } from '../serving/stepPrinter.ts';
import { recordAppsBuilt } from '../webpack/appsFreshness.ts';
import type { BuildResult } from '../webpack/buildApps.ts';
import { watchApps } from '../webpack/buildApps.ts';

function announce(result: BuildResult): void {
  // These bundles lie where those of `npm start` do: the record tells the next start to make its own.
  recordAppsBuilt('development');
  console.log(result.isGood ? `  apps built at ${new Date().toTimeString().slice(0, 8)}` : result.messages);
}

async function dev(): Promise<number> {
  const port = servedPort();
  const problem = await portProblem(port);
  if (problem) throw new Error(problem);
  const steps = createStepPrinter();
  const first = Promise.withResolvers<void>();
  const stopWatching = await watchApps('development', (result) => {
    announce(result);
    first.resolve();
  });
  await first.promise;
  const accounts: DemoAccount[] = [];
  const server = startServerProcess({
    env: serverEnvironment(),
    isWatched: true,
    onStep: steps.done,
    onAccount: (account) => accounts.push(account),
    onLine: (line) => console.log(line),
  });
  const stop = async (): Promise<void> => {
    await Promise.all([server.stop(), stopWatching()]);
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void stop());
  await server.ready;
  console.log(readyText(port, accounts));
  return server.ended;
}

try {
  process.exitCode = await dev();
} catch (error) {
  console.error(`\n${(error as Error).message}`);
  process.exitCode = 1;
}
