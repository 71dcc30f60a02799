/** Colours of a pass in both wallets where those of its event don't serve, the same as the stub's in mails. */
export const passColors = {
  ground: '#22142b',
  text: '#f7f0e6',
  label: '#bfb1c8',
  accent: '#e4a93c',
} as const;

/** Least contrast of text (WCAG 1.4.3). */
const leastContrast = 4.5;

/** Relative luminance of a colour `#rrggbb`. */
function luminanceOf(color: string): number {
  const [red, green, blue] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(color.slice(at, at + 2), 16) / 255;
    return share <= 0.040_45 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!;
}

const contrastOf = (ground: string, text: string): number => {
  const [dark, light] = [luminanceOf(ground), luminanceOf(text)].sort((left, right) => left - right);
  return (light! + 0.05) / (dark! + 0.05);
};

/** Chooses the colours of an event for its pass, unless the words of the pass could not be read on them. */
export function passColorsOf({ ink, accent }: { ink: string; accent: string }): {
  ground: string;
  accent: string;
} {
  const isReadable = [passColors.text, passColors.label].every(
    (text) => contrastOf(ink, text) >= leastContrast,
  );
  return isReadable ? { ground: ink, accent } : { ground: passColors.ground, accent: passColors.accent };
}
