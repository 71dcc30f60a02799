import type {
  CatalogueChart,
  CatalogueEvent,
  CatalogueOfferGroup,
  PriceZone,
} from '../catalogue/catalogue.ts';
import type { ImportProblems } from './importProblems.ts';

/** Names are compared as people read them: without case, accents and surplus space. */
const folded = (text: string): string =>
  text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().replace(/\s+/g, ' ').trim();

const nameOf = ({ name }: { name: CatalogueOfferGroup['name'] }): string => name['en-US'];

/** The offer with the sections and the room of zones. */
function seatedOffer(
  offer: CatalogueOfferGroup,
  zones: readonly PriceZone[],
  { chart }: CatalogueChart,
): CatalogueOfferGroup {
  const sectionCodes = zones.flatMap((zone) => zone.sectionCodes);
  const sections = chart.sections.filter(({ sectionCode }) => sectionCodes.includes(sectionCode));
  const capacity = sections.reduce((sum, section) => sum + section.capacity, 0);
  const seating = zones[0]?.seating ?? 'seated';
  const soldCount = seating === 'seated' ? 0 : Math.floor(capacity * offer.soldShare);
  return { ...offer, seating, sectionCodes, capacity, soldCount };
}

/**
 * Sells the seats of a plan at an event: a single offer prices the whole house (where all of it sits, or all stands),
 * others name the plan's categories.
 * Categories without an offer are not on sale. What is only streamed stays as it is.
 */
export function attachPlan(
  event: CatalogueEvent,
  plan: CatalogueChart,
  problems: ImportProblems,
): CatalogueEvent {
  const live = event.offerGroups.filter(({ attendance }) => attendance === 'LIVE_ATTENDANCE');
  if (!event.attendance.includes('LIVE_ATTENDANCE')) return event;
  const attached = { ...event, seatChartId: plan.chart.seatChartId };
  const isOneKind = new Set(plan.zones.map(({ seating }) => seating)).size <= 1;
  if (live.length === 0 || (live.length === 1 && isOneKind))
    return { ...attached, offerGroups: live.map((offer) => seatedOffer(offer, plan.zones, plan)) };
  const categories = plan.zones.map(nameOf).join(', ');
  const taken = new Map<string, string>();
  const offerGroups = live.map((offer) => {
    const name = nameOf(offer);
    const zone = plan.zones.find((one) => folded(nameOf(one)) === folded(name));
    if (!zone)
      problems.add(
        '',
        `${event.name}: expected offers named as the categories of the plan (${categories}), found ${name}`,
      );
    else if (taken.has(zone.code))
      problems.add('', `${event.name}: expected one offer for the category ${name}, found two`);
    if (zone) taken.set(zone.code, name);
    return seatedOffer(offer, zone ? [zone] : [], plan);
  });
  return { ...attached, offerGroups };
}
