import type { Browser, BrowserContext, Request } from '@playwright/test';
import { noteSecret } from '../people/canaries.ts';
import type { SaidText } from './findCanaries.ts';

/**
 * Outgoing data that must not contain personal data: what pages send to analytics, and what accompanies every request
 * [PV-04].
 */
export interface OutgoingWords {
  /** Returns the data recorded since the last call. */
  take: () => Promise<SaidText[]>;
}

const bodiesOf = /^\/api\/(?:debug\/public\/errorReport|external\/system-events)$|^\/sandbox\/tags\//;
const headersOf = [
  'referer',
  'system-event',
  'advertisement-data',
  'advertisement-id',
  'app-type',
  'user-agent',
];
/** Calls that answer with a secret, and its field. */
const secretsOf = [
  [
    /^\/api\/auth\/(?:exchangeCode\/redeem|login|thirdPartyLogin|createAccount|confirm)/,
    'authToken',
    'session',
  ],
  [/^\/api\/auth\/public\/completePartialUserAccount$/, 'authToken', 'session'],
  [/^\/api\/auth\/exchangeCode$/, 'exchangeCode', 'exchange code'],
  [/^\/api\/purchase\//, 'purchaseToken', 'purchase token'],
  [/^\/api\/user\/activity\/entrySecret$/, 'secret', 'entry secret'],
] as const;

/** Removes ids from an address, so that a place has one name. */
const placeOf = ({ pathname }: URL): string => pathname.replace(/[0-9a-f]{8}-[0-9a-f-]{27}/g, '{id}');

/** Secrets in addresses: of mail links, for the page and its call; of an opened frame. */
const inAddress = [
  ['token', 'link token'],
  ['acceptanceCode', 'link token'],
  ['inviteCode', 'link token'],
  ['undoCode', 'link token'],
  ['exchangeCode', 'exchange code'],
] as const;
/** A call with an e-mail address in its URL, by the specification: over TLS, first party, and never logged [I7.15]. */
const askedFor = { path: '/api/auth/isEmailAddressAvailable', name: 'emailAddress' };

/** Returns the sent address without its allowed secrets. */
function addressSaid(url: URL): string {
  const rest = new URL(url);
  rest.hash = '';
  for (const [name] of inAddress) rest.searchParams.delete(name);
  if (rest.pathname === askedFor.path) rest.searchParams.delete(askedFor.name);
  return rest.href;
}

function noteRequest(request: Request, url: URL): void {
  const [, session] = /^Bearer (.+)$/.exec(request.headers()['authorization'] ?? '') ?? [];
  noteSecret('session', session);
  for (const [name, kind] of inAddress) noteSecret(kind, url.searchParams.get(name));
}

async function noteAnswer(request: Request): Promise<void> {
  const { pathname } = new URL(request.url());
  const known = secretsOf.filter(([pattern]) => pattern.test(pathname));
  if (known.length === 0) return;
  const response = await request.response();
  // The answers of an abandoned page cannot be read.
  const body = ((await response?.json().catch(() => undefined)) ?? {}) as Record<string, unknown>;
  for (const [, name, kind] of known) noteSecret(kind, body[name]);
}

function saidBy(request: Request): SaidText[] {
  const url = new URL(request.url());
  if (url.protocol === 'data:' || url.protocol === 'blob:') return [];
  noteRequest(request, url);
  const headers = request.headers();
  const where = `${request.method()} ${url.host.replace(/:\d+$/, '')}${placeOf(url)}`;
  const texts = headersOf.flatMap((name) => {
    const text = headers[name];
    return text === undefined ? [] : [{ place: `${name} of ${where}`, text }];
  });
  const event = Buffer.from(headers['system-event'] ?? '', 'base64').toString();
  const body = bodiesOf.test(url.pathname) ? (request.postData() ?? '') : '';
  return [
    { place: `address of ${where}`, text: addressSaid(url) },
    ...texts,
    { place: `system-event of ${where}, decoded`, text: event },
    { place: `body of ${where}`, text: body },
  ].filter(({ text }) => text !== '');
}

/** Records every context of a browser from now on. */
export function listenToBrowser(browser: Browser): OutgoingWords {
  let said: SaidText[] = [];
  let reading: Promise<void>[] = [];
  const listen = (context: BrowserContext): void => {
    context.on('request', (request) => void said.push(...saidBy(request)));
    // Not on its beginning: the answer to a page that was left in the meantime has no end to wait for.
    context.on('requestfinished', (request) => void reading.push(noteAnswer(request)));
    context.on('console', (message) => void said.push({ place: 'console', text: message.text() }));
    context.on(
      'weberror',
      (error) => void said.push({ place: 'error of a page', text: String(error.error().stack) }),
    );
  };
  browser.contexts().forEach(listen);
  browser.on('context', listen);
  return {
    take: async () => {
      await Promise.all(reading);
      const taken = said;
      [said, reading] = [[], []];
      return taken;
    },
  };
}
