import type { ExternalPayment } from '@foyer/contract';

/** Payment that continues on a provider's page, kept in the history entry of the page that the buyer leaves. */
export interface Departure extends ExternalPayment {
  eventId: string;
  /** Set once the buyer has been sent; on the way back they choose. */
  wasSent?: boolean;
}

const isText = (value: unknown): value is string => typeof value === 'string';

/** Reads the state of a history entry; `undefined` for a typed address or an unknown form. */
export function readDeparture(state: unknown): Departure | undefined {
  if (typeof state !== 'object' || state === null) return undefined;
  const { eventId, redirectUrl, signedExternalPaymentKey, wasSent } = state as Record<string, unknown>;
  if (!isText(eventId) || !isText(redirectUrl) || !isText(signedExternalPaymentKey)) return undefined;
  if (!/^https?:/i.test(redirectUrl)) return undefined;
  return { eventId, redirectUrl, signedExternalPaymentKey, wasSent: wasSent === true };
}
