import type { CatalogueChart, CatalogueEvent, CatalogueOfferGroup, PriceZone } from '@foyer/catalogue';
import { folded } from './document/folded.ts';
import { pointerTo, type ImportProblems } from './document/importProblems.ts';

const nameOf = ({ name }: { name: CatalogueOfferGroup['name'] }): string => name['en-US'];

/** Adds the zones' sections and their capacity to an offer. */
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

/** Match of an imported event with a seating plan. */
export interface PlanUse {
  plan: CatalogueChart;
  /** JSON pointer to the event in its file. */
  pointer: string;
  /** Set if the user named the plan explicitly, and so expects its seats to be sold. */
  isAsked: boolean;
}

/**
 * Sells the seats of a plan at an event. A single offer prices the whole plan, which must be all seated or all
 * standing; several offers match the plan's categories by name, and categories without an offer are not on sale. An
 * event without offers is announced without seats, unless the plan was requested explicitly: then the missing offer is
 * a problem. Streamed events keep their offers.
 */
export function attachPlan(
  event: CatalogueEvent,
  { plan, pointer, isAsked }: PlanUse,
  problems: ImportProblems,
): CatalogueEvent {
  const live = event.offerGroups.filter(({ attendance }) => attendance === 'LIVE_ATTENDANCE');
  if (!event.attendance.includes('LIVE_ATTENDANCE')) return event;
  if (live.length === 0) {
    const message = `${event.name}: expected an offer: the seats of the plan ${plan.chart.name} need a price`;
    if (isAsked) problems.add(pointerTo(pointer, 'offers'), message);
    return event;
  }
  const attached = { ...event, seatChartId: plan.chart.seatChartId };
  const isOneKind = new Set(plan.zones.map(({ seating }) => seating)).size <= 1;
  if (live.length === 1 && isOneKind)
    return { ...attached, offerGroups: live.map((offer) => seatedOffer(offer, plan.zones, plan)) };
  const categories = plan.zones.map(nameOf).join(', ');
  const offersAt = pointerTo(pointer, 'offers');
  const taken = new Map<string, string>();
  const offerGroups = live.map((offer) => {
    const name = nameOf(offer);
    const zone = plan.zones.find((one) => folded(nameOf(one)) === folded(name));
    if (!zone)
      problems.add(
        offersAt,
        `${event.name}: expected offers named as the categories of the plan (${categories}), found ${name}`,
      );
    else if (taken.has(zone.code))
      problems.add(offersAt, `${event.name}: expected one offer for the category ${name}, found two`);
    if (zone) taken.set(zone.code, name);
    return seatedOffer(offer, zone ? [zone] : [], plan);
  });
  return { ...attached, offerGroups };
}
