import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { SectionView } from '../import/document/importOptions.ts';
import { ImportRefusedError } from '../loader/importRefused.ts';

/** Every fan at the map loads the pictures of the sections that they look at. */
const largestBytes = 400 * 1024;

/** First bytes of the formats that every browser shows. */
const formats: readonly (readonly [mediaType: SectionView['mediaType'], start: RegExp])[] = [
  ['image/jpeg', /^\xff\xd8\xff/],
  ['image/png', /^\x89PNG\r\n/],
  ['image/webp', /^RIFF[\s\S]{4}WEBP/],
];

/**
 * Reads the pictures of a folder for `--views`: each is named after a section. Hidden files are ignored.
 * @throws ImportRefusedError with a line for each file that is no picture, or too large
 */
export async function readViews(folder: string): Promise<SectionView[]> {
  const names = (await readdir(folder)).filter((name) => !name.startsWith('.')).toSorted();
  const problems: string[] = [];
  const views: SectionView[] = [];
  for (const fileName of names) {
    const bytes = await readFile(path.join(folder, fileName));
    const start = bytes.subarray(0, 16).toString('latin1');
    const mediaType = formats.find(([, pattern]) => pattern.test(start))?.[0];
    if (mediaType === undefined) problems.push(`${fileName}: expected a picture: JPEG, PNG or WebP`);
    else if (bytes.length > largestBytes)
      problems.push(`${fileName}: expected at most 400 KB, found ${Math.ceil(bytes.length / 1024)} KB`);
    else views.push({ name: path.parse(fileName).name, mediaType, base64: bytes.toString('base64') });
  }
  if (problems.length > 0) throw new ImportRefusedError(problems.join('\n'));
  if (views.length === 0)
    throw new ImportRefusedError(`${folder}: expected a picture for each section, found none`);
  return views;
}
