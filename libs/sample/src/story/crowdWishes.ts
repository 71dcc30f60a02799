import { createSeededRandom, hashText, type SampleWish, type SeededRandom } from '@foyer/catalogue';
import { crowd } from './crowd.ts';

/** What many fans ask for in one event. */
export interface CrowdPlan extends Pick<SampleWish, 'event' | 'way'> {
  fans: number;
  /** Codes of the offer groups that they choose from. */
  zones: readonly string[];
  /** First and last hour at which they come. */
  hours: readonly [number, number];
  /** Highest offer of an auction in steps above the minimum; most offer much less. */
  mostSteps?: number;
  /** Most for one fan; default 4. */
  mostPlaces?: number;
}

/** Hours between two moments at which fans make wishes. */
const pace = 8;
/** One in so many raises an offer. */
const raisers = 6;

const shuffled = <T>(items: readonly T[], random: SeededRandom): T[] =>
  items
    .map((item) => ({ item, at: random.next() }))
    .sort((left, right) => left.at - right.at)
    .map(({ item }) => item);

function quantityOf({ mostPlaces = 4 }: CrowdPlan, random: SeededRandom): number {
  return Math.min(mostPlaces, random.pick([1, 1, 2, 2, 2, 2, 3, 4]));
}

function zonesOf({ way, zones }: CrowdPlan, random: SeededRandom): string[] {
  const ordered = shuffled(zones, random);
  return way === 'draw' && random.next() < 0.5 ? ordered : ordered.slice(0, 1);
}

/** Returns the wish of a fan, and for some a later one with more steps. */
function wishesOf(plan: CrowdPlan, fan: string, random: SeededRandom): SampleWish[] {
  const { event, way, mostSteps = 0 } = plan;
  const [first, last] = plan.hours;
  const hours = first + pace * random.between(0, Math.floor((last - first) / pace));
  const wish: SampleWish = {
    ...{ event, way, fan, hours },
    zones: zonesOf(plan, random),
    quantity: quantityOf(plan, random),
  };
  if (way === 'draw') return [wish];
  // Squared, so that low prices are many and high ones few.
  const offer = { ...wish, steps: Math.floor(mostSteps * random.next() ** 2) };
  const later = hours + pace;
  if (later > last || random.between(1, raisers) > 1) return [offer];
  return [offer, { ...offer, hours: later, steps: Math.min(mostSteps, offer.steps + random.between(1, 8)) }];
}

/** Lets fans ask for an event; the same ones at every call. */
export function crowdWishes(plan: CrowdPlan): SampleWish[] {
  const random = createSeededRandom(hashText(`${plan.way} of ${plan.event}`));
  return shuffled(crowd, random)
    .slice(0, plan.fans)
    .flatMap(({ emailAddress }) => wishesOf(plan, emailAddress, random));
}
