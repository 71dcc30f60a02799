import { readFileSync } from 'node:fs';
import { localeTags } from '../locales/readLocales.ts';
import { inWorkspace } from '../workspace/workspacePaths.ts';
import {
  distOf,
  filesOfBudget,
  gzipBytes,
  gzipFile,
  readManifest,
  sum,
  type AppManifest,
} from './builtFiles.ts';
import type { Measurement } from './measurement.ts';
import { limitOf, type PageBudget } from './readBudgets.ts';

const fontPattern = /<link rel="preload" href="\/([^"]+\.woff2)"/g;

/**
 * Lists the files that a browser requests before a page is usable, without the document: fonts, scripts, and the texts
 * of one locale.
 * @param html the built document
 */
export function filesOfPage(budget: PageBudget, manifest: AppManifest, html: string, locale: string) {
  const texts = budget.namespaces.map((namespace) => `locales/${locale}/${namespace}.json`);
  const lazy = [...budget.lazy, ...texts];
  const { files, missing } = filesOfBudget({ ...budget, entry: true, lazy }, manifest);
  return { files: [...[...html.matchAll(fontPattern)].map(([, font]) => font!), ...files], missing };
}

/** Fonts are compressed already. */
const bytesOf = (file: string): number =>
  file.endsWith('.woff2') ? readFileSync(inWorkspace(file)).length : gzipFile(file);

/** Measures requests and bytes of a page, in the locale with the most; its first data are inlined in the document. */
export function measurePage(budget: PageBudget): Measurement[] {
  const { name, app, limitRequests, goalBytes } = budget;
  const requests: Measurement = { name: `${name}: requests`, unit: 'requests', limit: limitRequests };
  const bytes: Measurement = {
    name: `${name}: in all`,
    unit: 'bytes gzip',
    limit: limitOf(budget),
    goal: goalBytes,
  };
  const manifest = readManifest(app);
  const fail = (problem: string) => [requests, bytes].map((each) => ({ ...each, problem }));
  if (!manifest) return fail(`${app} is not built`);
  const html = readFileSync(inWorkspace(distOf(app), 'index.html'), 'utf8');
  const found = localeTags.map((locale) => filesOfPage(budget, manifest, html, locale));
  const missing = [...new Set(found.flatMap((each) => each.missing))];
  if (missing.length > 0) return fail(`nothing loads ${missing.join(', ')}`);
  const sizes = found.map(
    ({ files }) => gzipBytes(html) + sum(files.map((file) => bytesOf(`${distOf(app)}/${file}`))),
  );
  return [
    { ...requests, amount: 1 + Math.max(...found.map(({ files }) => files.length)) },
    { ...bytes, amount: Math.max(...sizes) },
  ];
}
