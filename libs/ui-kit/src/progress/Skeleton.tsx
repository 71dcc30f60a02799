import { css, keyframes } from '@emotion/react';
import type { ReactNode } from 'react';
import { visuallyHidden } from '../layout/VisuallyHidden.tsx';
import { useUiTexts } from '../texts/UiTexts.tsx';
import { theme } from '../theme/theme.ts';

const breathe = keyframes({ '50%': { opacity: 0.45 } });
const block = css({
  display: 'block',
  maxWidth: '100%',
  background: theme.color.surface3,
  animation: `${breathe} 1.8s ease-in-out infinite`,
  [theme.media.reducedMotion]: { animation: 'none' },
  [theme.media.forcedColors]: { border: '1px solid' },
});
const radii = { text: theme.radius.small, block: theme.radius.medium, circle: '50%' };

export interface SkeletonProps {
  /** CSS length; full width by default. */
  width?: string;
  /** CSS length; a line of text by default. */
  height?: string;
  shape?: 'text' | 'block' | 'circle';
  /** Aspect ratio in place of a height, such as 16 / 9. */
  ratio?: number;
}

/** Placeholder in the shape of the content that is loading: a page with one is not there yet. */
export function Skeleton({ width = '100%', height, shape = 'text', ratio }: SkeletonProps) {
  const size = css({
    width,
    height: height ?? (ratio ? 'auto' : '1em'),
    aspectRatio: ratio,
    borderRadius: radii[shape],
  });
  return <span aria-hidden aria-busy css={[block, size]} />;
}

/** Announces once that content is loading, around its skeletons. */
export function SkeletonGroup({ label, children }: { label?: string; children: ReactNode }) {
  const texts = useUiTexts();
  return (
    <div aria-busy="true">
      <span role="status" css={visuallyHidden}>
        {label ?? texts.loading}
      </span>
      {children}
    </div>
  );
}
