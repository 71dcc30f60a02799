import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { AddressName, PageRoute } from '../../libs/contract/src/index.ts';

const root = path.resolve(import.meta.dirname, '../..');

/** Manifests of the feature libraries, by export name: `siteFeature`. */
export type Features = Record<
  string,
  { readonly routes: readonly PageRoute<unknown>[]; readonly namespaces: readonly string[] }
>;

/** Reads the manifests of the feature libraries, by the names under which an app composes them. */
export async function readFeatures(): Promise<Features> {
  const features: Features = {};
  for (const lib of readdirSync(path.join(root, 'libs'))) {
    const file = path.join(root, 'libs', lib, 'src/feature.ts');
    if (existsSync(file)) Object.assign(features, await import(pathToFileURL(file).href));
  }
  return features;
}

/** Reads the names of the features that an app's `main.tsx` lists. */
export function readAppFeatures(app: string): string[] {
  const source = readFileSync(path.join(root, 'apps', app, 'src/main.tsx'), 'utf8');
  const [, composed = ''] = /features: \[([^\]]*)\]/.exec(source) ?? [];
  const names = [...composed.matchAll(/\w+/g)].map(([name]) => name);
  if (names.length === 0) throw new Error(`apps/${app}/src/main.tsx lists no features`);
  return names;
}

/** Returns the pages of an app, which are those of its features. */
export const readAppRoutes = (app: string, features: Features): readonly PageRoute<unknown>[] =>
  readAppFeatures(app).flatMap((name) => features[name]?.routes ?? []);

/** Returns the specification's name of an address pattern, without parameters that it leaves to the page. */
export const addressOf = (pattern: string, patterns: Record<AddressName, string>): AddressName | undefined =>
  (Object.keys(patterns) as AddressName[]).find((name) => patterns[name] === pattern);
