import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { toneSurface, toneText, type Tone } from '../feedback/toneStyles.ts';
import { theme } from '../theme/theme.ts';

export interface BadgeProps {
  tone?: Tone | 'neutral' | 'accent';
  icon?: ReactNode;
  children: ReactNode;
}

const badge = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: theme.space[1],
  padding: '2px 8px',
  borderRadius: theme.radius.small,
  background: theme.color.surface3,
  color: theme.color.content,
  fontSize: theme.text.caption,
  fontWeight: 600,
  lineHeight: 1.45,
  [theme.media.forcedColors]: { border: '1px solid' },
});
const accent = css({ background: theme.color.accent, color: theme.color.accentContent });

/** Label such as "Resale", "Best view" or "18+". */
export function Badge({ tone = 'neutral', icon, children }: BadgeProps) {
  const isStatus = tone !== 'neutral' && tone !== 'accent';
  return (
    <span
      css={[badge, tone === 'accent' && accent, isStatus && toneSurface[tone], isStatus && toneText[tone]]}
    >
      {icon}
      {children}
    </span>
  );
}
