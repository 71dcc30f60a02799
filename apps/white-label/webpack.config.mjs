import { createAppConfig } from '../../tools/webpack/createAppConfig.mjs';

export default createAppConfig({ dir: import.meta.dirname, name: 'white-label' });
