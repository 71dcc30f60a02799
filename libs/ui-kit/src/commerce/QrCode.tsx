import { useMemo } from 'react';
import encodeQR from 'qr';
import { codeStyle, quietZone } from './codeStyle.ts';

export interface QrCodeProps {
  /** Encoded value. */
  value: string;
  /** Accessible name. */
  label: string;
  /** Error correction; `medium` has the largest modules that still scan well from a phone. */
  correction?: 'low' | 'medium' | 'quartile' | 'high';
}

/** Draws all modules as one path: runs of dark ones as bars. */
function pathOf(matrix: boolean[][]): string {
  return matrix
    .flatMap((line, y) =>
      line.map((dark, x) => {
        if (!dark || line[x - 1]) return '';
        const end = line.indexOf(false, x);
        const length = (end === -1 ? line.length : end) - x;
        return `M${x} ${y}h${length}v1h-${length}z`;
      }),
    )
    .join('');
}

/** QR code that fills its container, always dark on light, with its quiet zone. */
export function QrCode({ value, label, correction = 'medium' }: QrCodeProps) {
  const { path, size } = useMemo(() => {
    const matrix = encodeQR(value, 'raw', { ecc: correction, border: quietZone });
    return { path: pathOf(matrix), size: matrix.length };
  }, [value, correction]);
  return (
    <svg
      css={codeStyle}
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <path d={path} />
    </svg>
  );
}
