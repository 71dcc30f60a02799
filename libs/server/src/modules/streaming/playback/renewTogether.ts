import type { ErrorCode } from '@foyer/contract';
import { inTransaction } from '../../../platform/database/inTransaction.ts';
import { outsideRequests } from '../../../platform/database/requestWait.ts';
import type { Platform } from '../../../platform/platform.ts';
import { stateKey } from '../../../platform/serverState.ts';
import { seconds } from '../../../platform/time/units.ts';
import { renewLeases, type Heartbeat } from './leaseRepository.ts';

export const leaseSeconds = 30;

/** Time between two writes: heartbeats that arrive meanwhile are stored together. */
const pauseMs = 25;
const mostAtOnce = 1000;

/** Renewed lease at a database time, or why the session is over. */
export type Renewal = { eventId: string; now: Date } | { refusal: ErrorCode };

interface Waiting {
  heartbeat: Heartbeat;
  settle: (renewal: Renewal) => void;
  fail: (error: unknown) => void;
}

/**
 * Stores heartbeats of many sessions in few statements. Nothing is kept between them, so that any process can answer the
 * next one.
 */
class RenewalQueue {
  readonly #platform: Platform;
  #waiting: Waiting[] = [];
  #isRunning = false;

  constructor(platform: Platform) {
    this.#platform = platform;
  }

  renew(heartbeat: Heartbeat): Promise<Renewal> {
    return new Promise((settle, fail) => {
      this.#waiting.push({ heartbeat, settle, fail });
      // The statement is of no request: it is for all that wait.
      if (!this.#isRunning) void outsideRequests(() => this.#run());
    });
  }

  async #run(): Promise<void> {
    this.#isRunning = true;
    while (this.#waiting.length > 0) {
      await this.#store(this.#waiting.splice(0, mostAtOnce));
      await this.#platform.timer.pause(pauseMs);
    }
    this.#isRunning = false;
  }

  async #store(batch: readonly Waiting[]): Promise<void> {
    try {
      const { now, outcomes } = await inTransaction(this.#platform.database, async (tx, at) => ({
        now: at,
        outcomes: await renewLeases(
          tx,
          batch.map(({ heartbeat }) => heartbeat),
          { now: at, leaseUntil: new Date(at.getTime() + seconds(leaseSeconds)) },
        ),
      }));
      const bySession = new Map(outcomes.map((each) => [each.sessionId, each]));
      for (const { heartbeat, settle } of batch) {
        const { eventId, refusal } = bySession.get(heartbeat.sessionId)!;
        settle(refusal === null ? { eventId: eventId!, now } : { refusal });
      }
    } catch (error) {
      for (const { fail } of batch) fail(error);
    }
  }
}

const queues = stateKey<RenewalQueue>('renewals of playback');

/** Renews the lease of a playback session, together with those of others. */
export const renewTogether = (platform: Platform, heartbeat: Heartbeat): Promise<Renewal> =>
  platform.state.of(queues, () => new RenewalQueue(platform)).renew(heartbeat);
