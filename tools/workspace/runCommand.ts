import { spawn } from 'node:child_process';
import { constants, setPriority } from 'node:os';
import { workspaceRoot } from './workspacePaths.ts';

export interface CommandResult {
  code: number;
  /** Standard output and errors, in order of arrival. */
  output: string;
}

export interface CommandOptions {
  env?: Record<string, string>;
  cwd?: string;
  /** Passes the output through instead of collecting it. */
  isShown?: boolean;
  /** Terminates the program. */
  signal?: AbortSignal;
  /** Runs at low CPU priority. */
  isLowPriority?: boolean;
}

/** Runs a program to its end. A program that cannot start counts as failed with that message. */
export function runCommand(
  command: string,
  args: readonly string[],
  options: CommandOptions = {},
): Promise<CommandResult> {
  const { promise, resolve } = Promise.withResolvers<CommandResult>();
  const child = spawn(command, args, {
    cwd: options.cwd ?? workspaceRoot,
    env: { ...process.env, ...options.env },
    stdio: options.isShown ? 'inherit' : ['ignore', 'pipe', 'pipe'],
  });
  if (options.isLowPriority && child.pid !== undefined)
    setPriority(child.pid, constants.priority.PRIORITY_LOW);
  let output = '';
  child.stdout?.on('data', (data: Buffer) => (output += data.toString()));
  child.stderr?.on('data', (data: Buffer) => (output += data.toString()));
  // A termination signal is forwarded to the child. Ctrl+C reaches it directly.
  const stop = (): void => void child.kill('SIGTERM');
  process.once('SIGTERM', stop);
  options.signal?.addEventListener('abort', stop, { once: true });
  child.on('error', (error) => resolve({ code: 127, output: `${output}${error.message}` }));
  child.on('close', (code) => {
    process.off('SIGTERM', stop);
    resolve({ code: code ?? 1, output });
  });
  return promise;
}

/** Runs a TypeScript file of the workspace on the project's Node. */
export const runScript = (
  file: string,
  args: readonly string[] = [],
  options: CommandOptions = {},
): Promise<CommandResult> =>
  runCommand(
    process.execPath,
    ['--conditions=@foyer/source', '--disable-warning=ExperimentalWarning', file, ...args],
    options,
  );
