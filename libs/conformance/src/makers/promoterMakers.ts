import type { Gateway, TestPayment } from '@foyer/contract';
import type { Owner } from '../world/owner.ts';
import { attendeeMakers } from './promoter/attendeeMakers.ts';
import { inviteMakers } from './promoter/inviteMakers.ts';
import { settlementMakers } from './promoter/settlementMakers.ts';
import { transactionMakers } from './promoter/transactionMakers.ts';
import { newAddress } from './shared/accounts.ts';
import { free, plain, shown, type DomainMakers } from './shared/nounMakers.ts';
import { newCardToken } from './shared/purchase.ts';
import { organiserId, saleEvent, saleOfferGroup } from './shared/saleFields.ts';
import { engagementOfferOf, promoterLinkOf } from './shared/saleLinks.ts';

/** Returns the id of the organisation, and the token of one of its owners. */
const organisationOf = (owner: Owner): Promise<{ clientId: string; token: string }> =>
  owner.once('organisation', async () => {
    const clientId = (await organiserId.make?.(owner)) as string;
    const { token } = await owner.world.make('member', { sale: owner.sale, right: 'owner' });
    return { clientId, token };
  });

/** Returns an account that the organisation added. */
const gatewayOf = (owner: Owner): Promise<Gateway> =>
  owner.once('gateway', async () => {
    const { clientId, token } = await organisationOf(owner);
    const credentials = await owner.world.make('gatewayCredentials');
    const body = { clientId, name: 'Conformance', credentials };
    return owner.client.call('createGateway', { token, body });
  });

/** Returns a payment of one dollar. */
const testPaymentOf = (owner: Owner): Promise<TestPayment> =>
  owner.once('testPayment', async () => {
    const { clientId, token } = await organisationOf(owner);
    const { gatewayAccountId } = await gatewayOf(owner);
    const body = { clientId, gatewayAccountId, cardToken: await newCardToken(owner) };
    return owner.client.call('purchaseOneDollar', { token, body });
  });

export const promoterMakers: DomainMakers<'promoter'> = {
  attendee: attendeeMakers,
  /** The fees are new ones, in the draft: a live fee would change the prices of the shared sale. */
  fee: {
    fields: {
      eventId: saleEvent,
      code: plain(() => undefined),
      state: plain(() => 'draft'),
      resalePrice: plain(() => undefined),
      discountCode: free(({ world, sale }) => world.make('promoCode', { sale })),
    },
  },
  gateway: {
    fields: {
      clientId: organiserId,
      credentials: plain(({ world }) => world.make('gatewayCredentials')),
      webhookSecret: free(async ({ world }) => (await world.make('gatewayCredentials')).webhookSecret),
      gatewayAccountId: shown(async (owner) => (await gatewayOf(owner)).gatewayAccountId),
      cardToken: free(newCardToken),
      testPaymentId: shown(async (owner) => (await testPaymentOf(owner)).testPaymentId),
    },
  },
  'hand-over': {
    fields: {
      eventId: saleEvent,
      offerGroupId: saleOfferGroup,
      quantity: plain(() => 1),
      emailAddress: plain(newAddress),
      ages: plain(() => undefined),
      seatCodes: plain(() => undefined),
      assignmentString: free(engagementOfferOf),
    },
    answers: {
      // Masked.
      validateEngagementOffer: ['state', 'emailAddress'],
    },
  },
  invite: inviteMakers,
  organisation: {},
  inventory: {
    fields: { eventId: saleEvent, offerGroupId: saleOfferGroup, quantity: plain(() => 2) },
  },
  /** The platform's account takes the money, as in the shared sale, by the payment types that it has. */
  'payment-config': {
    fields: {
      clientId: organiserId,
      eventId: saleEvent,
      paymentTypes: plain(() => ['CreditCard', 'Klarna']),
      gatewayAccountId: plain(() => undefined),
    },
  },
  /** The shared sale keeps the performers that it has: none. */
  performer: { fields: { eventId: saleEvent, performerId: free(), performers: plain(() => []) } },
  /** The rules stay as open as they are: others sell in the shared sale. */
  resale: {
    fields: {
      eventId: saleEvent,
      isAllowed: plain(() => true),
      opensAt: plain(() => undefined),
      closesAt: plain(() => undefined),
      capBasisPoints: plain(() => undefined),
      blockedOfferGroupIds: plain(() => []),
    },
  },
  'sale-link': {
    fields: { assignmentString: free(promoterLinkOf) },
    answers: {
      // Masked, and of who gives.
      validatePromoterAssignment: ['state', 'emailAddress'],
      validatePromoterAssignmentV1: ['state', 'emailAddress'],
    },
  },
  settlement: settlementMakers,
  sponsor: { fields: { eventId: saleEvent } },
  transaction: transactionMakers,
};
