import { existsSync, mkdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { inWorkspace } from '../workspace/workspacePaths.ts';

/** Folder of the pictures: `now`, and `before` for those replaced. */
export const picturesFolder = inWorkspace('.foyer', 'pictures');

/** Selection of pictures. */
export interface PictureChoice {
  /** Text that the name of the story or page must contain; alternatives are separated by commas. */
  only: string;
  stories: boolean;
  pages: boolean;
  /** Also takes the kit's stories at 320 px, 400 % zoom, right to left, forced colours and reduced motion. */
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
 * Starts a run, or continues the previous one if it was interrupted.
 * @returns environment variables for the browser's process, and whether the run continues
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

/** Run for which this process takes pictures. */
export const currentRun = (): PictureRun => {
  const text = process.env[choiceVariable];
  return text
    ? (JSON.parse(text) as PictureRun)
    : { choice: { only: '', stories: true, pages: true, special: false }, beganAtMs: 0, isDone: false };
};

/** Whether the selection includes these names. */
export const isChosen = ({ choice }: PictureRun, ...names: string[]): boolean =>
  choice.only
    .toLowerCase()
    .split(',')
    .some((word) => names.some((name) => name.toLowerCase().includes(word.trim())));

/** Subject and variant: `story/375-dark-en-US/components-buttons--loading`. */
export type PictureName = `${'story' | 'page'}/${string}/${string}`;

const fileOf = (age: 'now' | 'before', name: string): string => path.join(picturesFolder, age, `${name}.png`);

/** Whether this run already has the picture. */
export function isTaken(name: PictureName, { beganAtMs }: PictureRun): boolean {
  const file = fileOf('now', name);
  return existsSync(file) && statSync(file).mtimeMs >= beganAtMs;
}

/** Stores a picture; the one of an earlier run becomes the previous picture. */
export function keepPicture(name: PictureName, png: Buffer, run: PictureRun): void {
  const [file, before] = [fileOf('now', name), fileOf('before', name)];
  mkdirSync(path.dirname(file), { recursive: true });
  if (existsSync(file) && !isTaken(name, run)) {
    mkdirSync(path.dirname(before), { recursive: true });
    renameSync(file, before);
  }
  writeFileSync(file, png);
}
