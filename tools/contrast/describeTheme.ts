import type { MendedTheme, ThemeProblem } from '@foyer/ui-kit/contrast';

function describeProblem(problem: ThemeProblem): string {
  switch (problem.kind) {
    case 'contrast': {
      const { color, on, ratio, needed } = problem;
      return `${color} on ${on}: ${(Math.floor(ratio * 100) / 100).toFixed(2)}:1, needs ${needed}:1`;
    }
    case 'unknownToken':
      return `${problem.token}: no such token`;
    case 'invalidValue':
      return `${problem.token}: not a value that it may have; colours are #rrggbb`;
    case 'unreadable':
      return 'it cannot be read';
  }
}

/** Formats the result of the contrast gate for one tone, as lines for a terminal. */
export function describeTheme(tone: string, { accepted, problems, shifts, remaining }: MendedTheme): string {
  if (accepted) return `✓ ${tone}: every pair reads`;
  const lines = [
    `✗ ${tone}: ${problems.length} fail`,
    ...problems.map((one) => `    ${describeProblem(one)}`),
  ];
  if (shifts.length > 0) {
    lines.push(
      `  shifted in lightness:`,
      ...shifts.map(({ token, from, to }) => `    ${token} ${from} → ${to}`),
    );
  }
  if (remaining.length > 0) {
    lines.push(
      '  for a person to choose anew:',
      ...remaining.map((problem) => `    ${describeProblem(problem)}`),
    );
  }
  return lines.join('\n');
}
