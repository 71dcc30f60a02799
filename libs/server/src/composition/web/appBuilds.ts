import path from 'node:path';

/** URLs of both builds of an app, in execution order. */
export interface AppBuilds {
  modern: string[];
  /** Build for old browsers; empty until it exists. */
  legacy: string[];
  /** Returns the additional files of a lazily loaded part of the modern build, by the name of its source. */
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
 * Reads the manifests of an app's modern build (beside its `index.html`) and of its build for old browsers, which is in
 * `legacy/` and may be made later.
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
