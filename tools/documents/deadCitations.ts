/** Ids of the specification (`C4.02`) and of the quality goals (`CR-10`), with the letters of a part or of a range of parts. */
const citation =
  /\b([IC]\d\.\d\d|(?:INV|CR|BI|AZ|BR|PV|LD|CL|DS|TQ)-\d\d)(?:([a-z]{1,2})(?:-([a-z]{1,2}))?)?\b/g;

/** The letters of each requirement's last part by id; empty for a requirement without parts. */
export type Requirements = ReadonlyMap<string, string>;

const unique = (found: readonly string[]): string[] => [...new Set(found)];

/** Compares the letters of parts: `aa` comes after `z`. */
const isBeyond = (part: string, last: string): boolean =>
  part.length === last.length ? part > last : part.length > last.length;

/** Reads the ids that the table rows of `docs/requirements.md` define, and how far the letters of their parts go. */
export const requirementIds = (document: string): Requirements =>
  new Map(
    [...document.matchAll(/^\| ([A-Z]\S+) +\|[^|\n]*\|(?: +(?:a-([a-z]+) +)?\|)?$/gm)].map(
      ([, id, last = '']) => [id!, last],
    ),
  );

/** Lists the cited ids without a requirement, and the cited parts that their requirement does not have, each once. */
export const deadCitations = (text: string, known: Requirements): string[] =>
  unique(
    [...text.matchAll(citation)].flatMap(([, id, ...parts]) => {
      const last = known.get(id!);
      if (last === undefined) return [id!];
      return parts.filter((part) => part && isBeyond(part, last)).map((part) => `${id!}${part}`);
    }),
  );

/** Lists the ids of requirements with parts that are cited without a part, each once. */
export const citationsWithoutPart = (text: string, known: Requirements): string[] =>
  unique([...text.matchAll(citation)].flatMap(([, id, part]) => (!part && known.get(id!) ? [id!] : [])));
