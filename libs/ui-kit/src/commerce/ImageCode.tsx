import { css } from '@emotion/react';
import { useMemo } from 'react';
import { theme } from '../theme/theme.ts';
import { codeStyle, quietZone } from './codeStyle.ts';
import {
  imageCodeMatrix,
  layOutImageCode,
  starPath,
  type ImageCodeRatios,
  type ImageCodeShape,
} from './imageCodeShape.ts';

export interface ImageCodeProps {
  /** Encoded value. */
  value: string;
  /** Accessible name. */
  label: string;
  /** Proportions from the configuration; see `readImageCodeRatios` [C9.13]. */
  ratios: ImageCodeRatios;
  /** Text of the strip below: the seat or the area. */
  footer?: string;
}

const light = css({ fill: theme.fixed.codeLight });
const words = css({ fontFamily: theme.font.display, fontWeight: 700, textAnchor: 'middle' });

const dotsPath = ({ dots, dotRadius: r }: ImageCodeShape): string =>
  dots.map(([x, y]) => `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0`).join('');

/** Dark, light and dark squares, 7, 5 and 3 fields wide, rounded in proportion. */
function Corner({ x, y, radius }: { x: number; y: number; radius: number }) {
  return (
    <>
      {[0, 1, 2].map((inset) => {
        const width = 7 - 2 * inset;
        return (
          <rect
            key={inset}
            x={x + inset}
            y={y + inset}
            width={width}
            height={width}
            rx={(radius * width) / 7}
            {...(inset === 1 ? { css: light } : {})}
          />
        );
      })}
    </>
  );
}

/** {product} code as an image: a QR code of dots, round corners and a star, with the seat in a strip below. */
export function ImageCode({ value, label, ratios, footer }: ImageCodeProps) {
  const shape = useMemo(() => layOutImageCode(imageCodeMatrix(value), ratios), [value, ratios]);
  const path = useMemo(() => dotsPath(shape), [shape]);
  const { size, corners, cornerRadius, starRadius } = shape;
  const strip = footer ? ratios.footer * size : 0;
  const [width, height] = [size + 2 * quietZone, size + 2 * quietZone + strip];
  return (
    <svg
      css={codeStyle}
      viewBox={`${-quietZone} ${-quietZone} ${width} ${height}`}
      role="img"
      aria-label={label}
    >
      <path d={path} />
      {corners.map(([x, y]) => (
        <Corner key={`${x}-${y}`} x={x} y={y} radius={cornerRadius} />
      ))}
      {starRadius > 0 && <path d={starPath(size / 2, size / 2, starRadius)} />}
      {strip > 0 && (
        <text
          css={words}
          x={size / 2}
          y={size + quietZone / 2 + strip * 0.8}
          fontSize={Math.min(strip * 0.8, (size / (footer ?? '').length) * 1.6)}
        >
          {footer}
        </text>
      )}
    </svg>
  );
}
