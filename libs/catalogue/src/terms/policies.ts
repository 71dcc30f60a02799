import type { CatalogueVenue, EventKind } from '../model/catalogue.ts';
import type { CataloguePolicy } from '../model/policy.ts';
import { isoAfter } from '../time/zonedTime.ts';

const day = 24 * 60;

/** Properties of an event that determine its policy. */
export interface PolicySeed {
  kind: EventKind;
  minimumAge?: number;
  /** Child and senior prices as shares of the adult price. */
  agePrices?: { child: number; senior: number };
  /** Exceptions from the usual policy. */
  twist?: { idRequired?: boolean; noTransfer?: boolean; noResale?: boolean; refundable?: boolean };
}

function resalePolicy(seed: PolicySeed, venue: CatalogueVenue, start: Date): CataloguePolicy['resale'] {
  const closesAt = isoAfter(start, -60);
  const isSport = ['hockey', 'basketball', 'football', 'soccer', 'sport'].includes(seed.kind);
  if (seed.twist?.noResale || seed.kind === 'conference' || seed.kind === 'streaming') {
    return { allowed: false, closesAt, cap: 'face', organiserProfitSharePercent: 0 };
  }
  const opens = { opensAt: isoAfter(start, -90 * day) };
  // Québec caps resale at the printed price unless the producer consents.
  if (venue.address.region === 'QC')
    return { allowed: true, ...opens, closesAt, cap: 'face', organiserProfitSharePercent: 0 };
  if (isSport) return { allowed: true, ...opens, closesAt, cap: 'none', organiserProfitSharePercent: 20 };
  return {
    allowed: true,
    ...opens,
    closesAt,
    cap: 'percent',
    capPercent: 20,
    organiserProfitSharePercent: 50,
  };
}

/** Builds the policy of what holders may do later, shown before payment [C5.02, C5.16]. */
export function policyFor(seed: PolicySeed, venue: CatalogueVenue, start: Date): CataloguePolicy {
  const refundDays = seed.kind === 'conference' ? 14 : seed.twist?.refundable ? 2 : undefined;
  return {
    transfer: {
      allowed: !seed.twist?.noTransfer,
      closesAt: isoAfter(start, 60),
      // Companies buy for people whose places they fill anew.
      ...(seed.kind === 'conference' ? { isRevocable: true } : {}),
    },
    resale: resalePolicy(seed, venue, start),
    refund: {
      allowed: refundDays !== undefined,
      ...(refundDays === undefined ? {} : { untilAt: isoAfter(start, -refundDays * day) }),
      feesIncluded: false,
    },
    ...(seed.minimumAge === undefined ? {} : { minimumAge: seed.minimumAge }),
    idRequired: seed.twist?.idRequired ?? (seed.minimumAge ?? 0) >= 18,
    childWithAdult: seed.agePrices !== undefined,
  };
}
