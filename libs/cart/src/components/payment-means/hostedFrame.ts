/** Message from a page of the payment gateway to its parent; all messages carry `version: 1`. */
export type HostedMessage =
  | { type: 'foyer.card.ready' }
  | { type: 'foyer.card.resize'; height: number }
  | { type: 'foyer.card'; cardToken: string }
  | { type: 'foyer.card.invalid'; fields: string[] }
  | { type: 'foyer.card.failed' }
  | { type: 'foyer.card.verification'; verificationToken: string };

/** Maximum accepted height in pixels; greater values are errors that would push the page out of view. */
const maximumHeight = 1_200;

const text = (value: unknown): value is string => typeof value === 'string' && value !== '';

/** Parses a message; `undefined` unless it matches exactly. */
export function readHostedMessage(data: unknown): HostedMessage | undefined {
  if (typeof data !== 'object' || data === null) return undefined;
  const message = data as Record<string, unknown>;
  if (message['version'] !== 1) return undefined;
  switch (message['type']) {
    case 'foyer.card.ready':
    case 'foyer.card.failed':
      return { type: message['type'] };
    case 'foyer.card.resize': {
      const height = message['height'];
      const isHeight = typeof height === 'number' && Number.isFinite(height) && height > 0;
      return isHeight ? { type: 'foyer.card.resize', height: Math.min(height, maximumHeight) } : undefined;
    }
    case 'foyer.card':
      return text(message['cardToken']) ? { type: 'foyer.card', cardToken: message['cardToken'] } : undefined;
    case 'foyer.card.invalid': {
      const fields = message['fields'];
      return Array.isArray(fields) ? { type: 'foyer.card.invalid', fields: fields.filter(text) } : undefined;
    }
    case 'foyer.card.verification': {
      const token = message['verificationToken'];
      return text(token) ? { type: 'foyer.card.verification', verificationToken: token } : undefined;
    }
    default:
      return undefined;
  }
}

/** Accepts messages only from the frame's own window and its exact origin. */
export const isFromFrame = (event: MessageEvent, origin: string, frame: Window | null | undefined): boolean =>
  event.origin === origin && frame !== null && frame !== undefined && event.source === frame;

/**
 * Builds the address of a hosted page for a parent origin and a locale; `null` unless it is http(s).
 * @param country ISO 3166-1 alpha-2 code of the buyer; the page labels the postal code by it
 */
export function hostedAddress(
  url: string,
  parentOrigin: string,
  locale: string,
  country?: string,
): URL | null {
  if (!URL.canParse(url)) return null;
  const address = new URL(url);
  if (address.protocol !== 'https:' && address.protocol !== 'http:') return null;
  address.searchParams.set('origin', parentOrigin);
  address.searchParams.set('locale', locale);
  if (country) address.searchParams.set('country', country);
  return address;
}
