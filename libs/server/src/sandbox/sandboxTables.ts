import type { ModuleTables } from '../platform/personal-data/moduleTables.ts';

const ofTheGateway = { leftOut: 'records of the sandbox gateway, which stands for another company' };

/** Tables of the sandbox. */
export const sandboxTables: ModuleTables = {
  capturedMail: {
    leftOut: 'mail of the sandbox, which its recipient has; a deployment has none',
    personal: {
      recipient: ['emailAddress'],
      subject: ['firstName', 'lastName'],
      textBody: ['emailAddress', 'firstName', 'lastName'],
      htmlBody: ['emailAddress', 'firstName', 'lastName'],
    },
  },
  'sandboxGateway.card': {
    ...ofTheGateway,
    personal: { nameOnCard: ['nameOnCard'], postalCode: ['postalCode', 'cardPostalCode'] },
  },
  'sandboxGateway.cardToken': {
    ...ofTheGateway,
    personal: { nameOnCard: ['nameOnCard'], postalCode: ['cardPostalCode'] },
  },
  'sandboxGateway.challenge': ofTheGateway,
  'sandboxGateway.charge': ofTheGateway,
  'sandboxGateway.event': ofTheGateway,
  'sandboxGateway.payout': ofTheGateway,
  'sandboxGateway.refund': ofTheGateway,
  sandboxOpenidRecord: { leftOut: 'records of the sandbox provider, which stands for another company' },
};
