import { createPrivateKey } from 'node:crypto';
import { SignJWT } from 'jose';
import { passColors } from './passColors.ts';
import type { WalletPass } from './walletGateway.ts';
import type { GoogleWalletSettings } from './walletSettings.ts';

/** Describes an event ticket and its class [Google Wallet, eventticketobject]. */
function describe(pass: WalletPass, issuerId: string) {
  const { venue, seat, startsAt, doorsAt, endsAt, link } = pass;
  const said = (value: string) => ({ defaultValue: { language: pass.locale, value } });
  const classId = `${issuerId}.${pass.eventId}`;
  return {
    eventTicketClasses: [
      {
        id: classId,
        issuerName: pass.site,
        reviewStatus: 'UNDER_REVIEW',
        eventName: said(pass.eventName),
        ...(venue && { venue: { name: said(venue.name), address: said(venue.address) } }),
        dateTime: {
          start: startsAt.toISOString(),
          ...(doorsAt && { doorsOpen: doorsAt.toISOString() }),
          ...(endsAt && { end: endsAt.toISOString() }),
        },
      },
    ],
    eventTicketObjects: [
      {
        id: `${issuerId}.${pass.serial}`,
        classId,
        state: 'ACTIVE',
        hexBackgroundColor: passColors.ground,
        ...(seat && {
          seatInfo: { section: said(seat.section), row: said(seat.row), seat: said(seat.seat) },
        }),
        barcode: { type: 'QR_CODE', value: link, alternateText: pass.barcodeText },
        textModulesData: [pass.note, ...pass.facts].map(({ label, value }) => ({
          header: label,
          body: value,
        })),
      },
    ],
  };
}

/** Returns the address of Google's page that saves a pass: the pass is in it, signed. */
export async function signGooglePass(
  pass: WalletPass,
  { issuerId, account, privateKey, saveUrl }: GoogleWalletSettings,
  now: Date,
): Promise<string> {
  const claims = { typ: 'savetowallet', origins: [], payload: describe(pass, issuerId) };
  const token = await new SignJWT(claims)
    .setProtectedHeader({ alg: 'RS256', typ: 'JWT' })
    .setIssuer(account)
    .setAudience('google')
    .setIssuedAt(now)
    .sign(createPrivateKey(privateKey));
  return `${saveUrl}${token}`;
}
