import { readdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import type { SectionView } from '../../import/document/importOptions.ts';
import { ImportRefusedError } from '../../loader/importRefused.ts';

/** Every fan at the map loads the pictures of the sections that they look at. */
const largestBytes = 400 * 1024;

/** First bytes of the formats that every browser shows. */
const formats: readonly (readonly [mediaType: SectionView['mediaType'], start: RegExp])[] = [
  ['image/jpeg', /^\xff\xd8\xff/],
  ['image/png', /^\x89PNG\r\n/],
  ['image/webp', /^RIFF[\s\S]{4}WEBP/],
];

/** Lists the files of a folder that are not hidden, by name. */
async function filesIn(folder: string): Promise<string[]> {
  try {
    const entries = await readdir(folder, { withFileTypes: true });
    const files = entries.filter((entry) => entry.isFile() && !entry.name.startsWith('.'));
    return files.map(({ name }) => name).toSorted();
  } catch (error) {
    throw new Error(`${folder} cannot be read: ${(error as NodeJS.ErrnoException).code}`, { cause: error });
  }
}

/**
 * Reads the pictures of a folder for `--views`: each is named after a section. Hidden files and folders are ignored.
 * @throws ImportRefusedError with a line for each file that is no picture, or too large
 */
export async function readViews(folder: string): Promise<SectionView[]> {
  const problems: string[] = [];
  const views: SectionView[] = [];
  for (const fileName of await filesIn(folder)) {
    const file = path.join(folder, fileName);
    // Checked before reading, so that a film takes no memory.
    const { size } = await stat(file);
    if (size > largestBytes) {
      problems.push(`${fileName}: expected at most 400 KB, found ${Math.ceil(size / 1024)} KB`);
      continue;
    }
    const bytes = await readFile(file);
    const start = bytes.subarray(0, 16).toString('latin1');
    const mediaType = formats.find(([, pattern]) => pattern.test(start))?.[0];
    if (mediaType === undefined) problems.push(`${fileName}: expected a picture: JPEG, PNG or WebP`);
    else views.push({ name: path.parse(fileName).name, mediaType, base64: bytes.toString('base64') });
  }
  if (problems.length > 0) throw new ImportRefusedError(problems.join('\n'));
  if (views.length === 0)
    throw new ImportRefusedError(`${folder}: expected a picture for each section, found none`);
  return views;
}
