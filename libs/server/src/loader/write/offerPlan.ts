import {
  sameText,
  type CatalogueCharity,
  type CatalogueEvent,
  type CatalogueExtra,
  type CatalogueOfferGroup,
  type CataloguePackage,
  type LocaleTexts,
  type SeatChart,
} from '@foyer/catalogue';
import { joined, presaleName, salesGroupNames } from './loaderTexts.ts';

/** Heading of offers. */
interface PlannedSalesGroup {
  code: string;
  parent?: string;
  category: keyof typeof salesGroupNames;
  name: LocaleTexts;
}

/** Inventory item before it has an id. */
interface PlannedItem {
  code: string;
  category: keyof typeof salesGroupNames;
  charity?: CatalogueCharity;
  seating: 'none' | 'ga' | 'seated';
  attendance: 'LIVE_ATTENDANCE' | 'STREAMING';
  sectionCode?: string;
  gate?: string;
  minimumAge?: number;
  fulfilment: string[];
  pickup?: LocaleTexts;
  imageSvg?: string;
  /** Absent for seats, which are counted in event_seat. */
  capacity?: number;
  /** {product} of one unit. */
  tokensEach: number;
  sold: number;
}

/** What makes an offer one of a package. */
interface PlannedPackage {
  code: string;
  kind: CataloguePackage['kind'] | NonNullable<CatalogueOfferGroup['packageKind']>;
  /** Further items. */
  parts: { item: string; name: LocaleTexts; unitsEach: number }[];
}

/** Offer: a price of an item. */
interface PlannedOffer {
  code: string;
  item: string;
  salesGroup: string;
  name: LocaleTexts;
  variantName?: LocaleTexts;
  description: LocaleTexts;
  face: number;
  child?: number;
  senior?: number;
  amounts?: CatalogueExtra['amounts'];
  maxQuantity: number;
  /** Row that all its seats are in. */
  row?: string;
  tierName?: LocaleTexts;
  package?: PlannedPackage;
  /** Code of the window that sells it; absent for the sale to everyone. */
  window?: string;
}

export interface OfferPlan {
  salesGroups: PlannedSalesGroup[];
  items: PlannedItem[];
  offers: PlannedOffer[];
}

type Tier = NonNullable<CatalogueEvent['sale']['tiers']>[number];

const faceOf = (group: CatalogueOfferGroup, age: 'ADULT' | 'CHILD' | 'SENIOR'): number | undefined =>
  group.prices.find(({ ageGroup }) => ageGroup === age)?.face.amount;

/** Columns of the amounts that a buyer may name for an offer. */
export const amountColumns = ({ amounts }: Pick<PlannedOffer, 'amounts'>) => ({
  minAmount: amounts?.minimum ?? null,
  maxAmount: amounts?.maximum ?? null,
  suggestedAmounts: amounts ? [...amounts.suggested] : null,
});

/** Splits standing offers by section, since each section has its own capacity. */
function standingParts(group: CatalogueOfferGroup, chart: SeatChart | undefined) {
  const sections = group.sectionCodes.flatMap(
    (code) => chart?.sections.filter(({ sectionCode }) => sectionCode === code) ?? [],
  );
  if (group.seating !== 'ga' || sections.length === 0) {
    return [{ code: group.code, name: group.name, capacity: group.capacity, sold: group.soldCount }];
  }
  return sections.map((section) => ({
    code: sections.length > 1 ? `${group.code}.${section.sectionCode}` : group.code,
    name: sections.length > 1 ? joined(group.name, sameText(section.name)) : group.name,
    capacity: section.capacity,
    sold: Math.floor(section.capacity * Math.min(1, group.soldShare)),
    sectionCode: section.sectionCode,
  }));
}

/** Sorts offers: attendance before streaming, then the most expensive first. */
function bestFirst(groups: readonly CatalogueOfferGroup[]): CatalogueOfferGroup[] {
  const isStream = ({ attendance }: CatalogueOfferGroup): number => (attendance === 'STREAMING' ? 1 : 0);
  return groups.toSorted(
    (left, right) => isStream(left) - isStream(right) || faceOf(right, 'ADULT')! - faceOf(left, 'ADULT')!,
  );
}

type StandingPart = ReturnType<typeof standingParts>[number];

const accessItem = (group: CatalogueOfferGroup, part: StandingPart): PlannedItem => {
  const isSeated = group.seating === 'seated';
  return {
    code: part.code,
    category: 'EVENT_ACCESS',
    seating: group.seating,
    attendance: group.attendance,
    ...('sectionCode' in part ? { sectionCode: part.sectionCode } : {}),
    ...(group.gate === undefined ? {} : { gate: group.gate }),
    ...(group.minimumAge === undefined ? {} : { minimumAge: group.minimumAge }),
    fulfilment: ['DIGITAL'],
    ...(isSeated ? {} : { capacity: part.capacity }),
    tokensEach: group.tokensEach ?? 1,
    sold: isSeated ? 0 : part.sold,
  };
};

function accessOffer(
  { limitPerPerson }: CatalogueEvent,
  group: CatalogueOfferGroup,
  { code, name }: StandingPart,
): PlannedOffer {
  const { tokensEach = 1, packageKind = 'TABLE' } = group;
  const child = faceOf(group, 'CHILD');
  const senior = faceOf(group, 'SENIOR');
  return {
    code,
    item: code,
    salesGroup: 'EVENT_ACCESS',
    name,
    description: group.description,
    face: faceOf(group, 'ADULT')!,
    ...(child === undefined ? {} : { child }),
    ...(senior === undefined ? {} : { senior }),
    ...(group.row === undefined ? {} : { row: group.row }),
    ...(tokensEach > 1 ? { package: { code, kind: packageKind, parts: [] } } : {}),
    maxQuantity: Math.max(1, Math.floor(limitPerPerson / tokensEach)),
  };
}

/** Plans the places of an event: an item and an offer for each offer group, or for each section of a standing one. */
function planAccess(event: CatalogueEvent, chart: SeatChart | undefined): OfferPlan {
  const parts = bestFirst(event.offerGroups).flatMap((group) =>
    standingParts(group, chart).map((part) => ({ group, part })),
  );
  return {
    salesGroups: [{ code: 'EVENT_ACCESS', category: 'EVENT_ACCESS', name: salesGroupNames.EVENT_ACCESS }],
    items: parts.map(({ group, part }) => accessItem(group, part)),
    offers: parts.map(({ group, part }) => accessOffer(event, group, part)),
  };
}

/** Plans a package as an offer of the place that it has first. */
function planPackage(event: CatalogueEvent, { offers }: OfferPlan, bundle: CataloguePackage): PlannedOffer {
  const { code, kind, name, description, face } = bundle;
  const place = offers.find((offer) => offer.code === bundle.offerGroup);
  if (!place) throw new Error(`${event.vanityName}: package ${code} has no offer group ${bundle.offerGroup}`);
  const parts = bundle.extras.map(({ code: item, quantity }) => {
    const extra = event.extras.find((each) => each.code === item);
    if (!extra) throw new Error(`${event.vanityName}: package ${code} has no extra ${item}`);
    return { item, name: extra.name, unitsEach: quantity };
  });
  return {
    code,
    item: place.item,
    salesGroup: place.salesGroup,
    name,
    description,
    face: face.amount,
    maxQuantity: place.maxQuantity,
    package: { code, kind, parts },
  };
}

/** Lists the combinations of an extra's choices, named by their options; without choices, a single unnamed one. */
function variantsOf({ choices }: CatalogueExtra): { suffix: string; name?: LocaleTexts }[] {
  return choices.reduce<{ suffix: string; name?: LocaleTexts }[]>(
    (variants, choice) =>
      variants.flatMap(({ suffix, name }) =>
        choice.options.map((option) => ({
          suffix: `${suffix}.${option.code}`,
          name: name ? joined(name, option.name) : option.name,
        })),
      ),
    [{ suffix: '' }],
  );
}

/** Plans sizes and the like as offers of one item, so that they share its stock. */
function planExtra(plan: OfferPlan, extra: CatalogueExtra): void {
  const { category, code } = extra;
  if (!plan.salesGroups.some((group) => group.code === category)) {
    plan.salesGroups.push({ code: category, category, name: salesGroupNames[category] });
  }
  const variants = variantsOf(extra);
  const salesGroup = variants.length > 1 ? `${category}.${code}` : category;
  if (variants.length > 1)
    plan.salesGroups.push({ code: salesGroup, parent: category, category, name: extra.name });
  plan.items.push({
    code,
    category,
    ...(extra.charity ? { charity: extra.charity } : {}),
    seating: 'none',
    attendance: 'LIVE_ATTENDANCE',
    fulfilment: [extra.fulfilment],
    ...(extra.pickup ? { pickup: extra.pickup } : {}),
    imageSvg: extra.imageSvg,
    capacity: extra.stock,
    tokensEach: 1,
    sold: 0,
  });
  for (const { suffix, name } of variants) {
    plan.offers.push({
      code: `${code}${suffix}`,
      item: code,
      salesGroup,
      ...(name ? { name: joined(extra.name, name), variantName: name } : { name: extra.name }),
      description: extra.description,
      face: extra.price.amount,
      ...(extra.amounts ? { amounts: extra.amounts } : {}),
      maxQuantity: extra.limitPerPerson,
    });
  }
}

/** Plans the presale: the same places at the same prices, in a window of their own. */
const presaleOf = (offers: readonly PlannedOffer[]): PlannedOffer[] =>
  offers.map((offer) => ({
    ...offer,
    code: `presale.${offer.code}`,
    name: joined(offer.name, presaleName),
    window: 'presale',
  }));

/** Rounds a face value to quarters, as printed prices are. */
const shareOf = (face: number, share: number): number => Math.round((face * share) / 25) * 25;

/** Plans the same places for each tier of the sale, in a window of its own. */
const tiersOf = (offers: readonly PlannedOffer[], tiers: readonly Tier[]): PlannedOffer[] =>
  offers.flatMap((offer) =>
    tiers.map(({ code, name, share }) => ({
      ...offer,
      code: `${code}.${offer.code}`,
      name: joined(offer.name, name),
      tierName: name,
      face: shareOf(offer.face, share),
      ...(offer.child === undefined ? {} : { child: shareOf(offer.child, share) }),
      ...(offer.senior === undefined ? {} : { senior: shareOf(offer.senior, share) }),
      window: code,
    })),
  );

/** Moves offers to a window: those that it names, or all; standing offers have the section in their code. */
const moved = (
  offers: readonly PlannedOffer[],
  window: 'draw' | 'auction',
  { offerGroups }: { offerGroups?: string[] },
): PlannedOffer[] =>
  offers.map((offer) =>
    (offerGroups?.includes(offer.code.split('.')[0]!) ?? true) ? { ...offer, window } : offer,
  );

/** Plans what an event sells: headings, items and prices, in display order. */
export function planOffers(event: CatalogueEvent, chart: SeatChart | undefined): OfferPlan {
  const plan = planAccess(event, chart);
  const { draw, auction, presale, tiers } = event.sale;
  plan.offers.push(...(event.packages ?? []).map((each) => planPackage(event, plan, each)));
  const access = plan.offers;
  if (tiers) plan.offers = tiersOf(access, tiers);
  if (draw) plan.offers = moved(plan.offers, 'draw', draw);
  if (auction) plan.offers = moved(plan.offers, 'auction', auction);
  for (const extra of event.extras) planExtra(plan, extra);
  if (presale) plan.offers.push(...presaleOf(access));
  return plan;
}
