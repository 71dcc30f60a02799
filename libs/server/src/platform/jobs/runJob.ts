import type { Job as QueuedJob } from 'pg-boss';
import { describeError, type DescribedError } from '../faults/describeError.ts';
import type { Platform } from '../platform.ts';
import { usualRetries, type AnyJob } from './job.ts';
import type { TellJobFault } from './jobFaults.ts';

/** Job taken from its queue; only those given to a worker have a signal. */
type FetchedJob = Omit<QueuedJob<object>, 'signal'> & Partial<Pick<QueuedJob<object>, 'signal'>>;

interface JobSurroundings {
  platform: Platform;
  tellFault: TellJobFault;
}

/** Runs a job. @throws errors of the job, after reporting them */
async function runJob(
  { platform, tellFault }: JobSurroundings,
  job: AnyJob,
  { id, data, retryCount, signal }: FetchedJob,
): Promise<void> {
  const tell = (error: unknown): void => {
    const { name, retryLimit = usualRetries } = job;
    tellFault(error, { job: name, attempt: retryCount + 1, isLast: retryCount >= retryLimit });
  };
  // The queue gives up jobs that exceed their lease without reporting it.
  const tellLate = (): void => tell(new Error('given up before it was done'));
  signal?.addEventListener('abort', tellLate);
  try {
    await job.handle(data, { platform, jobId: id });
    await platform.faultPoint('job.handled');
  } catch (error) {
    tell(error);
    throw error;
  } finally {
    signal?.removeEventListener('abort', tellLate);
  }
}

type RunResult = { id: string } & ({ status: 'completed' } | { status: 'failed'; output: DescribedError });

/** Runs jobs separately, so that a failure affects no other. Stored results contain no personal data [PV-04]. */
export async function runBatch(
  around: JobSurroundings,
  job: AnyJob,
  batch: readonly FetchedJob[],
  noteError: (error: unknown) => void = () => undefined,
): Promise<RunResult[]> {
  const results: RunResult[] = [];
  for (const queued of batch) {
    const result = await runJob(around, job, queued).then(
      () => ({ status: 'completed' as const }),
      (error: unknown) => {
        noteError(error);
        return { status: 'failed' as const, output: describeError(error) };
      },
    );
    results.push({ id: queued.id, ...result });
  }
  return results;
}
