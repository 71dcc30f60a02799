import type { WhiteLabelConfig } from '@foyer/contract';
import type { CatalogueOrganiser, CataloguePerformer, CatalogueTheme, LocaleTexts } from '@foyer/catalogue';
import { toJson } from '../../platform/database/toJson.ts';
import type { TransactionScope } from '../../platform/database/transactionScope.ts';
import type { SiteWords } from '../../platform/hosts/sites.ts';
import { storePicture } from '../../modules/marketplace/art/pictures.ts';
import { searchTextOf } from '../../modules/marketplace/event/searchWords.ts';
import { stableId } from './stableId.ts';

/** Writes a performer; an existing one stays unchanged. */
export async function writePerformer(tx: TransactionScope, performer: CataloguePerformer): Promise<void> {
  await tx
    .insertInto('performer')
    .values({
      performerId: stableId('performer', performer.vanityName),
      name: performer.name,
      genre: performer.genres[0] ?? null,
      bio: toJson(performer.bio),
      searchText: searchTextOf([performer.name]),
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

type ThemeColours = WhiteLabelConfig['theme']['clientDark'];

/** Picks the tokens that a client theme may set. */
function themeColours(tokens: Record<string, string>): ThemeColours {
  const { baseBackground, surface, content, accentSurface, accentContent } = tokens;
  const colours = { base: baseBackground, surface, content, accentSurface, accentContent };
  return Object.fromEntries(Object.entries(colours).filter(([, colour]) => colour !== undefined));
}

/** Encodes a theme as base64url of its JSON, as browsers decode it [I3.29]. */
const encodeTheme = (theme: CatalogueTheme): string =>
  Buffer.from(JSON.stringify(theme)).toString('base64url');

type LabelTexts = NonNullable<CatalogueOrganiser['whiteLabel']>['texts'];
const locales = Object.keys as (texts: LocaleTexts) => (keyof LocaleTexts)[];

/** Overrides the texts of the home page with the partner's. */
const overridesOf = ({ siteName, tagline }: LabelTexts): WhiteLabelConfig['translationOverrides'] =>
  Object.fromEntries(
    locales(tagline).map((locale) => [
      locale,
      {
        'marketplace.discover.heading': tagline[locale],
        'marketplace.discover.title': `${siteName}: ${tagline[locale]}`,
        'server.pages.discover.title': `${siteName}: ${tagline[locale]}`,
      },
    ]),
  );

const productOf = ({ product, products, productGender: gender }: LabelTexts): SiteWords['product'] =>
  Object.fromEntries(
    locales(product).map((locale) => [locale, { one: product[locale], other: products[locale], gender }]),
  );

/** Builds the texts and themes of a partner's site [I3.26]. */
function whiteLabelConfigOf(
  clientId: string,
  label: NonNullable<CatalogueOrganiser['whiteLabel']>,
  logos: { onDark: string; onLight: string },
): WhiteLabelConfig {
  return {
    clientId,
    name: label.texts.siteName,
    logo: logos.onDark,
    theme: {
      tone: 'auto',
      clientDark: themeColours(label.clientDark),
      clientLight: themeColours(label.clientLight),
      ...(label.font ? { font: label.font } : {}),
      ...(label.header ? { header: label.header } : {}),
      ...(label.customThemes ? { custom: label.customThemes.map(encodeTheme) } : {}),
    },
    favicons: [logos.onDark],
    ...(label.customHomepageUrl ? { customHomepageUrl: label.customHomepageUrl } : {}),
    detailOnlyFlow: label.detailOnlyFlow,
    preventKeepShopping: label.preventKeepShopping,
    translationOverrides: overridesOf(label.texts),
    icons: { logoOnDark: logos.onDark, logoOnLight: logos.onLight },
    analyticsStatus: 'disabled',
  };
}

/** Returns the id of a catalogue organiser. */
export const catalogueClientId = (vanityName: string): string => stableId('client', vanityName);

/** Writes where the sandbox pays an organiser; an existing recipient stays unchanged. */
async function writeRecipient(
  tx: TransactionScope,
  clientId: string,
  { payoutRecipient: recipient }: CatalogueOrganiser,
): Promise<void> {
  if (recipient === undefined) return;
  await tx
    .insertInto('payoutRecipient')
    .values({ clientId, gateway: 'sandbox', recipient, operator: 'sample' })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Writes an organiser with its logos and its site, if any; existing rows stay unchanged. */
export async function writeOrganiser(tx: TransactionScope, organiser: CatalogueOrganiser): Promise<string> {
  const clientId = catalogueClientId(organiser.vanityName);
  const logos = {
    onDark: await storePicture(tx, organiser.logoSvg.onDark),
    onLight: await storePicture(tx, organiser.logoSvg.onLight),
  };
  await tx
    .insertInto('client')
    .values({
      clientId,
      name: organiser.name,
      vanityName: organiser.vanityName,
      logoUrl: logos.onDark,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await writeRecipient(tx, clientId, organiser);
  if (organiser.whiteLabel) {
    const config = whiteLabelConfigOf(clientId, organiser.whiteLabel, logos);
    await tx
      .insertInto('whiteLabel')
      .values({
        host: organiser.whiteLabel.host,
        clientId,
        config: toJson(config),
        product: toJson(productOf(organiser.whiteLabel.texts)),
        productAddress: organiser.whiteLabel.texts.productAddress,
      })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
  return clientId;
}
