import { existsSync, mkdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { inWorkspace } from '../workspace/workspacePaths.ts';

/** Where pictures lie: `now`, and `before` those that they took the place of. */
export const picturesFolder = inWorkspace('.foyer', 'pictures');

/** What somebody wants to have pictures of. */
export interface PictureChoice {
  /** Only what has this in its name, story or page; several words are parted by commas. */
  only: string;
  stories: boolean;
  pages: boolean;
  /** Of the kit's stories also 320 px, 400 % zoom, right to left, forced colours, less motion. */
  special: boolean;
}

interface PictureRun {
  choice: PictureChoice;
  beganAtMs: number;
  isDone: boolean;
}

const runFile = path.join(picturesFolder, 'run.json');
const choiceVariable = 'FOYER_PICTURES';

function lastRun(): PictureRun | undefined {
  return existsSync(runFile) ? (JSON.parse(readFileSync(runFile, 'utf8')) as PictureRun) : undefined;
}
function write(run: PictureRun): void {
  mkdirSync(picturesFolder, { recursive: true });
  writeFileSync(runFile, JSON.stringify(run));
}

/**
 * Begins a run, or goes on with the same one if it did not come to its end.
 *
 * @returns what the browser's process must know, as variables of its environment, and whether it goes on
 */
export function beginRun(
  choice: PictureChoice,
  nowMs: number,
): { env: Record<string, string>; goesOn: boolean; run: PictureRun } {
  const last = lastRun();
  const goesOn = last?.isDone === false && JSON.stringify(last.choice) === JSON.stringify(choice);
  const run = goesOn ? last : { choice, beganAtMs: nowMs, isDone: false };
  write(run);
  return { env: { [choiceVariable]: JSON.stringify(run) }, goesOn, run };
}

export const endRun = (run: PictureRun): void => write({ ...run, isDone: true });

/** The run that this process takes pictures for. */
export const currentRun = (): PictureRun => {
  const text = process.env[choiceVariable];
  return text
    ? (JSON.parse(text) as PictureRun)
    : { choice: { only: '', stories: true, pages: true, special: false }, beganAtMs: 0, isDone: false };
};

/** Whether somebody asked for it. */
export const isChosen = ({ choice }: PictureRun, ...names: string[]): boolean =>
  choice.only
    .toLowerCase()
    .split(',')
    .some((word) => names.some((name) => name.toLowerCase().includes(word.trim())));

/** `story/375-dark-en-US/components-buttons--loading`: what is shown, and how it is dressed. */
export type PictureName = `${'story' | 'page'}/${string}/${string}`;

const fileOf = (age: 'now' | 'before', name: string): string => path.join(picturesFolder, age, `${name}.png`);

/** Whether this run has it already. */
export function isTaken(name: PictureName, { beganAtMs }: PictureRun): boolean {
  const file = fileOf('now', name);
  return existsSync(file) && statSync(file).mtimeMs >= beganAtMs;
}

/** Keeps a picture; the one of an earlier run becomes the one before. */
export function keepPicture(name: PictureName, png: Buffer, run: PictureRun): void {
  const [file, before] = [fileOf('now', name), fileOf('before', name)];
  mkdirSync(path.dirname(file), { recursive: true });
  if (existsSync(file) && !isTaken(name, run)) {
    mkdirSync(path.dirname(before), { recursive: true });
    renameSync(file, before);
  }
  writeFileSync(file, png);
}
