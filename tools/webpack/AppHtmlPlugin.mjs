import { readFileSync } from 'node:fs';
import path from 'node:path';
import webpack from 'webpack';
import { chooserFile, chooserTag } from './chooser.mjs';
import { versionTag } from './buildVersion.mjs';
import { firstPaintTags } from './firstPaint.mjs';

const { sources } = webpack;

/** Placeholder for font preloads; the server fills `<!--foyer:head-->`, `%NONCE%` and `%LEGACY%` in every answer. */
const FONT_SLOT = '<!--foyer:fonts-->';

/** Placeholder for the build chooser: below the elements that the scripts expect in the page. */
const BUILD_SLOT = '<!--foyer:builds-->';

/** Placeholder for the main site's background before any script; a partner's site gets the partner's. */
const FIRST_PAINT_SLOT = '<!--foyer:first-paint-->';

const isCode = (file) => file.endsWith('.js');

/** Returns the fonts of the entry, not those that only some sites choose. */
const fontsOf = (compilation) =>
  compilation.entrypoints
    .get('main')
    .chunks.flatMap((chunk) => [...chunk.auxiliaryFiles])
    .filter((name) => name.endsWith('.woff2'));

/** Preloads fonts in parallel to the scripts. Fonts are always fetched anonymously, so their preload is too. */
const fontTags = (compilation) =>
  fontsOf(compilation).map(
    (name) => `<link rel="preload" href="/${name}" as="font" type="font/woff2" crossorigin />`,
  );

/** Finds the address of a font by the name of its source. */
function fontAddress(compilation, source) {
  const font = fontsOf(compilation).find((name) => path.basename(name).startsWith(`${source}.`));
  if (!font) throw new Error(`webpack has no font ${source}`);
  return `/${font}`;
}

/** Returns the lazy chunks by the module requested with `import()`: a route is found by its page. */
function lazyFiles(compilation, root) {
  const found = {};
  for (const group of compilation.chunkGroups) {
    if (group.isInitial()) continue;
    for (const block of group.blocksIterable) {
      const module = block.dependencies.map((each) => compilation.moduleGraph.getModule(each)).find(Boolean);
      const resource = module?.rootModule?.resource ?? module?.resource;
      if (!resource) continue;
      const name = path.relative(root, resource).replaceAll('\\', '/');
      found[name] = [...new Set([...(found[name] ?? []), ...group.getFiles().filter(isCode)])];
    }
  }
  return found;
}

const entryOf = (compilation) => compilation.entrypoints.get('main').getFiles().filter(isCode);
const json = (value) => new sources.RawSource(`${JSON.stringify(value, null, 2)}\n`);

/** Calls back when all other assets are known. */
const whenReady = (compiler, name, emit) =>
  compiler.hooks.thisCompilation.tap(name, (compilation) => {
    const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT;
    compilation.hooks.processAssets.tap({ name, stage }, () => emit(compilation));
  });

/** Writes `manifest.json` to the output root: the files of the entry, and those that each lazy chunk adds. */
export class ManifestPlugin {
  constructor({ root }) {
    this.root = root;
  }

  apply(compiler) {
    whenReady(compiler, 'ManifestPlugin', (compilation) =>
      compilation.emitAsset(
        'manifest.json',
        json({ entry: entryOf(compilation), lazy: lazyFiles(compilation, this.root) }),
      ),
    );
  }
}

/** Writes `index.html` from the template to the output root. */
export class AppHtmlPlugin {
  constructor({ template }) {
    this.template = template;
  }

  apply(compiler) {
    compiler.hooks.thisCompilation.tap('AppHtmlPlugin', (compilation) =>
      [this.template, chooserFile].forEach((file) => compilation.fileDependencies.add(file)),
    );
    whenReady(compiler, 'AppHtmlPlugin', (compilation) => this.emit(compilation));
  }

  emit(compilation) {
    const template = readFileSync(this.template, 'utf8');
    for (const slot of [FONT_SLOT, BUILD_SLOT])
      if (!template.includes(slot)) throw new Error(`${this.template} has no ${slot}`);
    const html = template
      .replace(FONT_SLOT, fontTags(compilation).join('\n    '))
      .replace(BUILD_SLOT, () => chooserTag(entryOf(compilation)))
      .replace(FIRST_PAINT_SLOT, () =>
        firstPaintTags((name) => fontAddress(compilation, name)).join('\n    '),
      )
      .replace('</head>', () => `  ${versionTag(compilation.compiler.context)}\n  </head>`);
    compilation.emitAsset('index.html', new sources.RawSource(html));
  }
}
