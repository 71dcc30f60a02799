import type { OfferLikelihood } from '@foyer/contract';
import { allocateOffers } from '../closing/allocateOffers.ts';
import type { Market, OfferLevel } from './chance.ts';
import { shownBands } from './marketFigures.ts';

/** Numbers from 0 to 1 that are the same in every run. */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

interface Bidder {
  /** Time of the offer and of its raise, as a share of the window. */
  at: number;
  raisesAt: number | undefined;
  price: number;
  /** What it is raised to. */
  worth: number;
  quantity: number;
}

interface Shape {
  name: string;
  stock: number;
  bidders: number;
  raisers: number;
  /** Raises come after this share of the window. */
  raisesAfter: number;
  most: number;
  worth: (random: () => number) => number;
  maximum: number | null;
}

const [minimum, step] = [4_000, 500];
const onStep = (price: number) => minimum + Math.max(0, Math.round((price - minimum) / step)) * step;
const spread = (random: () => number) => minimum + (random() + random() + random()) * 4_000;
const shapes: Shape[] = [
  {
    name: 'few bidders',
    stock: 12,
    bidders: 14,
    raisers: 0.3,
    raisesAfter: 0.3,
    most: 2,
    worth: spread,
    maximum: null,
  },
  {
    name: 'many bidders',
    stock: 60,
    bidders: 400,
    raisers: 0.3,
    raisesAfter: 0.2,
    most: 2,
    worth: spread,
    maximum: null,
  },
  {
    name: 'late raisers',
    stock: 60,
    bidders: 250,
    raisers: 0.7,
    raisesAfter: 0.9,
    most: 2,
    worth: spread,
    maximum: null,
  },
  {
    name: 'groups',
    stock: 80,
    bidders: 120,
    raisers: 0.3,
    raisesAfter: 0.4,
    most: 6,
    worth: spread,
    maximum: null,
  },
  {
    ...{ name: 'clustered prices', stock: 60, bidders: 220, raisers: 0.3, raisesAfter: 0.3, most: 4 },
    worth: (random) => [5_000, 7_500, 7_500, 10_000][Math.floor(random() * 4)]! + (random() < 0.1 ? 500 : 0),
    maximum: 12_000,
  },
];

function bidderOf(shape: Shape, random: () => number): Bidder {
  const worth = shape.worth(random);
  const at = random();
  const raises = random() < shape.raisers;
  return {
    at,
    raisesAt: raises ? Math.max(at, shape.raisesAfter + random() * (1 - shape.raisesAfter)) : undefined,
    price: onStep(raises ? minimum + (worth - minimum) * (0.4 + random() * 0.5) : worth),
    worth: onStep(worth),
    quantity: 1 + Math.floor(random() * shape.most),
  };
}

interface Placed {
  offerId: string;
  price: number;
  reachedAt: number;
  quantity: number;
}

/** Offers as they are at a time of the window. */
const offersAt = (bidders: readonly Bidder[], time: number): Placed[] =>
  bidders.flatMap(({ at, raisesAt, price, worth, quantity }, n) => {
    if (at > time) return [];
    const isRaised = raisesAt !== undefined && raisesAt <= time && worth > price;
    return [
      { offerId: `${n}`, quantity, price: isRaised ? worth : price, reachedAt: isRaised ? raisesAt : at },
    ];
  });

function levelsOf(offers: readonly Placed[]): OfferLevel[] {
  const levels = new Map<string, OfferLevel>();
  for (const { price, quantity } of offers) {
    const key = `${price} ${quantity}`;
    levels.set(key, { price, quantity, offers: (levels.get(key)?.offers ?? 0) + 1 });
  }
  return [...levels.values()].sort((left, right) => right.price - left.price);
}

/** Runs an auction in which one more fan asks and offers once. @returns what they were told, and whether they got in */
function ask(shape: Shape, random: () => number): { told: OfferLikelihood; isIn: boolean } {
  const bidders = Array.from({ length: shape.bidders }, () => bidderOf(shape, random));
  const time = 0.05 + random() * 0.95;
  const quantity = 1 + Math.floor(random() * shape.most);
  const { stock, maximum } = shape;
  const market: Market = {
    ...{ minimum, step, maximum, stock, elapsed: time, isSeated: false },
    levels: levelsOf(offersAt(bidders, time)),
  };
  const price = onStep(minimum + random() * 12_000);
  const offered = maximum === null ? price : Math.min(price, maximum);
  const told = shownBands(market, quantity).findLast(({ from }) => from <= offered)!.gettingIn;
  const ranked = [
    ...offersAt(bidders, 1),
    { offerId: 'asker', price: offered, reachedAt: time, quantity },
  ].sort((left, right) => right.price - left.price || left.reachedAt - right.reachedAt);
  return { told, isIn: allocateOffers(ranked, stock).some(({ offerId }) => offerId === 'asker') };
}

// A yes is rare among few bidders.
const runs = 1_000;

describe('what the meter says of getting in', () => {
  it.each(shapes)(
    'is right with $name: yes 9 times in 10, no at most once in 10 [C4.22f, C4.22h]',
    (shape) => {
      const random = randomFrom(shape.stock * 1_000 + shape.bidders);
      const asked = Array.from({ length: runs }, () => ask(shape, random));
      const share = (likelihood: OfferLikelihood) => {
        const told = asked.filter((each) => each.told === likelihood);
        return { told: told.length, isIn: told.filter(({ isIn }) => isIn).length / Math.max(1, told.length) };
      };
      const [yes, no] = [share('yes'), share('no')];
      expect(yes.told).toBeGreaterThan(20);
      expect(no.told).toBeGreaterThan(20);
      expect(yes.isIn).toBeGreaterThanOrEqual(0.9);
      expect(no.isIn).toBeLessThanOrEqual(0.1);
    },
  );
});
