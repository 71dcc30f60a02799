/** How often a race is run: `FOYER_SCALE=10` at night runs it ten times as often as CI. */
export const rounds = (count: number): number =>
  Math.max(1, Math.round(count * Number(process.env['FOYER_SCALE'] ?? 1)));

/** Codes of failed answers with how often each came, for one look at what happened. */
export function tally(answers: readonly { status: number; error?: { code: string } | undefined }[]) {
  const counts: Record<string, number> = {};
  for (const { status, error } of answers) {
    const name = status === 200 ? 'ok' : (error?.code ?? String(status));
    counts[name] = (counts[name] ?? 0) + 1;
  }
  return counts;
}
