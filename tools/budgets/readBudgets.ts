import { readFileSync } from 'node:fs';
import { inWorkspace } from '../workspace/workspacePaths.ts';

interface Budget {
  name: string;
  /** After gzip. */
  limitBytes: number;
  /** What it should weigh, where the limit only keeps it from growing. */
  goalBytes?: number;
  /** Where the limit comes from. */
  why: string;
}

/** Scripts of an app: its entry, when `entry` says so, and the lazy parts whose file ends in one of `lazy`. */
export interface ScriptBudget extends Budget {
  app: string;
  entry: boolean;
  lazy: string[];
  /** Lazy parts that are loaded before: what they brought does not count. */
  after?: string[];
}

/** Everything that a browser asks for before a page can be used, without pictures: document, fonts, scripts, texts. */
export interface PageBudget extends Budget {
  app: string;
  lazy: string[];
  namespaces: string[];
  /** The document is the first. */
  limitRequests: number;
}

export interface FileBudget extends Budget {
  file: string;
}

/** The texts of these namespaces, in whichever locale they are longest. */
export interface TextBudget extends Budget {
  namespaces: string[];
}

export interface Budgets {
  scripts: ScriptBudget[];
  pages: PageBudget[];
  files: FileBudget[];
  texts: TextBudget[];
}

/** The sizes that the project promises: tools/budgets.json. */
export const readBudgets = (): Budgets =>
  JSON.parse(readFileSync(inWorkspace('tools/budgets.json'), 'utf8')) as Budgets;
