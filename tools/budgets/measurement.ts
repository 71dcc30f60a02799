/** Promise about the build, and its measured result. */
export interface Measurement {
  name: string;
  unit: 'bytes gzip' | 'requests';
  limit: number;
  /** Desired value, if the limit merely prevents growth. */
  goal?: number | undefined;
  /** Undefined when there is nothing to measure, which is a failure too. */
  amount?: number;
  /** What could not be found. */
  problem?: string;
}
