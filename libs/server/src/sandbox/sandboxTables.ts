import type { ModuleTables } from '../platform/personal-data/moduleTables.ts';

const ofTheGateway = { leftOut: 'records of the sandbox gateway, which stands for another company' };

/** Tables of the sandbox. */
export const sandboxTables: ModuleTables = {
  captured_mail: { leftOut: 'mail of the sandbox, which its recipient has; a deployment has none' },
  'sandbox_gateway.card': ofTheGateway,
  'sandbox_gateway.card_token': ofTheGateway,
  'sandbox_gateway.challenge': ofTheGateway,
  'sandbox_gateway.charge': ofTheGateway,
  sandbox_openid_record: { leftOut: 'records of the sandbox provider, which stands for another company' },
};
