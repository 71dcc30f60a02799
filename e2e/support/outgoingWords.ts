import type { Browser, BrowserContext, Request, Response } from '@playwright/test';
import { noteSecret } from './canaries.ts';
import type { SaidText } from './findCanaries.ts';

/** Where nobody's words belong: what pages tell those who watch, and what goes along with every request [PV-04]. */
export interface OutgoingWords {
  /** What was said since this was asked the last time. */
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
/** Calls that answer a secret, by what they call it. */
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

/** An address without ids, so that one place has one name. */
const placeOf = ({ pathname }: URL): string => pathname.replace(/[0-9a-f]{8}-[0-9a-f-]{27}/g, '{id}');

/** Secrets of addresses: of a link in a mail, for the page behind it and the call that it makes; of a frame that is opened. */
const inAddress = [
  ['token', 'link token'],
  ['exchangeCode', 'exchange code'],
] as const;
/** A call that has somebody's address in its own, by the specification: over TLS, to ourselves, and in no log [I7.15]. */
const askedFor = { path: '/api/auth/isEmailAddressAvailable', name: 'emailAddress' };

/** The address as it is sent, without what belongs there. */
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

async function noteAnswer(response: Response): Promise<void> {
  const { pathname } = new URL(response.url());
  const known = secretsOf.filter(([pattern]) => pattern.test(pathname));
  if (known.length === 0) return;
  // A page that is left takes its answers along.
  const body = (await response.json().catch(() => ({}))) as Record<string, unknown>;
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

/** Listens to every context of a browser, whoever opens it, from now on. */
export function listenToBrowser(browser: Browser): OutgoingWords {
  let said: SaidText[] = [];
  let reading: Promise<void>[] = [];
  const listen = (context: BrowserContext): void => {
    context.on('request', (request) => void said.push(...saidBy(request)));
    context.on('response', (response) => void reading.push(noteAnswer(response)));
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
