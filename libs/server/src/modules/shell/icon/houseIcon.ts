import { houseDoor as door } from '../../../platform/web/houseMark.ts';

/** Logo of the product, in the browser's light or dark colors. */
export const tabIcon = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-3 -1 28 28">
<style>.arch{fill:#1c1326}.door{fill:#a87311}@media (prefers-color-scheme:dark){.arch{fill:#faf6ee}.door{fill:#dba845}}</style>
${door('class="arch"', 'class="door"')}</svg>
`;

/** Background of the dark theme, also used behind home-screen icons. */
export const iconGround = '#180f1f';

/**
 * Draws the logo on a background, as home screens require.
 * @param room margin around the logo as a share of the edge; masks may crop a tenth on every side
 */
export function homeIcon(edge: number, room: number): string {
  const height = 26;
  const side = height / (1 - 2 * room);
  const [x, y] = [11 - side / 2, 13.5 - side / 2];
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${edge}" height="${edge}" viewBox="${x} ${y} ${side} ${side}"><rect x="${x}" y="${y}" width="${side}" height="${side}" fill="${iconGround}"/>${door('fill="#faf6ee"', 'fill="#dba845"')}</svg>`;
}
