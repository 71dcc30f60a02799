/** Ids of the specification (`C4.02`, with or without the letter of a part) and of the quality goals (`CR-10`). */
const citation = /\b(?:[IC]\d\.\d\d|(?:INV|CR|BI|AZ|BR|PV|LD|CL|DS|TQ)-\d\d)(?=[a-z]{0,2}\b)/g;

/** Reads the ids that the table rows of `docs/requirements.md` define. */
export const requirementIds = (document: string): Set<string> =>
  new Set([...document.matchAll(/^\| (\S+) +\| /gm)].map(([, id]) => id!));

/** Lists the cited ids without a requirement, each once, in order of appearance. */
export const deadCitations = (text: string, known: ReadonlySet<string>): string[] => [
  ...new Set([...text.matchAll(citation)].map(([id]) => id).filter((id) => !known.has(id))),
];
