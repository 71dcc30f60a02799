const door = (arch: string, leaf: string): string =>
  `<path ${arch} d="M1 26V11a10 10 0 0 1 20 0v15h-4V11A6 6 0 0 0 5 11v15z"/><path ${leaf} d="M8 26V12a3 3 0 0 1 6 0v14z"/>`;

/** The open door of the house, in the tone of the browser. */
export const tabIcon = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-3 -1 28 28">
<style>.arch{fill:#1c1326}.door{fill:#a87311}@media (prefers-color-scheme:dark){.arch{fill:#faf6ee}.door{fill:#dba845}}</style>
${door('class="arch"', 'class="door"')}</svg>
`;

/** The ground of the dark theme, which an icon on a home screen stands on. */
export const iconGround = '#180f1f';

/**
 * The door on its ground, for home screens, which show no bare drawing.
 * @param room what is left free around the door, as a share of the edge: a mask may take a tenth on every side
 */
export function homeIcon(edge: number, room: number): string {
  const height = 26;
  const side = height / (1 - 2 * room);
  const [x, y] = [11 - side / 2, 13.5 - side / 2];
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${edge}" height="${edge}" viewBox="${x} ${y} ${side} ${side}"><rect x="${x}" y="${y}" width="${side}" height="${side}" fill="${iconGround}"/>${door('fill="#faf6ee"', 'fill="#dba845"')}</svg>`;
}
