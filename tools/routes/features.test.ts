import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { frameNamespaces } from '../../libs/shell/src/messages/namespaces.ts';
import { readAppFeatures, readFeatures, type Features } from './readAppRoutes.ts';

const root = path.resolve(import.meta.dirname, '../..');
const apps = ['consumer', 'white-label', 'widget'];
/** Of the widget alone. */
const ofFrames = ['framedEventFeature'];

let features: Features;
beforeAll(async () => {
  features = await readFeatures();
});

describe('the manifests of the feature libraries [I1.07]', () => {
  it('are one per feature library, or more', () => {
    const libraries = globSync('libs/*/package.json', { cwd: root })
      .filter((file) => readFileSync(path.join(root, file), 'utf8').includes('"type:feature"'))
      .map((file) => path.dirname(file));
    const withManifest = globSync('libs/*/src/feature.ts', { cwd: root }).map(
      (file) => file.split('/src/')[0],
    );
    expect(withManifest.sort()).toEqual(libraries.sort());
  });

  it('are all on the main site and on a partner’s, but for those of frames', () => {
    const ofSites = Object.keys(features).filter((name) => !ofFrames.includes(name));
    for (const app of ['consumer', 'white-label'])
      expect(readAppFeatures(app).sort()).toEqual(ofSites.sort());
  });

  it.each(apps)('are listed once by %s, and exist', (app) => {
    const listed = readAppFeatures(app);
    expect(new Set(listed).size).toBe(listed.length);
    expect(listed.filter((name) => !(name in features))).toEqual([]);
  });

  it('have every namespace of the browser once, besides those of the frame', () => {
    const inFeatures = Object.values(features).flatMap((feature) => feature.namespaces);
    const files = globSync('*.json', { cwd: path.join(root, 'locales/en-US') });
    const ofBrowser = files.map((file) => path.basename(file, '.json')).filter((name) => name !== 'server');
    expect([...frameNamespaces, ...inFeatures].sort()).toEqual(ofBrowser.sort());
  });
});
