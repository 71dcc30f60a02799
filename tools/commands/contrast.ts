import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { encodeCustomTheme, mendTheme, type MendedTheme } from '@foyer/ui-kit/contrast';
import { describeTheme } from '../contrast/describeTheme.ts';
import { readThemeFile, writeThemeFile } from '../contrast/readThemeFile.ts';

// npm run contrast -- theme.json [--write]
const files = process.argv.slice(2).filter((word) => !word.startsWith('--'));
const isWriting = process.argv.includes('--write');
const [file] = files;
if (file === undefined || files.length > 1 || !existsSync(file)) {
  if (file !== undefined && files.length === 1) console.error(`There is no file ${file}.`);
  console.error('npm run contrast -- theme.json [--write]');
  process.exit(1);
}

const text = readFileSync(file, 'utf8');
const looked: [string, MendedTheme][] = Object.entries(readThemeFile(text)).map(([tone, theme]) => [
  tone,
  mendTheme(theme),
]);
for (const [tone, result] of looked) console.log(describeTheme(tone, result));

const isAccepted = looked.every(([, { accepted }]) => accepted);
const isMended = looked.every(([, { remaining }]) => remaining.length === 0);
const shifted = writeThemeFile(text, Object.fromEntries(looked.map(([tone, { theme }]) => [tone, theme])));
if (!isAccepted && isMended && isWriting) {
  writeFileSync(file, shifted);
  console.log(`\n${file} now has the shifted colours.`);
} else if (!isAccepted && isMended) {
  console.log(`\nWith shifted colours (--write saves them to the file):\n\n${shifted}`);
}
if (isMended) {
  for (const [tone, { theme }] of looked) console.log(`${tone}, encoded: ${encodeCustomTheme(theme)}`);
}
process.exitCode = isAccepted || (isMended && isWriting) ? 0 : 1;
