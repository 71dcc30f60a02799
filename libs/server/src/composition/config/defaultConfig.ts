import { platformDefaults, type ServerConfig } from '../../platform/config/serverConfig.ts';
import { defaultIdentity } from '../../modules/identity/settings/identitySettings.ts';
import { shellDefaults } from '../../modules/shell/shellSettings.ts';
import { defaultSale } from '../../sale/settings/saleSettings.ts';

/** Default values of every setting except those specific to a deployment: environment and sealing key. */
export const defaultConfig: Omit<ServerConfig, 'environment' | 'isSandbox' | 'sealingKey'> = {
  ...platformDefaults,
  ...shellDefaults,
  identity: defaultIdentity,
  sale: defaultSale,
};
