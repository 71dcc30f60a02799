import { expect, type BrowserContext, type Frame, type Page } from '@playwright/test';
import { type CanaryKind, knownCanaries } from '../people/canaries.ts';
import type { FanAccount } from '../people/fanAccount.ts';
import { type SaidText, findCanaries } from './findCanaries.ts';
import { keptThings } from './keptThings.ts';

export interface Allowance {
  place: RegExp;
  kinds: readonly CanaryKind[];
  why: string;
}

/** Personal data that may be stored while a user is signed in; after logout nothing of it may remain. */
export const allowances: readonly Allowance[] = [
  {
    place: /^localStorage foyer-auth-token$/,
    kinds: ['session'],
    why: 'logging in stores the token [I4.12]',
  },
  {
    place: /^localStorage event-cart-storage$/,
    kinds: ['purchase token'],
    why: 'the cart is persisted [C3.24a]',
  },
  {
    place: /^localStorage foyer-entry-secrets$/,
    kinds: ['entry secret'],
    why: 'a code needs no network [C2.29f]',
  },
  {
    place: /^sessionStorage foyer\.form\.contact$/,
    kinds: ['first name', 'last name', 'address of mail', 'postal code'],
    why: 'what was typed outlives a 401 and a reload [I4.15]',
  },
  {
    place: /^cache foyer-owned-1$/,
    kinds: ['first name', 'last name', 'address of mail'],
    why: 'a fan finds the own account and tokens without a network [I2.30]',
  },
];

/** Lists traces of personal data in storage: `session in cache foyer-owned-1`. */
export async function tracesIn(page: Page | Frame, context: BrowserContext, foreign?: FanAccount) {
  const things = await keptThings(page, context);
  const found = findCanaries(things, knownCanaries());
  const allowed = ({ kind, place }: { kind: CanaryKind; place: string }): Allowance | undefined =>
    allowances.find((each) => each.place.test(place) && each.kinds.includes(kind));
  const foreigners = things.filter(
    ({ text }) => foreign && (text.includes(foreign.emailAddress) || text.includes(foreign.token)),
  );
  return {
    things,
    all: found.map(({ kind, place }) => `${kind} in ${place}`),
    stray: [
      ...found.filter((each) => !allowed(each)).map(({ kind, place }) => `${kind} in ${place}`),
      ...foreigners.map(({ place }) => `somebody else in ${place}`),
    ],
    used: found.map(allowed).filter((each) => each !== undefined),
  };
}

/** All places that may hold data after logout; a tab keeps its address and scroll position. */
const ofTheDevice =
  /^(localStorage (userLocale|foyer-consent)|sessionStorage foyer(-session-id|\.wayBack|-scroll-positions)|cookie userLocale|cache foyer-(shell|assets)-1|IndexedDB workbox-expiration|service worker|history\.state)$/;

/** Public answers, and an empty cart. */
const ofAnybody: readonly { place: string; text: RegExp }[] = [
  { place: 'cache foyer-owned-1', text: /^\S+\/api\/(configuration\/public|whitelabel\/config\.json)\?/ },
  {
    place: 'localStorage event-cart-storage',
    text: /^event-cart-storage \{"eventsCart":"\{\}","_persist":"[^"\\]*(\\"[^"\\]*)*"\}$/,
  },
];

const mayStay = ({ place, text }: SaidText): boolean =>
  ofTheDevice.test(place) || ofAnybody.some((each) => each.place === place && each.text.test(text));

/** Expects that no personal data remains, and nothing beyond the device's own settings [I4.14]. */
export async function expectNothingLeft(page: Page | Frame, context: BrowserContext): Promise<void> {
  const left = async () => {
    const { all, things } = await tracesIn(page, context);
    return [
      ...all,
      ...things.filter((each) => !mayStay(each)).map(({ place, text }) => `${place}: ${text.slice(0, 200)}`),
    ];
  };
  await expect.poll(left).toEqual([]);
}
