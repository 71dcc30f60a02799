/** Problem in a file: its position (JSON pointer, RFC 6901) and what was expected there. */
export interface ImportProblem {
  file: string;
  /** In an HTML page, prefixed with the number of the script: `script[1]/offers/0/price`. */
  pointer: string;
  message: string;
}

/** Collects all problems of a file, so that the user can fix them in one go. */
export interface ImportProblems {
  readonly file: string;
  add(pointer: string, message: string): undefined;
  readonly all: readonly ImportProblem[];
}

/** Creates an empty list for a file, limited to a hundred problems. */
export function createImportProblems(file: string): ImportProblems {
  const all: ImportProblem[] = [];
  return {
    file,
    all,
    add: (pointer, message) => {
      if (all.length < 100) all.push({ file, pointer, message });
      return undefined;
    },
  };
}

/** Appends steps to a JSON pointer. */
export function pointerTo(base: string, ...steps: readonly (string | number)[]): string {
  return base + steps.map((step) => `/${String(step).replaceAll('~', '~0').replaceAll('/', '~1')}`).join('');
}

/** Formats a problem as a line for the terminal. */
export function problemLine({ file, pointer, message }: ImportProblem): string {
  return `${file}${pointer === '' ? '' : ` at ${pointer}`}: ${message}`;
}
