#!/usr/bin/env node
import { keepCompiled } from './keepCompiled.ts';

keepCompiled();
const { runCommand } = await import('../commands/runCommand.ts');
process.exitCode = await runCommand(process.argv.slice(2), process.env, (line) =>
  process.stdout.write(`${line}\n`),
);
