import { createPaths, type Locale, type Order, type OrderDocument } from '@foyer/contract';
import { createAttemptLimiter, type AttemptLimiter } from '../../../platform/attempts/attemptLimiter.ts';
import { readDatabaseTime } from '../../../platform/database/databaseClock.ts';
import { siteOrigin } from '../../../platform/hosts/siteOrigin.ts';
import type { Site } from '../../../platform/hosts/sites.ts';
import { productAddressOf } from '../../../platform/hosts/siteWords.ts';
import { found } from '../../../platform/http/answers/failure.ts';
import { demand } from '../../../platform/http/access/permission.ts';
import type { Platform } from '../../../platform/platform.ts';
import { stateKey } from '../../../platform/serverState.ts';
import type { ServerTexts } from '../../../platform/texts/serverTexts.ts';
import { listCreditedCharges, listCreditNotes } from '../../../sale/order/creditNoteRepository.ts';
import { presentOrder } from '../../../sale/order/orderPresenter.ts';
import { findOrder } from '../../../sale/order/orderRepository.ts';
import { isPrinted, mayPrint } from '../../../sale/token/tokenPolicy.ts';
import { tokensOfOrder } from '../../../sale/token/tokenRepository.ts';
import { documentPages } from './documentPage.ts';
import { findAttendees, findBuyer, findOrganiser, type PersonName } from './documentRepository.ts';
import type { PaperSize } from './drawDocument.ts';
import { creditNotePage } from './creditNotePage.ts';
import { invoicePage, type InvoicePage } from './invoicePage.ts';

const limits = { orderDocumentPerAccount: { points: 30, windowSeconds: 60 * 60 } };
const limiterKey = stateKey<AttemptLimiter<keyof typeof limits>>('order document limits');
const limiterOf = ({ database, state }: Platform): AttemptLimiter<keyof typeof limits> =>
  state.of(limiterKey, () => createAttemptLimiter(database.pool, limits));

/** Countries that print on Letter; all others have A4. */
const onLetter = ['US', 'CA', 'MX', 'PR', 'CL', 'CO', 'CR', 'DO', 'GT', 'PA', 'PH', 'SV', 'VE'];

const nameOf = ({ firstName, lastName }: PersonName): string =>
  [firstName, lastName].filter(Boolean).join(' ');

/** Words the tax invoice of an order and its credit notes; none if its buyer asked for no invoice. */
async function invoicesOf(
  { database, config }: Platform,
  order: Order,
  texts: ServerTexts,
  locale: Locale,
): Promise<InvoicePage[]> {
  const { invoiceTo, eventId } = order;
  if (!invoiceTo) return [];
  const organiser = await findOrganiser(database.query, eventId);
  const issuer = config.invoiceIssuer ?? config.mail.postalAddress ?? texts.site;
  const parts = { order: { ...order, invoiceTo }, organiser, issuer, texts, locale };
  const notes = await listCreditNotes(database.query, order);
  const charges = await listCreditedCharges(database.query, order);
  return [
    invoicePage(parts),
    ...notes.map((note) => {
      const own = charges.filter(({ refundId }) => refundId === note.refundId);
      return creditNotePage(note, own, parts);
    }),
  ];
}

/**
 * Creates the PDF of an order for its buyer: a page for each {product} that the buyer still owns, then the tax
 * invoice and its credit notes.
 * @throws Failure notFound, tokenNotActive if there is none, tooManyRequests
 */
export async function makeOrderDocument(
  platform: Platform,
  { orderId, userId, site, locale }: { orderId: string; userId: string; site: Site; locale: Locale },
): Promise<OrderDocument> {
  await limiterOf(platform).count('orderDocumentPerAccount', userId);
  const db = platform.database.query;
  const row = found(await findOrder(db, { orderId, userId, scope: site }));
  const { eventId } = row;
  const rows = await tokensOfOrder(db, eventId, orderId);
  demand(mayPrint(rows, row));
  const printed = new Set(rows.filter((token) => isPrinted(token, userId)).map(({ tokenId }) => tokenId));
  const order = await presentOrder({ platform, db }, row, { locale, now: await readDatabaseTime(db) });
  const buyer = found(await findBuyer(db, userId));
  const attendees = await findAttendees(db, eventId, [...printed]);
  const texts = platform.texts.forSite(site);
  const paths = createPaths(productAddressOf(site, platform.config));
  const { event, orderNumber } = order;
  const pages = documentPages({
    order,
    tokens: order.tokens.filter(({ tokenId }) => printed.has(tokenId)),
    attendeeOf: ({ tokenId }) => {
      const attendee = attendees.get(tokenId);
      return (attendee && nameOf(attendee)) || (attendee && attendee.kind !== 'holder' ? '' : nameOf(buyer));
    },
    texts,
    locale,
    link: `${siteOrigin(site, platform.config.origin)}/${locale}${paths.token({ eventId })}`,
  });
  const invoices = await invoicesOf(platform, order, texts, locale);
  const country = buyer.countryCode ?? event.venue?.countryCode ?? 'US';
  const paper: PaperSize = onLetter.includes(country) ? 'LETTER' : 'A4';
  // Fonts and writer take memory that a process without this call does without.
  const [{ drawDocument }, { documentFonts }] = await Promise.all([
    import('./drawDocument.ts'),
    import('./documentFonts.ts'),
  ]);
  const title = texts.say(locale, 'document.title', { event: event.shortName, orderNumber });
  const look = { paper, locale, title, accent: event.art.palette.accent };
  const pdf = await drawDocument({ pages, invoices }, await documentFonts(), look);
  return { fileName: `${event.vanityName}-${orderNumber}.pdf`, content: pdf.toString('base64') };
}
