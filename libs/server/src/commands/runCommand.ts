import path from 'node:path';
import { parseArgs } from 'node:util';
import type { SampleWorld } from '@foyer/catalogue';
import type { CommandInput } from './command/command.ts';
import { commandTable } from './commandTable.ts';

function help(): string {
  const width = Math.max(
    ...Object.entries(commandTable).map(([name, { usage = '' }]) => `${name} ${usage}`.length),
  );
  const lines = Object.entries(commandTable).map(
    ([name, { usage = '', summary }]) => `  foyer ${`${name} ${usage}`.padEnd(width)}  ${summary}`,
  );
  const details = Object.values(commandTable).flatMap((command) => command.details ?? []);
  return `${lines.join('\n')}

${details.join('\n')}

Options: --data FOLDER (embedded database, default .foyer/database), --web FOLDER (apps, default apps), --storybook FOLDER (a built Storybook, which is
         served at /storybook; default none), --plan PLAN (import: a seating plan file, the name of a plan that the venue has, or none), --views FOLDER (import: a picture of the view from each section
         of a plan, named after it), --all-or-nothing (import: refuse the file if one event can't be read), --fees (import: add the usual fees to the prices), --from DATE and --to DATE (export-book: period
         of a statement, in UTC, without the last day), --help
Variables: PORT, DATABASE_URL, NODE_ENV, FOYER_SANDBOX, FOYER_SANDBOX_EXPOSED, FOYER_SAMPLE, FOYER_STORYBOOK, FOYER_ORIGIN, FOYER_SEALING_KEY, FOYER_BIND, FOYER_TRUSTED_PROXIES, FOYER_CACHES, FOYER_LOG_LEVEL; the README of @foyer/server lists all`;
}

/** Words an error: a missing permission gets a hint, other messages are printed unchanged. */
function sentenceOf({ code, path: place, message }: NodeJS.ErrnoException): string {
  if (!place || !['EACCES', 'EPERM', 'EROFS'].includes(code ?? '')) return message;
  return `This user cannot write to ${place}. Change its permissions, or choose another folder with --data (FOYER_DATA).`;
}

const readWords = (words: string[]) =>
  parseArgs({
    args: words,
    allowPositionals: true,
    options: {
      data: { type: 'string' },
      web: { type: 'string' },
      storybook: { type: 'string' },
      plan: { type: 'string' },
      views: { type: 'string' },
      'all-or-nothing': { type: 'boolean' },
      fees: { type: 'boolean' },
      from: { type: 'string' },
      to: { type: 'string' },
      help: { type: 'boolean', short: 'h' },
    },
  });

/** Options of a command: those given, else those of variables, else the usual ones. */
function optionsOf(
  {
    data,
    web,
    storybook: given,
    plan,
    views,
    from,
    to,
    fees,
    'all-or-nothing': allOrNothing,
  }: ReturnType<typeof readWords>['values'],
  variables: CommandInput['variables'],
): CommandInput['options'] {
  const storybook = given ?? variables.FOYER_STORYBOOK;
  return {
    data: path.resolve(data ?? variables.FOYER_DATA ?? '.foyer/database'),
    web: path.resolve(web ?? variables.FOYER_WEB ?? 'apps'),
    // Storybook exposes internals of the product, so serving it is opt-in.
    ...(storybook && storybook !== 'off' ? { storybook: path.resolve(storybook) } : {}),
    allOrNothing: allOrNothing ?? false,
    fees: fees ?? false,
    ...(plan === undefined ? {} : { plan }),
    ...(views === undefined ? {} : { views: path.resolve(views) }),
    ...(from === undefined ? {} : { from }),
    ...(to === undefined ? {} : { to }),
  };
}

/**
 * Runs the command given by the arguments.
 * @param sample examples for the sandbox, if the caller has any
 * @returns the exit code
 */
export async function runCommand(
  words: string[],
  variables: CommandInput['variables'],
  say: (line: string) => void,
  { sample }: { sample?: SampleWorld } = {},
): Promise<number> {
  try {
    const { values, positionals } = readWords(words);
    const [name = 'serve', ...rest] = positionals;
    const command = commandTable[name];
    if (values.help || !command) {
      say(command || values.help ? help() : `There is no command "${name}".\n${help()}`);
      return values.help ? 0 : 2;
    }
    const options = optionsOf(values, variables);
    const code = await command.run({
      ...{ arguments: rest, options, variables, say },
      ...(sample ? { sample } : {}),
    });
    return code ?? 0;
  } catch (error) {
    say(sentenceOf(error as NodeJS.ErrnoException));
    if (variables.FOYER_DEBUG) say(String((error as Error).stack));
    return 1;
  }
}
