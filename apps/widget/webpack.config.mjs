import { createAppConfig } from '../../tools/webpack/createAppConfig.mjs';

export default createAppConfig({
  dir: import.meta.dirname,
  name: 'widget',
  loaders: { 'embed.v1': './src/embed.v1.ts' },
});
