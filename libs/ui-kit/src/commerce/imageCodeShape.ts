import encodeQR from 'qr';

/** How an image code is drawn [C9.13]: shares, so that it looks the same at every size. */
export interface ImageCodeRatios {
  /** A dot's width to that of its field in the grid. */
  grid: number;
  /** The star's width in the middle to that of the code. */
  star: number;
  /** The radius of the three corners to their width: 0 is square, 0.5 is round. */
  corner: number;
  /** The height of the strip below, with words in it, to the width of the code. */
  footer: number;
}

type Limits = Record<keyof ImageCodeRatios, readonly [least: number, most: number, usual: number]>;

/** Within these a scanner reads it: dots that touch what they mean, a star smaller than what the code can miss. */
const limits: Limits = {
  grid: [0.6, 1, 0.86],
  star: [0, 0.24, 0.18],
  corner: [0, 0.5, 0.28],
  footer: [0, 0.4, 0.16],
};

/** Takes ratios from a configuration: what is missing or no number is the usual, what no scanner would read is bounded. */
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

/** The fields of a code without its border; a scanner can miss a third of them, as under a star. */
export function imageCodeMatrix(value: string): boolean[][] {
  const bordered = encodeQR(value, 'raw', { ecc: 'high', border: 1 });
  return bordered.slice(1, -1).map((line) => line.slice(1, -1));
}

export interface ImageCodeShape {
  /** The width of the code in fields; one more of them all round is the caller's quiet zone. */
  size: number;
  /** The middles of the dots. */
  dots: (readonly [x: number, y: number])[];
  dotRadius: number;
  /** The upper left of the three corners, 7 fields wide. */
  corners: (readonly [x: number, y: number])[];
  cornerRadius: number;
  /** From the middle of the code to a point of the star; 0 where there is none. */
  starRadius: number;
}

const cornerFields = 7;
/** What the star keeps free around it, in fields. */
const starMargin = 0.6;

/** Lays out the fields of a QR matrix (without its border) as dots, corners and a star. */
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

/** A star of five points round (x, y), as a path. */
export function starPath(x: number, y: number, radius: number): string {
  const points = Array.from({ length: 10 }, (_, index) => {
    const reach = index % 2 === 0 ? radius : radius * 0.45;
    const angle = (Math.PI / 5) * index - Math.PI / 2;
    return `${(x + reach * Math.cos(angle)).toFixed(2)} ${(y + reach * Math.sin(angle)).toFixed(2)}`;
  });
  return `M${points.join('L')}Z`;
}
