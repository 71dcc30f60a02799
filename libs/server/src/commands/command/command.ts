import type { SampleWorld } from '@foyer/catalogue';

/** Input of a command. */
export interface CommandInput {
  /** Arguments after the command's name. */
  arguments: string[];
  options: CommandOptions;
  variables: Record<string, string | undefined>;
  /** Prints a line for the operator. */
  say: (line: string) => void;
  /** Examples that `seed` and FOYER_SAMPLE=on load; the published command has none. */
  sample?: SampleWorld;
}

interface CommandOptions {
  /** Folder of the embedded database; `--data`, FOYER_DATA. */
  data: string;
  /** Folder of the apps (`<app>/dist` in it); `--web`, FOYER_WEB. */
  web: string;
  /** Folder of the Storybook build; not served if missing. `--storybook`, FOYER_STORYBOOK. */
  storybook?: string;
  /** Seating plan of imported events: a file, a name, or `none`; `--plan`. */
  plan?: string;
  /** Whether one event that can't be read refuses an import; `--all-or-nothing`. */
  allOrNothing?: boolean;
  /** Whether the usual fees are added to imported prices; `--fees`. */
  fees?: boolean;
  /** Folder with a picture of the view from each section of an imported plan; `--views`. */
  views?: string;
  /** First day of a statement, and the day after its last one; `--from`, `--to`. */
  from?: string;
  to?: string;
}

/**
 * Command of `foyer`. Its promise settles when it is done, with another exit code than 0 if it was done in part; an
 * Error's message is printed unchanged.
 */
export interface Command {
  summary: string;
  /** Syntax of its arguments, for the help. */
  usage?: string;
  /** Further lines of the help, for example the columns of a file. */
  details?: string;
  run: (input: CommandInput) => Promise<number | void>;
}
