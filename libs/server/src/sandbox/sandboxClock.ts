import type { FastifyInstance } from 'fastify';
import {
  moveClockOffset,
  readClockOffset,
  readDatabaseTime,
  setClockOffset,
} from '../platform/database/databaseClock.ts';
import { failure } from '../platform/http/answers/failure.ts';
import type { JobQueue } from '../platform/jobs/jobQueue.ts';
import type { Platform } from '../platform/platform.ts';

interface ClockRequest {
  /** Milliseconds to move, forward or back, relative to the current offset. */
  advanceMs?: number;
  /** Absolute offset from real time in milliseconds; 0 is real time. */
  offsetMs?: number;
}

const hundredYearsMs = 3.2e12;

/** Registers routes that read and move database time; due jobs run before the answer, which counts failed ones. */
export function registerSandboxClock(app: FastifyInstance, platform: Platform, jobs: JobQueue): void {
  const { query } = platform.database;
  const describe = async () => ({
    now: (await readDatabaseTime(query)).toISOString(),
    offsetMs: await readClockOffset(query),
  });

  app.get('/sandbox/clock', async (_request, reply) =>
    reply.header('cache-control', 'no-store').send(await describe()),
  );

  app.post<{ Body: ClockRequest | null }>('/sandbox/clock', async (request, reply) => {
    const { advanceMs = 0, offsetMs } = request.body ?? {};
    const isPossible = Math.abs(offsetMs ?? advanceMs) <= hundredYearsMs;
    if (!isPossible) throw failure('invalidRequest');
    if (offsetMs !== undefined) await setClockOffset(query, offsetMs);
    else if (!(await moveClockOffset(query, advanceMs, hundredYearsMs))) throw failure('invalidRequest');
    const { errors } = await jobs.runDue();
    return reply
      .header('cache-control', 'no-store')
      .send({ ...(await describe()), failedJobs: errors.length });
  });
}
