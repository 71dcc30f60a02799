import { portProblem } from '../serving/portProblem.ts';
import type { DemoAccount } from '../serving/readyText.ts';
import { readyText } from '../serving/readyText.ts';
import { serverEnvironment, servedPort } from '../serving/serverEnvironment.ts';
import { startServerProcess } from '../serving/serverProcess.ts';
import { createStepPrinter } from '../serving/stepPrinter.ts';
import { areAppsFresh, recordAppsBuilt } from '../webpack/appsFreshness.ts';

async function buildWhatChanged(): Promise<void> {
  // webpack takes a second to load, and mostly there is nothing for it to do.
  const { buildApps } = await import('../webpack/buildApps.ts');
  const result = await buildApps('production');
  if (!result.isGood) throw new Error(result.messages);
  recordAppsBuilt('production');
}

async function start(): Promise<number> {
  const port = servedPort();
  const problem = await portProblem(port);
  if (problem) throw new Error(problem);
  const steps = createStepPrinter();
  if (areAppsFresh('production')) steps.done('apps built before', steps.seconds());
  else await steps.run('apps built', buildWhatChanged);
  const accounts: DemoAccount[] = [];
  const server = startServerProcess({
    env: serverEnvironment(),
    onStep: steps.done,
    onAccount: (account) => accounts.push(account),
    onLine: (line) => console.log(line),
  });
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void server.stop());
  await server.ready;
  console.log(readyText(port, accounts));
  return server.ended;
}

try {
  process.exitCode = await start();
} catch (error) {
  console.error(`\n${(error as Error).message}`);
  process.exitCode = 1;
}
