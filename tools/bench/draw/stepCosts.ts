/** Costs of one step of a draw. */
interface StepCost {
  what: string;
  /** Of all threads of the process, those that hash among them. */
  cpuMs: number;
  seconds: number;
}

/** Output of a bench's child process, as JSON. */
export interface DrawFigures {
  steps: StepCost[];
  /** Size of the published entries as JSON. */
  megabytes: number;
  /** Highest memory of the process. */
  peakMegabytes: number;
}

const steps: StepCost[] = [];

/** Measures a step of a child, and says when it is done: those of a million entries take minutes. */
export async function measure<Result>(what: string, work: () => Promise<Result>): Promise<Result> {
  const [before, startedAt] = [process.cpuUsage(), performance.now()];
  const result = await work();
  const { user, system } = process.cpuUsage(before);
  const cost = { what, cpuMs: (user + system) / 1000, seconds: (performance.now() - startedAt) / 1000 };
  steps.push(cost);
  process.stderr.write(`${what}: ${cost.seconds.toFixed(1)} s\n`);
  return result;
}

/** Writes the figures of a child. */
export function writeFigures(bytes: number): void {
  const peakMegabytes = process.resourceUsage().maxRSS / 1024;
  process.stdout.write(JSON.stringify({ steps, megabytes: bytes / 1_000_000, peakMegabytes }));
}
