#!/usr/bin/env node
import { readOptions, usage } from '../command/readOptions.ts';

const say = (line: string): void => void process.stdout.write(`${line}\n`);

try {
  const options = readOptions(process.argv.slice(2));
  if (options === 'help') say(usage);
  else {
    if (options.seed !== undefined) process.env['FOYER_TEST_SEED'] = options.seed;
    if (options.isDeep) process.env['FOYER_TEST_DEPTH'] = 'deep';
    // The parts take their samples when they are loaded.
    const { runConformance } = await import('../command/runConformance.ts');
    process.exitCode = await runConformance(options, say);
  }
} catch (error) {
  say(error instanceof Error ? error.message : String(error));
  process.exitCode = 2;
}
