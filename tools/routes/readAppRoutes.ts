import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { AddressName, PageRoute } from '../../libs/contract/src/index.ts';

const root = path.resolve(import.meta.dirname, '../..');

export type RouteTable = Record<string, readonly PageRoute<unknown>[]>;

/** Reads the route tables that the features export, by the name under which an app composes them: `siteRoutes`. */
export async function readFeatureTables(): Promise<RouteTable> {
  const tables: RouteTable = {};
  for (const lib of readdirSync(path.join(root, 'libs'))) {
    const file = path.join(root, 'libs', lib, 'src/routes.ts');
    if (existsSync(file)) Object.assign(tables, await import(pathToFileURL(file).href));
  }
  return tables;
}

/** Reads the pages of an app: the tables that its `main.tsx` spreads into its routes. */
export function readAppRoutes(app: string, tables: RouteTable): readonly PageRoute<unknown>[] {
  const source = readFileSync(path.join(root, 'apps', app, 'src/main.tsx'), 'utf8');
  const [, composed = ''] = /routes: \[([^\]]*)\]/.exec(source) ?? [];
  const names = [...composed.matchAll(/\.\.\.(\w+)/g)].map(([, name]) => name!);
  if (names.length === 0) throw new Error(`apps/${app}/src/main.tsx composes no routes`);
  return names.flatMap((name) => tables[name] ?? []);
}

/** Returns the specification's name of an address pattern, without parameters that it leaves to the page. */
export const addressOf = (pattern: string, patterns: Record<AddressName, string>): AddressName | undefined =>
  (Object.keys(patterns) as AddressName[]).find((name) => patterns[name] === pattern);
