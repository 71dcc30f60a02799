import type { Platform } from '../platform.ts';
import { stateKey } from '../serverState.ts';
import type { ServerTexts } from '../texts/serverTexts.ts';
import { siteOrigin } from '../hosts/siteOrigin.ts';
import { createSiteDirectory, type Site, type SiteDirectory } from '../hosts/sites.ts';
import { createTenantDirectory } from '../hosts/tenantDirectory.ts';

/** Facts of a site for its mails. */
export interface MailSite {
  site: Site;
  /** Origin of links. */
  origin: string;
  texts: ServerTexts;
  /** The configured address, under the name of the site: `"Aurora" <hello@foyer.example>`. */
  sender: string;
  /** Postal address of the sender, which newsletters must carry. */
  postalAddress: string | undefined;
}

const directoryKey = stateKey<SiteDirectory>('directory of the sites of mails');

function senderOf(sender: string, name: string | undefined): string {
  if (name === undefined) return sender;
  const address = /<([^<>]+)>\s*$/.exec(sender)?.[1] ?? sender;
  return `"${name.replace(/["\\\r\n]/g, '')}" <${address}>`;
}

export function mailSiteOf({ config, texts }: Platform, site: Site): MailSite {
  return {
    site,
    origin: siteOrigin(site, config.origin),
    texts: texts.forSite(site),
    sender: senderOf(config.mail.sender, site.words?.name),
    postalAddress: site.words?.postalAddress ?? config.mail.postalAddress,
  };
}

/**
 * Host to store with what a person does, for mails about it: a partner's own, and null for the main site. Null in the
 * widget, too: its session lives in the frame alone, and the page around the frame is not known here, so that receipts
 * and news of what was done there lead to the main site, where the account is the same.
 */
export const mailHostOf = ({ kind, host }: Site): string | null => (kind === 'whiteLabel' ? host : null);

/**
 * Finds the site of a mail that is sent later.
 * @param host host or origin of the site; the consumer site without it
 */
export async function findMailSite(platform: Platform, host: string | undefined): Promise<MailSite> {
  const { config, database, clock, state } = platform;
  const directory = state.of(directoryKey, () =>
    createSiteDirectory(config.origin, createTenantDirectory(database, clock)),
  );
  const name = host !== undefined && URL.canParse(host) && host.includes('//') ? new URL(host).host : host;
  return mailSiteOf(platform, await directory.siteFor(name));
}
