import type { FastifyInstance } from 'fastify';
import { readClockOffset, readDatabaseTime, setClockOffset } from '../platform/database/databaseClock.ts';
import { failure } from '../platform/http/failure.ts';
import type { JobQueue } from '../platform/jobs/jobQueue.ts';
import type { Platform } from '../platform/platform.ts';

interface ClockRequest {
  /** Milliseconds to move, forward or back, relative to the current offset. */
  advanceMs?: number;
  /** Absolute offset from real time in milliseconds; 0 is real time. */
  offsetMs?: number;
}

const hundredYearsMs = 3.2e12;

/** Registers routes that read and move database time; due jobs run before the answer. */
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
    const { advanceMs, offsetMs } = request.body ?? {};
    const wanted = offsetMs ?? (await readClockOffset(query)) + (advanceMs ?? 0);
    if (!Number.isFinite(wanted) || Math.abs(wanted) > hundredYearsMs) throw failure('invalidRequest');
    await setClockOffset(query, wanted);
    await jobs.drain();
    return reply.header('cache-control', 'no-store').send(await describe());
  });
}
