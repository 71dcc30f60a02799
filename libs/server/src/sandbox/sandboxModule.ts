import type { ServerModule } from '../platform/module/serverModule.ts';
import { registerHostedFields } from './payment/hostedFieldsRoutes.ts';
import { sandboxOpenIdPlugin } from './sign-in/openIdRoutes.ts';

/** Stand-ins for outside services that have pages of their own. */
export const sandboxModule = {
  plugins: [registerHostedFields, sandboxOpenIdPlugin],
} satisfies ServerModule;
