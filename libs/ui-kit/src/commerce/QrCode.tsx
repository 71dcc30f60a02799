import { css } from '@emotion/react';
import { useMemo } from 'react';
import encodeQR from 'qr';
import { theme } from '../theme/theme.ts';

export interface QrCodeProps {
  /** What the code says. */
  value: string;
  /** What it is, for those who listen. */
  label: string;
  /** Robust against dirt and scratches; `medium` scans from a phone at the greatest size of module. */
  correction?: 'low' | 'medium' | 'quartile' | 'high';
}

/** A scanner wants four light modules round the code. */
const quietZone = 4;

const code = css({
  display: 'block',
  width: '100%',
  height: 'auto',
  // A scanner needs light ground and dark modules whatever the theme and the system's colours are.
  background: theme.fixed.codeLight,
  fill: theme.fixed.codeDark,
  borderRadius: '12px',
  forcedColorAdjust: 'none',
});

/** One path for all modules: runs of dark ones as bars. */
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

/** A QR code, as large as its place, always dark on bright, with its quiet zone. */
export function QrCode({ value, label, correction = 'medium' }: QrCodeProps) {
  const { path, size } = useMemo(() => {
    const matrix = encodeQR(value, 'raw', { ecc: correction, border: quietZone });
    return { path: pathOf(matrix), size: matrix.length };
  }, [value, correction]);
  return (
    <svg css={code} viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label} shapeRendering="crispEdges">
      <path d={path} />
    </svg>
  );
}
