import { plain, type NounMakers } from '../shared/nounMakers.ts';
import { organiserId, saleEvent } from '../shared/saleFields.ts';

/** The platform's account takes the money, as in the shared sale, by the payment types that it has. */
export const paymentConfigMakers: NounMakers = {
  fields: {
    clientId: organiserId,
    eventId: saleEvent,
    paymentTypes: plain(() => ['CreditCard', 'Klarna']),
    gatewayAccountId: plain(() => undefined),
  },
};
