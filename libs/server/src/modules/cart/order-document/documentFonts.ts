import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { create, type Font } from 'fontkit';

/** Part of a text that one font has all signs of. */
interface TextRun {
  font: string;
  text: string;
}

interface PrintedText {
  runs: TextRun[];
  /** False if a letter or digit is in none of the fonts, so that the text reads as another one. */
  isWhole: boolean;
}

export type FontWeight = 'regular' | 'strong';

/**
 * Fonts of documents: that of the apps, and another for alphabets that it lacks. All are embedded and open.
 */
export interface DocumentFonts {
  files: readonly { name: string; data: Buffer }[];
  split: (text: string, weight: FontWeight) => PrintedText;
}

const require = createRequire(import.meta.url);
/** In the order of preference. Browsers' subsets: each file has the signs of its name alone. */
const files = [
  require.resolve('@fontsource/instrument-sans/files/instrument-sans-latin-400-normal.woff'),
  require.resolve('@fontsource/instrument-sans/files/instrument-sans-latin-ext-400-normal.woff'),
  require.resolve('@fontsource/noto-sans/files/noto-sans-vietnamese-400-normal.woff'),
  require.resolve('@fontsource/noto-sans/files/noto-sans-greek-400-normal.woff'),
  require.resolve('@fontsource/noto-sans/files/noto-sans-cyrillic-400-normal.woff'),
  require.resolve('@fontsource/noto-sans/files/noto-sans-cyrillic-ext-400-normal.woff'),
];
const fileOf = (file: string, weight: FontWeight): string =>
  weight === 'strong' ? file.replace('-400-', '-600-') : file;

const readable = /[\p{L}\p{N}]/u;
/** Spaces that fonts lack; French and money are full of them. */
const narrowSpaces = /[\u2007\u2009\u202f]/g;

interface LoadedFont {
  name: string;
  data: Buffer;
  font: Font;
}

async function loadFont(file: string, weight: FontWeight): Promise<LoadedFont> {
  const data = await readFile(fileOf(file, weight));
  return { name: path.basename(fileOf(file, weight)), data, font: create(data) as Font };
}

function splitRuns(text: string, fonts: readonly LoadedFont[]): PrintedText {
  const runs: TextRun[] = [];
  let isWhole = true;
  for (const sign of text.normalize('NFC').replace(narrowSpaces, '\u00a0')) {
    const has = fonts.find(({ font }) => font.hasGlyphForCodePoint(sign.codePointAt(0)!));
    const last = runs.at(-1);
    if (!has) isWhole &&= !readable.test(sign);
    else if (last?.font === has.name) last.text += sign;
    else runs.push({ font: has.name, text: sign });
  }
  return { runs, isWhole };
}

async function loadFonts(): Promise<DocumentFonts> {
  const load = (weight: FontWeight) => Promise.all(files.map((file) => loadFont(file, weight)));
  const [regular, strong] = await Promise.all([load('regular'), load('strong')]);
  const fonts = { regular, strong };
  return {
    files: [...regular, ...strong],
    split: (text, weight) => splitRuns(text, fonts[weight]),
  };
}

let loading: Promise<DocumentFonts> | undefined;

/** Loads the fonts once per process. */
export const documentFonts = (): Promise<DocumentFonts> => (loading ??= loadFonts());
