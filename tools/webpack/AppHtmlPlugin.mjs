import { readFileSync } from 'node:fs';
import path from 'node:path';
import webpack from 'webpack';
import { firstPaintTags } from './firstPaint.mjs';

const { sources } = webpack;

/** The slot of the template that scripts go into; the server fills `<!--foyer:head-->` and `%NONCE%` on every answer. */
const SCRIPT_SLOT = '<!--foyer:scripts-->';

/** Where our own site gets its ground before any script; a partner's site takes the partner's. */
const FIRST_PAINT_SLOT = '<!--foyer:first-paint-->';

const isCode = (file) => file.endsWith('.js');

/** Fonts are asked for beside the scripts, not by them. A font is always fetched anonymously, so its preload is too. */
const fontTags = (compilation) =>
  compilation
    .getAssets()
    .filter(({ name }) => name.endsWith('.woff2'))
    .map(({ name }) => `<link rel="preload" href="/${name}" as="font" type="font/woff2" crossorigin />`);

/** The lazy chunks by the file that was asked for with `import()`: a route is found by its page. */
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

/**
 * Writes `index.html` from the template, and `manifest.json`: what the entry loads, what each lazy part adds.
 * Both are written into the root of the output.
 */
export class AppHtmlPlugin {
  constructor({ template, root }) {
    this.template = template;
    this.root = root;
  }

  apply(compiler) {
    compiler.hooks.thisCompilation.tap('AppHtmlPlugin', (compilation) => {
      compilation.fileDependencies.add(this.template);
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tap({ name: 'AppHtmlPlugin', stage }, () => this.emit(compilation));
    });
  }

  emit(compilation) {
    const template = readFileSync(this.template, 'utf8');
    if (!template.includes(SCRIPT_SLOT)) throw new Error(`${this.template} has no ${SCRIPT_SLOT}`);
    const entry = compilation.entrypoints.get('main').getFiles().filter(isCode);
    const tags = entry.map((file) => `<script defer nonce="%NONCE%" src="/${file}"></script>`);
    const html = template
      .replace(SCRIPT_SLOT, [...fontTags(compilation), ...tags].join('\n    '))
      .replace(FIRST_PAINT_SLOT, firstPaintTags.join('\n    '));
    compilation.emitAsset('index.html', new sources.RawSource(html));
    const manifest = { entry, lazy: lazyFiles(compilation, this.root) };
    compilation.emitAsset('manifest.json', new sources.RawSource(`${JSON.stringify(manifest, null, 2)}\n`));
  }
}
