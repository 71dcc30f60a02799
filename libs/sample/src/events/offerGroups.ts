import {
  localeTexts,
  type CatalogueChart,
  type CatalogueEvent,
  type CatalogueMoney,
  type CatalogueOfferGroup,
  type CataloguePackage,
  type LocaleTexts,
} from '@foyer/catalogue';
import { zoneNames } from '../charts/zoneNames.ts';
import { soldShareOf, type EventSeed } from './eventSeed.ts';

interface Selling {
  seed: EventSeed;
  chart: CatalogueChart | undefined;
  currency: CatalogueMoney['currency'];
  sale: CatalogueEvent['sale'];
  resaleAllowed: boolean;
}

/** Empty, since the map shows what a seat is. */
const seatedDescription = localeTexts('', '', '');
const standingDescription = localeTexts(
  'Standing room; first in, best spot.',
  'Places debout; premier arrivé, mieux placé.',
  'De pie; quien llega primero elige lugar.',
);
const streamDescription = localeTexts(
  'Watch from home in high definition, with a replay for three days.',
  'À regarder de la maison en haute définition; reprise offerte pendant trois jours.',
  'Míralo desde casa en alta definición, con repetición durante tres días.',
);

const roundTheClockDescription = localeTexts(
  'Watch from home, day and night.',
  'À regarder de la maison, jour et nuit.',
  'Míralo desde casa, de día y de noche.',
);

const tableDescription = localeTexts(
  'A table of your own near the stage. Everyone gets in with their own code.',
  'Une table à vous près de la scène. Chaque personne entre avec son propre code.',
  'Una mesa para ustedes cerca del escenario. Cada persona entra con su propio código.',
);

const groupDescription = localeTexts(
  'Come together and save. Everyone gets in with their own code.',
  'Venez ensemble et économisez. Chaque personne entre avec son propre code.',
  'Vengan juntos y ahorren. Cada persona entra con su propio código.',
);

/** Returns a face value rounded to quarters, as printed prices are. */
function faceOf(dollars: number, share: number, currency: CatalogueMoney['currency']): CatalogueMoney {
  return { amount: Math.round((dollars * share * 100) / 25) * 25, currency };
}

function pricesOf({ seed, currency }: Selling, dollars: number): CatalogueOfferGroup['prices'] {
  const adult = { ageGroup: 'ADULT' as const, face: faceOf(dollars, 1, currency) };
  if (!seed.agePrices) return [adult];
  return [
    adult,
    { ageGroup: 'CHILD', face: faceOf(dollars, seed.agePrices.child, currency) },
    { ageGroup: 'SENIOR', face: faceOf(dollars, seed.agePrices.senior, currency) },
  ];
}

function groupOf(
  selling: Selling,
  place: { code: string; name: LocaleTexts; description: LocaleTexts; dollars: number },
  kind: Pick<CatalogueOfferGroup, 'seating' | 'attendance' | 'sectionCodes' | 'capacity'>,
): CatalogueOfferGroup {
  const { seed, sale } = selling;
  const soldShare = soldShareOf(seed, place.code);
  return {
    code: place.code,
    name: place.name,
    description: place.description,
    marketplace: 'purchase',
    category: 'EVENT_ACCESS',
    ...kind,
    prices: pricesOf(selling, place.dollars),
    ...(seed.gates?.[place.code] === undefined ? {} : { gate: seed.gates[place.code] }),
    ...(seed.minimumAge === undefined ? {} : { minimumAge: seed.minimumAge }),
    saleOpensAt: sale.opensAt,
    saleClosesAt: sale.closesAt,
    resaleAllowed: selling.resaleAllowed && kind.attendance === 'LIVE_ATTENDANCE',
    soldShare,
    soldCount: kind.seating === 'seated' ? 0 : Math.floor(kind.capacity * Math.min(1, soldShare)),
  };
}

function liveGroups(selling: Selling, { chart, zones }: CatalogueChart): CatalogueOfferGroup[] {
  const capacities = new Map(chart.sections.map((section) => [section.sectionCode, section.capacity]));
  return zones.flatMap((zone) => {
    const dollars = selling.seed.prices[zone.code];
    if (dollars === undefined) return [];
    const description = zone.seating === 'seated' ? seatedDescription : standingDescription;
    const capacity = zone.sectionCodes.reduce((sum, code) => sum + (capacities.get(code) ?? 0), 0);
    return [
      groupOf(
        selling,
        { code: zone.code, name: zone.name, description, dollars },
        { seating: zone.seating, attendance: 'LIVE_ATTENDANCE', sectionCodes: zone.sectionCodes, capacity },
      ),
    ];
  });
}

/** Builds the offer of the front row of a zone, in the sections whose first row has the same name. */
function frontRowGroup(selling: Selling, { chart, zones }: CatalogueChart): CatalogueOfferGroup[] {
  const { frontRow } = selling.seed;
  const codes = zones.find(({ code }) => code === frontRow?.zone)?.sectionCodes ?? [];
  const first = chart.sections
    .filter(({ sectionCode }) => codes.includes(sectionCode))
    .flatMap(({ sectionCode, rows = [] }) => rows.slice(0, 1).map((row) => ({ sectionCode, row })));
  const label = first[0]?.row.label ?? first[0]?.row.row;
  if (!frontRow || label === undefined) return [];
  const own = first.filter(({ row }) => (row.label ?? row.row) === label);
  const group = groupOf(
    selling,
    {
      code: `${frontRow.zone}-FRONT`,
      name: zoneNames.frontRow,
      description: seatedDescription,
      dollars: frontRow.price,
    },
    {
      seating: 'seated',
      attendance: 'LIVE_ATTENDANCE',
      sectionCodes: own.map(({ sectionCode }) => sectionCode),
      capacity: own.reduce((sum, { row }) => sum + row.seats.length, 0),
    },
  );
  return [{ ...group, row: label }];
}

/** Offer of several places as one unit. */
function placesAtOnce(
  selling: Selling,
  { places, count: capacity, dollars }: { places: number; count: number; dollars: number },
  words: Pick<CatalogueOfferGroup, 'code' | 'name' | 'description'>,
): CatalogueOfferGroup {
  const place = { ...words, dollars };
  const kind = {
    seating: 'none' as const,
    attendance: 'LIVE_ATTENDANCE' as const,
    sectionCodes: [],
    capacity,
  };
  return { ...groupOf(selling, place, kind), tokensEach: places };
}

function tableGroups(selling: Selling): CatalogueOfferGroup[] {
  const { tables, groups } = selling.seed;
  const table = (places: number) => ({
    code: 'TABLE',
    name: localeTexts(`Table for ${places}`, `Table pour ${places}`, `Mesa para ${places}`),
    description: tableDescription,
  });
  const group = (places: number) => ({
    code: 'GROUP',
    name: localeTexts(`Group of ${places}`, `Groupe de ${places}`, `Grupo de ${places}`),
    description: groupDescription,
  });
  return [
    ...(tables ? [placesAtOnce(selling, tables, table(tables.places))] : []),
    ...(groups
      ? [{ ...placesAtOnce(selling, groups, group(groups.places)), packageKind: 'GROUP' as const }]
      : []),
  ];
}

/**
 * Builds the offer groups of an event: one per priced zone, and those of a front row, whole tables and the stream.
 */
export function offerGroupsOf(selling: Selling): CatalogueOfferGroup[] {
  const { seed, chart } = selling;
  const unknown = Object.keys(seed.prices).find((code) => !chart?.zones.some((zone) => zone.code === code));
  if (unknown) throw new Error(`${seed.vanityName}: the chart has no price zone ${unknown}`);
  const live = chart
    ? [...frontRowGroup(selling, chart), ...liveGroups(selling, chart), ...tableGroups(selling)]
    : [];
  if (seed.streamPrice === undefined) return live;
  const place = {
    code: 'STREAM',
    name: zoneNames.stream,
    description: seed.isRoundTheClock ? roundTheClockDescription : streamDescription,
    dollars: seed.streamPrice,
  };
  const stream = groupOf(selling, place, {
    seating: 'none',
    attendance: 'STREAMING',
    sectionCodes: [],
    capacity: 20_000,
  });
  return [...live, stream];
}

/** Builds the packages of an event. */
export const packagesOf = (
  { packages = [] }: EventSeed,
  currency: CatalogueMoney['currency'],
): CataloguePackage[] =>
  packages.map(({ zone, dollars, ...rest }) => ({
    ...rest,
    offerGroup: zone,
    face: faceOf(dollars, 1, currency),
  }));
