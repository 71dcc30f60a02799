import { PKPass } from 'passkit-generator';
import { readDrawing } from '../../pictures/readDrawing.ts';
import type { WalletPass } from './walletGateway.ts';
import type { AppleWalletSettings } from './walletSettings.ts';
import { passColors } from './passColors.ts';

const iconEdge = 29;
/** Ticket in the colours of the event, shown in notifications: Apple refuses passes without it. */
const icon = (edge: number, { ground, accent }: WalletPass['colors']): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${edge}" height="${edge}" viewBox="0 0 29 29"><rect width="29" height="29" fill="${ground}"/>
<path fill="${accent}" d="M5 9h8v11H5zM15 9h9v11h-9z"/></svg>`;

const drawIcon = (scale: number, colors: WalletPass['colors']): Promise<Buffer> =>
  readDrawing(icon(iconEdge * scale, colors), (image) => image.png().toBuffer());

const fields = (kind: string, facts: readonly { label: string; value: string }[]) =>
  facts.map((fact, at) => ({ key: `${kind}${at}`, ...fact }));

/** Describes an event ticket [Wallet Passes, Pass]. */
function describe(pass: WalletPass, { passTypeId, teamId }: AppleWalletSettings) {
  const { venue, startsAt, link, colors } = pass;
  return {
    formatVersion: 1,
    passTypeIdentifier: passTypeId,
    teamIdentifier: teamId,
    organizationName: pass.site,
    logoText: pass.site,
    description: pass.eventName,
    serialNumber: pass.serial,
    backgroundColor: colors.ground,
    foregroundColor: passColors.text,
    labelColor: passColors.label,
    // No date of expiry: a pass is not changed when its event moves, and a phone would call a valid one expired.
    relevantDate: startsAt.toISOString(),
    ...(venue?.position && { locations: [venue.position] }),
    barcodes: [
      {
        format: 'PKBarcodeFormatQR',
        message: link,
        messageEncoding: 'iso-8859-1',
        altText: pass.barcodeText,
      },
    ],
    eventTicket: {
      primaryFields: fields('event', [{ label: pass.when.value, value: pass.eventName }]),
      secondaryFields: fields('where', [pass.where]),
      auxiliaryFields: fields('place', pass.place),
      backFields: fields('back', [pass.note, pass.when, ...pass.facts, { label: pass.site, value: link }]),
    },
  };
}

/** Creates a signed .pkpass file. */
export async function signApplePass(pass: WalletPass, settings: AppleWalletSettings): Promise<Buffer> {
  const [icon1, icon2, icon3] = await Promise.all([1, 2, 3].map((scale) => drawIcon(scale, pass.colors)));
  const file = new PKPass(
    {
      'pass.json': Buffer.from(JSON.stringify(describe(pass, settings))),
      'icon.png': icon1!,
      'icon@2x.png': icon2!,
      'icon@3x.png': icon3!,
    },
    { wwdr: settings.authority, signerCert: settings.certificate, signerKey: settings.privateKey },
  );
  return file.getAsBuffer();
}
