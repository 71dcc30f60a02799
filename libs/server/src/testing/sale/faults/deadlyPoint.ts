import type { FaultPoint } from '../../../platform/platform.ts';

interface DeadlyPoint {
  /** Fault point of the servers that may die. */
  faultPoint: FaultPoint;
  /** Kills the next server that reaches a point. @returns resolves when it is dead, with the calls at which it stood */
  killAt: (point: string) => Promise<string>;
  /** Lets the servers live. */
  spare: () => void;
}

/** Kills servers of a test: a killed one never goes on after the point. */
export function createDeadlyPoint(): DeadlyPoint {
  let deadly: { point: string; died: (stack: string) => void } | undefined;
  return {
    faultPoint: (point) => {
      if (deadly?.point !== point) return undefined;
      deadly.died(new Error(point).stack ?? '');
      deadly = undefined;
      return new Promise(() => undefined);
    },
    killAt: (point) => new Promise((died) => (deadly = { point, died })),
    spare: () => (deadly = undefined),
  };
}
