import { readFileSync } from 'node:fs';
import { inWorkspace } from '../workspace/workspacePaths.ts';

interface Budget {
  name: string;
  /** After gzip, in the last release; the limit is a band above it. */
  releaseBytes?: number;
  /** After gzip; a promise that no release moves, in place of a band. */
  limitBytes?: number;
  /** Desired size, if the limit merely prevents growth. */
  goalBytes?: number;
  /** Reason for the limit, in one sentence. */
  why: string;
}

/** Scripts of an app: its entry, if `entry` is set, and the lazy chunks whose file ends in one of `lazy`. */
export interface ScriptBudget extends Budget {
  app: string;
  entry: boolean;
  lazy: string[];
  /** Lazy chunks loaded before; what they contain does not count. */
  after?: string[];
}

/** Everything that a browser requests before a page is usable, except pictures: document, fonts, scripts, texts. */
export interface PageBudget extends Budget {
  app: string;
  lazy: string[];
  namespaces: string[];
  /** Includes the document. */
  limitRequests: number;
}

export interface FileBudget extends Budget {
  file: string;
}

/** Texts of these namespaces, in the locale where they are longest. */
export interface TextBudget extends Budget {
  namespaces: string[];
}

export interface Budgets {
  scripts: ScriptBudget[];
  pages: PageBudget[];
  files: FileBudget[];
  texts: TextBudget[];
}

/** Largest size of a part relative to the last release. */
const band = 1.05;

/** Returns the limit of a budget, which is the promised one or the band of the last release. */
export function limitOf({ name, releaseBytes, limitBytes }: Budget): number {
  if (limitBytes !== undefined) return limitBytes;
  if (releaseBytes === undefined) throw new Error(`${name} has neither releaseBytes nor limitBytes`);
  return Math.floor(releaseBytes * band);
}

/** Reads the promised sizes: tools/budgets.json. */
export const readBudgets = (): Budgets =>
  JSON.parse(readFileSync(inWorkspace('tools/budgets.json'), 'utf8')) as Budgets;
