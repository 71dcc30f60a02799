/** A promise about what is built, and what came of it. */
export interface Measurement {
  name: string;
  unit: 'bytes gzip' | 'requests';
  limit: number;
  /** What it should be, where the limit only keeps it from growing. */
  goal?: number | undefined;
  /** Undefined when there is nothing to measure, which is a failure too. */
  amount?: number;
  /** What could not be found. */
  problem?: string;
}
