import type { Platform } from '../../platform/platform.ts';
import type { MeansRow } from './paymentMeansRepository.ts';

/** Context that a gateway's token is sealed in: it opens for its own card alone. */
export const gatewayTokenContext = (paymentMethodId: string): string => `gatewayToken:${paymentMethodId}`;

/** Card to ask its gateway about: plain JSON that may be kept between transactions, the gateway's token sealed. */
export interface CardAtGateway {
  paymentMethodId: string;
  gatewayAccountId: string | null;
  gatewayToken: string;
}

export const cardAtGateway = ({
  paymentMethodId,
  gatewayAccountId,
  gatewayToken,
}: MeansRow): CardAtGateway => ({
  paymentMethodId,
  gatewayAccountId,
  gatewayToken: gatewayToken.toString('base64'),
});

/** Opens the gateway's token of a card. */
export const openGatewayToken = (
  { sealer }: Platform,
  { paymentMethodId, gatewayToken }: CardAtGateway,
): string => sealer.unseal(Buffer.from(gatewayToken, 'base64'), gatewayTokenContext(paymentMethodId));
