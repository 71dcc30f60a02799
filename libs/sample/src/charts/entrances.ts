import { rectangle, type ChartPlan, type ChartShape } from '@foyer/catalogue';

/** Parts of the chart's width: large enough to read the sign on a phone. */
const width = 0.19;
const height = 0.038;
/** Free space around charts, which is part of their width. */
const margin = 60;

/**
 * Adds two entrances with signs behind the last places of a room, on its left and right.
 * @param word sign of an entrance, before its letter
 */
export function withEntrances(plan: ChartPlan, word = 'ENTRANCE'): ChartPlan {
  const points = [
    ...plan.shapes.map((shape) => shape.points),
    ...plan.sections.map((one) => one.outline),
  ].flat();
  const along = (axis: 0 | 1): number[] => points.filter((_, index) => index % 2 === axis);
  const [left, right] = [Math.min(...along(0)), Math.max(...along(0))];
  const whole = right - left + 2 * margin;
  const behind = Math.max(...along(1)) + 24;
  const entrance = (letter: string, middle: number): ChartShape => ({
    kind: 'floor',
    points: rectangle(
      Math.round(middle - (whole * width) / 2),
      Math.round(behind),
      Math.round(whole * width),
      Math.round(whole * height),
    ),
    label: `${word} ${letter}`,
  });
  const quarter = (right - left) / 4;
  return { ...plan, shapes: [...plan.shapes, entrance('A', left + quarter), entrance('B', right - quarter)] };
}
