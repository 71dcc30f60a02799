/** Line of a report: the figures of every round, and the goal. */
export interface GoalLine {
  what: string;
  /** One figure per round; the median counts. */
  figures: readonly number[];
  goal?: { atLeast: number } | { atMost: number };
  unit?: string;
  note?: string;
}

export const median = (values: readonly number[]): number => {
  const sorted = [...values].sort((left, right) => left - right);
  return (sorted[Math.floor((sorted.length - 1) / 2)]! + sorted[Math.ceil((sorted.length - 1) / 2)]!) / 2;
};

/** Returns the ratio of both sides, round by round. */
export const ratios = (ours: readonly number[], theirs: readonly number[]): number[] =>
  ours.map((value, at) => value / theirs[at]!);

const digits = (value: number): string => (Math.abs(value) >= 100 ? value.toFixed(0) : value.toFixed(2));

function verdict({ figures, goal }: GoalLine): [goal: string, verdict: string] {
  if (!goal) return ['', ''];
  const value = median(figures);
  const isReached = 'atLeast' in goal ? value >= goal.atLeast : value <= goal.atMost;
  const words = 'atLeast' in goal ? `>= ${goal.atLeast}` : `<= ${goal.atMost}`;
  return [words, isReached ? 'reached' : 'NOT REACHED'];
}

/** Prints the lines under a title: median, spread over the rounds, goal, result. */
export function printGoals(title: string, lines: readonly GoalLine[]): void {
  const width = Math.max(...lines.map(({ what }) => what.length));
  console.log(`\n${title}`);
  console.log(
    `  ${''.padEnd(width)} ${'median'.padStart(8)}      ${'least - most'.padEnd(17)} ${'goal'.padEnd(8)}`,
  );
  for (const line of lines) {
    const { what, figures, unit = 'x', note = '' } = line;
    const spread = `${digits(Math.min(...figures))} - ${digits(Math.max(...figures))}`;
    const [goal, result] = verdict(line);
    const columns = [
      digits(median(figures)).padStart(8),
      unit.padEnd(4),
      spread.padEnd(17),
      goal.padEnd(8),
      result,
    ];
    console.log(`  ${what.padEnd(width)} ${columns.join(' ')}${note ? `  ${note}` : ''}`.trimEnd());
  }
}
