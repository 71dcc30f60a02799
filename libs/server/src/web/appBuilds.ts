import path from 'node:path';

/** The files of both builds of an app, as addresses, in the order in which they run. */
export interface AppBuilds {
  modern: string[];
  /** Empty until that build is made. */
  legacy: string[];
  /** Of the modern build, what a part adds that is loaded when it is wanted; by the name of its source. */
  filesOf: (part: string) => string[];
}

type ReadFile = (file: string) => Promise<string | undefined>;
interface Manifest {
  entry: string[];
  lazy?: Record<string, string[]>;
}

async function readManifest(file: string, read: ReadFile): Promise<Manifest> {
  const text = await read(file);
  return text === undefined ? { entry: [] } : (JSON.parse(text) as Manifest);
}

/**
 * What the manifests beside an app's `index.html` say: of the modern build, and of that for browsers of the floor, which
 * lies in `legacy/` and may come later.
 */
export async function readAppBuilds(root: string, read: ReadFile): Promise<AppBuilds> {
  const [modern, legacy] = await Promise.all([
    readManifest(path.join(root, 'manifest.json'), read),
    readManifest(path.join(root, 'legacy/manifest.json'), read),
  ]);
  return {
    modern: modern.entry.map((each) => `/${each}`),
    legacy: legacy.entry.map((each) => `/legacy/${each}`),
    filesOf: (part) => (modern.lazy?.[part] ?? []).map((each) => `/${each}`),
  };
}
