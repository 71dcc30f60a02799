import { createHash, createPrivateKey } from 'node:crypto';
import { SignJWT } from 'jose';
import type { SaveGoogleRecord } from './googlePassStore.ts';
import { localInstant } from '../../time/localInstant.ts';
import type { WalletPass } from './walletGateway.ts';
import type { GoogleWalletSettings } from './walletSettings.ts';

/** A class has the words of one site and locale, so that they don't depend on the first buyer who saves a pass. */
const classIdOf = ({ eventId, site, locale }: WalletPass, issuerId: string): string =>
  `${issuerId}.${eventId}.${locale}.${createHash('sha256').update(site).digest('hex').slice(0, 8)}`;

const said = ({ locale }: WalletPass, value: string) => ({ defaultValue: { language: locale, value } });

/** Describes what the event of a pass is [Google Wallet, eventticketclass]. */
function classOf(pass: WalletPass, issuerId: string) {
  const { venue, startsAt, doorsAt, endsAt, timezone } = pass;
  return {
    id: classIdOf(pass, issuerId),
    issuerName: pass.site,
    reviewStatus: 'UNDER_REVIEW',
    eventName: said(pass, pass.eventName),
    ...(venue && { venue: { name: said(pass, venue.name), address: said(pass, venue.address) } }),
    dateTime: {
      start: localInstant(startsAt, timezone),
      ...(doorsAt && { doorsOpen: localInstant(doorsAt, timezone) }),
      ...(endsAt && { end: localInstant(endsAt, timezone) }),
    },
  };
}

/** Describes a pass [Google Wallet, eventticketobject]. */
function objectOf(pass: WalletPass, issuerId: string) {
  const { seat, link } = pass;
  return {
    id: `${issuerId}.${pass.serial}`,
    classId: classIdOf(pass, issuerId),
    state: 'ACTIVE',
    hexBackgroundColor: pass.colors.ground,
    ...(seat && {
      seatInfo: {
        section: said(pass, seat.section),
        row: said(pass, seat.row),
        seat: said(pass, seat.seat),
      },
    }),
    barcode: { type: 'QR_CODE', value: link, alternateText: pass.barcodeText },
    textModulesData: [pass.note, ...pass.facts].map(({ label, value }) => ({ header: label, body: value })),
  };
}

export type GoogleTicketClass = ReturnType<typeof classOf>;
export type GoogleTicketObject = ReturnType<typeof objectOf>;

/**
 * Saves a pass at Google and returns the address of the page that adds it to a wallet. The address carries ids alone: with
 * the whole pass in it, it would be longer than the 1,800 characters that Google takes.
 */
export async function signGooglePass(
  pass: WalletPass,
  { issuerId, account, privateKey, saveUrl }: GoogleWalletSettings,
  { save, now }: { save: SaveGoogleRecord; now: Date },
): Promise<string> {
  const ticket = objectOf(pass, issuerId);
  await save('eventTicketClass', classOf(pass, issuerId));
  await save('eventTicketObject', ticket);
  const payload = { eventTicketObjects: [{ id: ticket.id, classId: ticket.classId }] };
  const token = await new SignJWT({ typ: 'savetowallet', origins: [], payload })
    .setProtectedHeader({ alg: 'RS256', typ: 'JWT' })
    .setIssuer(account)
    .setAudience('google')
    .setIssuedAt(now)
    .sign(createPrivateKey(privateKey));
  return `${saveUrl}${token}`;
}
