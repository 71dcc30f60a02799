import { css } from '@emotion/react';
import { useState } from 'react';
import { CheckIcon, ClockIcon } from '../icons/Icons.tsx';
import { theme } from '../theme/theme.ts';

export interface AvatarProps {
  /** Name of the person; the initials come from it. */
  name: string;
  src?: string;
  /** Size in pixels; 40 by default. */
  size?: number;
  /** Verification state of the photo, and its accessible label. */
  status?: { state: 'verified' | 'pending'; label: string };
  /** Hides it from screen readers, where the name stands beside it. */
  decorative?: boolean;
}

const face = css({
  position: 'relative',
  display: 'inline-grid',
  flex: 'none',
  placeItems: 'center',
  borderRadius: '50%',
  background: theme.color.surface3,
  color: theme.color.content,
  fontWeight: 700,
  lineHeight: 1,
  userSelect: 'none',
  [theme.media.forcedColors]: { border: '1px solid' },
});
const photo = css({ width: '100%', height: '100%', borderRadius: '50%', objectFit: 'cover' });
const sign = css({
  position: 'absolute',
  insetInlineEnd: '-2px',
  bottom: '-2px',
  display: 'grid',
  placeItems: 'center',
  width: '18px',
  height: '18px',
  border: `2px solid ${theme.color.background}`,
  borderRadius: '50%',
});
const signs = {
  verified: css({ background: theme.color.success, color: theme.color.background }),
  pending: css({ background: theme.color.surface1, color: theme.color.content }),
} as const;

/** Returns the initials of the first and the last word, or one letter for a single name. */
export function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/).filter(Boolean);
  const [first = ''] = words;
  const last = words.length > 1 ? (words.at(-1) ?? '') : '';
  return [first, last]
    .map((word) => Array.from(word)[0] ?? '')
    .join('')
    .toLocaleUpperCase();
}

/** Photo of a person, or initials until it loads or when it fails. */
export function Avatar({ name, src, size = 40, status, decorative = false }: AvatarProps) {
  const [failedSrc, setFailedSrc] = useState<string>();
  const text = status ? `${name}, ${status.label}` : name;
  return (
    <span
      css={[face, { width: size, height: size, fontSize: Math.round(size * 0.4) }]}
      {...(decorative ? { 'aria-hidden': true } : { role: 'img', 'aria-label': text })}
    >
      {src && src !== failedSrc ? (
        <img css={photo} src={src} alt="" width={size} height={size} onError={() => setFailedSrc(src)} />
      ) : (
        <span aria-hidden>{initialsOf(name)}</span>
      )}
      {status && (
        <span css={[sign, signs[status.state]]} aria-hidden>
          {status.state === 'verified' ? <CheckIcon size={12} /> : <ClockIcon size={12} />}
        </span>
      )}
    </span>
  );
}
