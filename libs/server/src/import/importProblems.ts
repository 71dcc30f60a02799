/** One thing that is wrong with a file: where (JSON pointer, RFC 6901) and what was expected there. */
export interface ImportProblem {
  file: string;
  /** For a page, with the number of the script before it: `script[1]/offers/0/price`. */
  pointer: string;
  message: string;
}

/** Gathers problems, so that a person sees all of them at once and can mend the file in one go. */
export interface ImportProblems {
  add(pointer: string, message: string): undefined;
  readonly all: readonly ImportProblem[];
}

/** A fresh list for one file; never more than a hundred, which nobody would read. */
export function createImportProblems(file: string): ImportProblems {
  const all: ImportProblem[] = [];
  return {
    all,
    add: (pointer, message) => {
      if (all.length < 100) all.push({ file, pointer, message });
      return undefined;
    },
  };
}

/** One step of a JSON pointer. */
export function pointerTo(base: string, ...steps: readonly (string | number)[]): string {
  return base + steps.map((step) => `/${String(step).replaceAll('~', '~0').replaceAll('/', '~1')}`).join('');
}

/** A problem as one line for the terminal. */
export function problemLine({ file, pointer, message }: ImportProblem): string {
  return `${file}${pointer === '' ? '' : ` at ${pointer}`}: ${message}`;
}
