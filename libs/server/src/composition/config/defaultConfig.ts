import { platformDefaults, type ServerConfig } from '../../platform/config/serverConfig.ts';
import { defaultIdentity } from '../../modules/identity/settings/identitySettings.ts';
import { shellDefaults } from '../../modules/shell/shellSettings.ts';
import { defaultStageMedia } from '../../modules/streaming/stage-media/stageMediaSettings.ts';
import { defaultSale } from '../../sale/settings/saleSettings.ts';
// The compiler drops imports of values from declarations; these keep the merged sections in those of the package.
/* eslint-disable no-duplicate-imports -- type-only imports above are erased; side-effect imports keep the merged interfaces */
import '../../modules/identity/settings/identitySettings.ts';
import '../../modules/shell/shellSettings.ts';
import '../../modules/streaming/stage-media/stageMediaSettings.ts';
import '../../sale/settings/saleSettings.ts';
/* eslint-enable no-duplicate-imports */

/** Default values of every setting except those specific to a deployment: environment and sealing key. */
export const defaultConfig: Omit<ServerConfig, 'environment' | 'isSandbox' | 'sealingKey'> = {
  ...platformDefaults,
  ...shellDefaults,
  identity: defaultIdentity,
  sale: defaultSale,
  stageMedia: defaultStageMedia,
};
