/** The sign of an organiser: a mark drawn in a 64 by 64 box, and the name beside it as text. */
export interface LogoPlan {
  name: string;
  /** SVG elements that use `currentColor` for the ink and `var-accent` for the brand colour. */
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

/** The logo for dark and for light ground. */
export function logoOf(plan: LogoPlan): { onDark: string; onLight: string } {
  return { onDark: draw(plan, '#f7f2ea'), onLight: draw(plan, '#1d1523') };
}
