/** Public source of randomness: one value per round, unpredictable before the round's time. */
export interface RandomnessBeacon {
  /** Names the service and its chain, as in a published draw. */
  source: string;
  /** Returns the first round whose value appears after a time; never one that is out already. @throws when the service does not answer */
  roundAfter: (time: Date) => Promise<number>;
  /** Returns when the value of a round appears. @throws when the service does not answer */
  timeOf: (round: number) => Promise<Date>;
  /** Returns the value of a round in hexadecimal; undefined before its time. @throws when the service does not answer */
  valueOf: (round: number) => Promise<string | undefined>;
}
