import type { Catalogue, CatalogueChart, CatalogueEvent, CatalogueVenue } from '@foyer/catalogue';
import type { TransactionScope } from '../platform/database/transactionScope.ts';
import { attachPlan } from '../import/attachPlan.ts';
import { createImportProblems, type ImportProblem } from '../import/document/importProblems.ts';
import { sourceKey, type ReadCatalogue } from '../import/document/importResult.ts';
import { ImportRefusedError } from './importRefused.ts';
import { readPlans } from './write/planRepository.ts';
import { stableId } from './write/stableId.ts';
import { planOfVenue } from './write/writePlaces.ts';

/** Choice of the plan for imported events. */
export type WantedPlan =
  | { kind: 'none' }
  /** The plan of the event's venue, if it has one. */
  | { kind: 'byVenue' }
  | { kind: 'named'; name: string }
  | { kind: 'given'; plan: CatalogueChart; fileName: string };

const isLive = ({ attendance }: CatalogueEvent): boolean => attendance.includes('LIVE_ATTENDANCE');
const namesOf = (plans: readonly CatalogueChart[]): string => plans.map(({ chart }) => chart.name).join(', ');

function choosePlan(
  plans: readonly CatalogueChart[],
  wanted: WantedPlan,
  { vanityName }: CatalogueVenue,
  fileName: string,
): CatalogueChart | undefined {
  if (wanted.kind === 'named') {
    const wish = wanted.name.toLowerCase();
    const plan = plans.find(
      ({ chart }) => chart.name.toLowerCase() === wish || chart.seatChartId === wanted.name,
    );
    if (plan) return plan;
    const known = plans.length > 0 ? `its plans are ${namesOf(plans)}` : 'it has none';
    throw new ImportRefusedError(`${fileName}: the venue ${vanityName} has no plan ${wanted.name}: ${known}`);
  }
  if (plans.length <= 1) return plans[0];
  throw new ImportRefusedError(
    `${fileName}: the venue ${vanityName} has the plans ${namesOf(plans)}: choose one with --plan, or --plan none`,
  );
}

/** Adds a plan passed along with events to their venue, which must be the same for all. */
function withGivenPlan(
  read: Catalogue,
  live: ReadonlySet<string>,
  wanted: Extract<WantedPlan, { kind: 'given' }>,
): CatalogueVenue[] {
  if (live.size !== 1)
    throw new ImportRefusedError(
      `${wanted.fileName}: a plan is of one venue, and the events are at ${live.size}: ${[...live].join(', ')}`,
    );
  return read.venues.map((venue) =>
    live.has(venue.vanityName) ? { ...venue, charts: [planOfVenue(wanted.plan, venue.vanityName)] } : venue,
  );
}

async function venuesWithPlans(
  tx: TransactionScope,
  read: Catalogue,
  wanted: WantedPlan,
  fileName: string,
): Promise<CatalogueVenue[]> {
  const live = new Set(read.events.filter(isLive).map(({ venue }) => venue));
  if (wanted.kind === 'none') return read.venues;
  if (wanted.kind === 'given') {
    const venues = withGivenPlan(read, live, wanted);
    for (const { vanityName, charts } of venues) {
      const known = await readPlans(tx, stableId('venue', vanityName));
      if (charts.some(({ chart }) => known.some((plan) => plan.chart.seatChartId === chart.seatChartId)))
        throw new ImportRefusedError(
          `${wanted.fileName}: the plan ${wanted.plan.chart.name} is there already: use --plan "${wanted.plan.chart.name}"`,
        );
    }
    return venues;
  }
  const venues: CatalogueVenue[] = [];
  for (const venue of read.venues) {
    const plans = live.has(venue.vanityName) ? await readPlans(tx, stableId('venue', venue.vanityName)) : [];
    const plan = live.has(venue.vanityName) ? choosePlan(plans, wanted, venue, fileName) : undefined;
    venues.push(plan ? { ...venue, charts: [plan] } : venue);
  }
  return venues;
}

/**
 * Joins imported events with the plans of their venues, so that individual seats are sold instead of capacity.
 * @throws ImportRefusedError if a plan doesn't exist or is ambiguous
 */
export async function seatEvents(
  tx: TransactionScope,
  { catalogue: read, sources }: ReadCatalogue,
  wanted: WantedPlan,
  fileName: string,
): Promise<{ catalogue: Catalogue; problems: readonly ImportProblem[] }> {
  const venues = await venuesWithPlans(tx, read, wanted, fileName);
  const problems = createImportProblems(fileName);
  const events = read.events.map((event) => {
    const plan = venues.find(({ vanityName }) => vanityName === event.venue)?.charts[0];
    const pointer = sources.get(sourceKey('event', event.vanityName)) ?? '';
    const isAsked = wanted.kind !== 'byVenue';
    return plan ? attachPlan(event, { plan, pointer, isAsked }, problems) : event;
  });
  return { catalogue: { ...read, venues, events }, problems: problems.all };
}
