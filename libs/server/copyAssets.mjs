// What the compiler leaves behind: SQL, pages, data and the server's own texts, laid beside the compiled code.
import { cp, mkdir, readdir } from 'node:fs/promises';
import path from 'node:path';

const here = import.meta.dirname;
const source = path.join(here, 'src');
const target = path.join(here, 'dist');
const locales = path.resolve(here, '../../locales');

const isAsset = (file) => !/\.tsx?$/.test(file) && !file.split(path.sep).includes('testing');

for (const entry of await readdir(source, { recursive: true, withFileTypes: true })) {
  const file = path.relative(source, path.join(entry.parentPath, entry.name));
  if (entry.isFile() && isAsset(file)) await cp(path.join(source, file), path.join(target, file));
}
const folders = (await readdir(locales, { withFileTypes: true })).filter((entry) => entry.isDirectory());
for (const { name: locale } of folders) {
  await mkdir(path.join(target, 'locales', locale), { recursive: true });
  await cp(path.join(locales, locale, 'server.json'), path.join(target, 'locales', locale, 'server.json'));
}
