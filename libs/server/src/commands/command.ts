/** What a command is called with. */
export interface CommandInput {
  /** What stands behind the command's name. */
  arguments: string[];
  options: CommandOptions;
  variables: Record<string, string | undefined>;
  /** Writes a line for the person who called. */
  say: (line: string) => void;
}

export interface CommandOptions {
  /** Folder of the embedded database; `--data`, FOYER_DATA. */
  data: string;
  /** Folder of the apps (`<app>/dist` in it); `--web`, FOYER_WEB. */
  web: string;
  /** Folder that Storybook is built to; nothing: it is not served. `--storybook`, FOYER_STORYBOOK. */
  storybook?: string;
  /** The seating plan that imported events are sold by: a file, a name, or `none`; `--plan`. */
  plan?: string;
}

/** A command of `foyer`. Its promise settles when it is done; an Error's message is shown as it is. */
export interface Command {
  summary: string;
  /** How its arguments are written, for the help. */
  usage?: string;
  run: (input: CommandInput) => Promise<void>;
}
