import type { RequestFacts } from './operationContext.ts';

/** Origin of a visit, from request headers. */
export interface Attribution {
  appType: 'ANDROID' | 'IOS' | null;
  advertisementId: string | null;
  advertisementData: Record<string, string> | null;
  affiliateCode: string | null;
  eventId: string | null;
}

/** Pattern of every stored value; email addresses don't match it [PV-04]. */
const wordPattern = /^[A-Za-z0-9._~-]{1,64}$/;
const idPattern = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const campaignPattern = /^utm_[a-z]{1,20}$/;
const longest = 1_000;
const mostWords = 10;

const word = (value: unknown): string | null =>
  typeof value === 'string' && wordPattern.test(value) ? value : null;

function readCampaign(header: string | undefined): Record<string, string> | null {
  if (header === undefined || header.length > longest) return null;
  const words = [...new URLSearchParams(header)]
    .filter(([name, value]) => campaignPattern.test(name) && wordPattern.test(value))
    .slice(0, mostWords);
  return words.length > 0 ? Object.fromEntries(words) : null;
}

function readSystemEvent(header: string | undefined): { affiliateCode?: unknown; eventId?: unknown } {
  if (header === undefined || header.length > longest) return {};
  try {
    const parsed: unknown = JSON.parse(Buffer.from(header, 'base64').toString('utf8'));
    return typeof parsed === 'object' && parsed !== null ? parsed : {};
  } catch {
    return {};
  }
}

/** Returns the affiliate of a purchase; none if the link was for another event [I7.26]. */
export function affiliateOf(
  request: Pick<RequestFacts, 'header'>,
  eventId: string,
): { affiliateCode?: string } {
  const { affiliateCode = null, eventId: led = null } = readAttribution(request) ?? {};
  return affiliateCode !== null && (led === null || led === eventId) ? { affiliateCode } : {};
}

/**
 * Reads the headers App-Type, Advertisement-Id, Advertisement-Data and System-Event. They are untrusted: malformed
 * values count as missing and never fail a request [I7.02, I7.26].
 * @returns undefined if every header is missing
 */
export function readAttribution({ header }: Pick<RequestFacts, 'header'>): Attribution | undefined {
  const app = header('app-type');
  const { affiliateCode, eventId } = readSystemEvent(header('system-event'));
  const attribution: Attribution = {
    appType: app === 'ANDROID' || app === 'IOS' ? app : null,
    advertisementId: word(header('advertisement-id')),
    advertisementData: readCampaign(header('advertisement-data')),
    affiliateCode: word(affiliateCode),
    eventId: typeof eventId === 'string' && idPattern.test(eventId) ? eventId : null,
  };
  const { eventId: _event, ...told } = attribution;
  return Object.values(told).some((value) => value !== null) ? attribution : undefined;
}
