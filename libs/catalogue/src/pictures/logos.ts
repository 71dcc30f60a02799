/** Logo of an organiser: a mark drawn in a 64 by 64 box, with the name beside it as text. */
export interface LogoPlan {
  name: string;
  /** SVG elements with `currentColor` for the ink and `var-accent` for the brand colour. */
  mark: string;
  accent: string;
  weight?: number;
  spacing?: number;
}

const family = 'Avenir Next, Futura, Century Gothic, Helvetica Neue, Arial, sans-serif';

function draw({ name, mark, accent, weight = 700, spacing = 0 }: LogoPlan, ink: string): string {
  const width = Math.ceil(84 + name.length * (19 + spacing));
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} 64" role="img" aria-label="${name}">`,
    mark.replaceAll('currentColor', ink).replaceAll('var-accent', accent),
    `<text x="80" y="43" font-family="${family}" font-size="31" font-weight="${weight}"`,
    ` letter-spacing="${spacing}" textLength="${width - 92}" lengthAdjust="spacingAndGlyphs" fill="${ink}">${name}</text>`,
    '</svg>',
  ].join('');
}

/** Lightens a brand colour for contrast on a dark background. */
function lifted(hex: string): string {
  const channels = [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16));
  const mixed = channels.map((value) => Math.round(value + (255 - value) * 0.35));
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}

/** Draws the logo for dark and for light backgrounds. */
export function logoOf(plan: LogoPlan): { onDark: string; onLight: string } {
  return {
    onDark: draw({ ...plan, accent: lifted(plan.accent) }, '#f7f2ea'),
    onLight: draw(plan, '#1d1523'),
  };
}
