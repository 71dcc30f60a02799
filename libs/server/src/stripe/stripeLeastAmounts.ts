/**
 * Least charges of Stripe in minor units, as its documentation lists them under "Minimum and maximum charge amounts".
 * Currencies that settle in another one are charged by its least amount, which only Stripe knows.
 */
const leastAmounts: Readonly<Record<string, number>> = {
  AED: 200,
  AUD: 50,
  BRL: 50,
  CAD: 50,
  CHF: 50,
  CZK: 1500,
  DKK: 250,
  EUR: 50,
  GBP: 30,
  HKD: 400,
  HUF: 17_500,
  INR: 50,
  JPY: 50,
  MXN: 1000,
  MYR: 200,
  NOK: 300,
  NZD: 50,
  PLN: 200,
  RON: 200,
  SEK: 300,
  SGD: 50,
  THB: 1000,
  USD: 50,
};

/** Returns the least total in minor units that Stripe charges. */
export const leastAmount = (currency: string): number => leastAmounts[currency] ?? 0;
