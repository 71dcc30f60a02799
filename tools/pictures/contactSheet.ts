import { existsSync, globSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { inWorkspace } from '../workspace/workspacePaths.ts';
import { comparePictures } from './comparePictures.ts';
import { picturesFolder } from './pictureRun.ts';

interface SheetEntry {
  kind: string;
  /** Variant: `375-dark-en-US`, `rtl-1440`. */
  look: string;
  name: string;
  /** Percentage of pixels that changed since the previous picture; null if there is none. */
  changed: number | null;
}

const thumbnail = { width: 220, height: 330 };
const inFolder = (...parts: string[]): string => path.join(picturesFolder, ...parts);
const isNewer = (file: string, than: string): boolean =>
  existsSync(file) && statSync(file).mtimeMs >= statSync(than).mtimeMs;

async function shrink(file: string, thumb: string): Promise<void> {
  if (isNewer(thumb, file)) return;
  mkdirSync(path.dirname(thumb), { recursive: true });
  await sharp(file)
    .resize({ ...thumbnail, fit: 'cover', position: 'top', withoutEnlargement: true })
    .webp({ quality: 72 })
    .toFile(thumb);
}

async function compare(id: string): Promise<number | null> {
  const [now, before, marked] = [
    inFolder('now', `${id}.png`),
    inFolder('before', `${id}.png`),
    inFolder('marked', `${id}.png`),
  ];
  rmSync(marked, { force: true });
  if (!existsSync(before)) return null;
  const { percent, difference } = await comparePictures(readFileSync(before), readFileSync(now));
  if (difference) {
    mkdirSync(path.dirname(marked), { recursive: true });
    writeFileSync(marked, difference);
  }
  return percent;
}

async function entryOf(file: string): Promise<SheetEntry> {
  const id = file.replaceAll('\\', '/').replace(/\.png$/, '');
  const [kind = '', look = '', name = ''] = id.split('/');
  await shrink(inFolder('now', file), inFolder('small', `${id}.webp`));
  return { kind, look, name, changed: await compare(id) };
}

/**
 * Writes `index.html` with all pictures: thumbnails, filters, and for each changed picture the previous one and the
 * differences.
 * @returns the number of pictures, and of changed ones
 */
export async function writeContactSheet(
  onProgress: (done: number, all: number) => void,
): Promise<{ count: number; changed: number }> {
  const files = globSync('*/*/*.png', { cwd: inFolder('now') }).sort();
  const entries: SheetEntry[] = [];
  for (const file of files) {
    entries.push(await entryOf(file));
    if (entries.length % 100 === 0) onProgress(entries.length, files.length);
  }
  const page = readFileSync(inWorkspace('tools/pictures/contactSheet.html'), 'utf8');
  const data = JSON.stringify(entries).replaceAll('<', '\\u003c');
  writeFileSync(
    inFolder('index.html'),
    page.replace('"pictures go here"', () => data),
  );
  return { count: entries.length, changed: entries.filter(({ changed }) => (changed ?? 0) > 0).length };
}
