import path from 'node:path';

/** The files of both builds of an app, as addresses, in the order in which they run. */
export interface AppBuilds {
  modern: string[];
  /** Empty until that build is made. */
  legacy: string[];
}

type ReadFile = (file: string) => Promise<string | undefined>;

async function entryOf(file: string, prefix: string, read: ReadFile): Promise<string[]> {
  const text = await read(file);
  if (text === undefined) return [];
  return (JSON.parse(text) as { entry: string[] }).entry.map((each) => `${prefix}${each}`);
}

/**
 * What the manifests beside an app's `index.html` say: of the modern build, and of that for browsers of the floor, which
 * lies in `legacy/` and may come later.
 */
export async function readAppBuilds(root: string, read: ReadFile): Promise<AppBuilds> {
  const [modern, legacy] = await Promise.all([
    entryOf(path.join(root, 'manifest.json'), '/', read),
    entryOf(path.join(root, 'legacy/manifest.json'), '/legacy/', read),
  ]);
  return { modern, legacy };
}
