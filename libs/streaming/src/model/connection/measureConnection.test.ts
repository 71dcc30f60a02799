import { gradeConnection } from './measureConnection.ts';

it.each([
  ['watch', 8, 0.1, 900, 'good'],
  ['watch', 2, 9, 20, 'fair'],
  ['watch', 1, 9, 20, 'poor'],
  ['stage', 8, 3, 40, 'good'],
  ['stage', 8, 3, 500, 'fair'],
  ['stage', 8, 0.5, 40, 'poor'],
] as const)('to %s, %d Mbit/s down and %d up after %d ms is %s [C2.31c]', (...given) => {
  const [purpose, downMbps, upMbps, delayMs, grade] = given;
  expect(gradeConnection({ downMbps, upMbps, delayMs }, purpose)).toBe(grade);
});
