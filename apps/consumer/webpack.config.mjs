import { createAppConfig } from '../../tools/webpack/createAppConfig.mjs';

export default createAppConfig({
  dir: import.meta.dirname,
  name: 'consumer',
  loaders: { 'service-worker': '../../libs/shell/src/service-worker/serviceWorker.ts' },
});
