import encodeQR from 'qr';

/** Proportions of an image code [C9.13], as ratios, so that it looks the same at every size. */
export interface ImageCodeRatios {
  /** Width of a dot relative to its grid field. */
  grid: number;
  /** Width of the star in the middle relative to the code. */
  star: number;
  /** Corner radius relative to the corner's width: 0 is square, 0.5 round. */
  corner: number;
  /** Height of the strip below relative to the code's width. */
  footer: number;
}

type Limits = Record<keyof ImageCodeRatios, readonly [least: number, most: number, usual: number]>;

/** Limits within which scanners read the code. */
const limits: Limits = {
  grid: [0.6, 1, 0.86],
  star: [0, 0.24, 0.18],
  corner: [0, 0.5, 0.28],
  footer: [0, 0.4, 0.16],
};

/** Parses the proportions of a configuration: invalid values get the default, extreme ones the nearest limit. */
export function readImageCodeRatios(value: unknown): ImageCodeRatios {
  const given = (typeof value === 'object' && value !== null ? value : {}) as Record<string, unknown>;
  const ratio = (name: keyof ImageCodeRatios): number => {
    const [least, most, usual] = limits[name];
    const number = given[name];
    return typeof number === 'number' && Number.isFinite(number)
      ? Math.min(most, Math.max(least, number))
      : usual;
  };
  return { grid: ratio('grid'), star: ratio('star'), corner: ratio('corner'), footer: ratio('footer') };
}

/** Returns the fields of a code without its border; a third of them may be covered, as by a star. */
export function imageCodeMatrix(value: string): boolean[][] {
  const bordered = encodeQR(value, 'raw', { ecc: 'high', border: 1 });
  return bordered.slice(1, -1).map((line) => line.slice(1, -1));
}

export interface ImageCodeShape {
  /** Width of the code in fields; the caller adds the quiet zone. */
  size: number;
  /** Centres of the dots. */
  dots: (readonly [x: number, y: number])[];
  dotRadius: number;
  /** Top left of the three corners, each 7 fields wide. */
  corners: (readonly [x: number, y: number])[];
  cornerRadius: number;
  /** Distance from the centre to the star's points; 0 without a star. */
  starRadius: number;
}

const cornerFields = 7;
/** Space around the star, in fields. */
const starMargin = 0.6;

/** Lays out the fields of a QR matrix (without border) as dots, corners and a star. */
export function layOutImageCode(
  matrix: readonly (readonly boolean[])[],
  ratios: ImageCodeRatios,
): ImageCodeShape {
  const size = matrix.length;
  const far = size - cornerFields;
  const corners = [
    [0, 0],
    [far, 0],
    [0, far],
  ] as const;
  const isInCorner = (x: number, y: number): boolean =>
    corners.some(([left, top]) => x >= left && x < left + cornerFields && y >= top && y < top + cornerFields);
  const starRadius = (ratios.star * size) / 2;
  const middle = size / 2;
  const isUnderStar = (x: number, y: number): boolean =>
    starRadius > 0 && Math.hypot(x + 0.5 - middle, y + 0.5 - middle) < starRadius + starMargin;
  const dots = matrix.flatMap((line, y) =>
    line.flatMap((isDark, x) =>
      isDark && !isInCorner(x, y) && !isUnderStar(x, y) ? [[x + 0.5, y + 0.5] as const] : [],
    ),
  );
  return {
    size,
    dots,
    dotRadius: ratios.grid / 2,
    corners: [...corners],
    cornerRadius: ratios.corner * cornerFields,
    starRadius,
  };
}

/** Builds a five-pointed star around (x, y) as a path. */
export function starPath(x: number, y: number, radius: number): string {
  const points = Array.from({ length: 10 }, (_, index) => {
    const reach = index % 2 === 0 ? radius : radius * 0.45;
    const angle = (Math.PI / 5) * index - Math.PI / 2;
    return `${(x + reach * Math.cos(angle)).toFixed(2)} ${(y + reach * Math.sin(angle)).toFixed(2)}`;
  });
  return `M${points.join('L')}Z`;
}
