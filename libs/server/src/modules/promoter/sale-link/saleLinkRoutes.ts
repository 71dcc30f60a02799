import type { Locale } from '@foyer/contract';
import { implement } from '../../../platform/http/route.ts';
import type { Site } from '../../../platform/hosts/sites.ts';
import type { ServerModule } from '../../../platform/module/serverModule.ts';
import type { Platform } from '../../../platform/platform.ts';
import { confirmLink } from '../../../sale/guest/payLink.ts';
import { declineLink, readLink } from '../../../sale/guest/saleLink.ts';

interface LinkRequest {
  platform: Platform;
  site: Site;
  locale: Locale;
  query: { assignmentString: string };
}

const ofPromoter = ({ site, query }: LinkRequest) => ({
  ...query,
  ...{ giver: 'promoter' as const, scope: site },
});

const validate = async (context: LinkRequest) =>
  (await readLink(context.platform, ofPromoter(context), context.locale)).assignment;

const decline = async (context: LinkRequest) => {
  await declineLink(context.platform, ofPromoter(context));
  return { ok: true as const };
};

/** Links of promoters. The versions differ in the method of `confirm` alone. */
const saleLinkRoutes = implement({
  validatePromoterAssignment: validate,
  validatePromoterAssignmentV1: validate,
  confirmPromoterAssignment: (context) => confirmLink(context, { ...context.body, giver: 'promoter' }),
  confirmPromoterAssignmentV1: (context) => confirmLink(context, { ...context.query, giver: 'promoter' }),
  declinePromoterAssignment: decline,
  declinePromoterAssignmentV1: decline,
});

/** What guests do with the links of promoters. */
export const saleLinkModule = { routes: saleLinkRoutes } satisfies ServerModule;
