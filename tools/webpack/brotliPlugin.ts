import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import webpack, { type Compiler, type WebpackPluginInstance } from 'webpack';

const name = 'BrotliPlugin';
const compress = promisify(brotliCompress);

/**
 * Puts a file beside every script, compressed as well as can be, which the server sends to whoever takes it: compressing
 * while somebody waits must be quick, and leaves a sixth more to carry. What has not changed is taken from the last build.
 */
export const brotliPlugin = (): WebpackPluginInstance => ({
  apply: (compiler: Compiler) =>
    compiler.hooks.thisCompilation.tap(name, (compilation) => {
      const cache = compilation.getCache(name);
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_TRANSFER;
      compilation.hooks.processAssets.tapPromise({ name, stage }, async (assets) => {
        const scripts = Object.entries(assets).filter(([file]) => file.endsWith('.js'));
        await Promise.all(
          scripts.map(async ([file, source]) => {
            const etag = cache.getLazyHashedEtag(source);
            const pack = async () => new webpack.sources.RawSource(await compress(source.buffer()));
            compilation.emitAsset(`${file}.br`, await cache.providePromise(file, etag, pack));
          }),
        );
      });
    }),
});
