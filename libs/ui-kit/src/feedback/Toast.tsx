import { css, keyframes } from '@emotion/react';
import type { ReactNode } from 'react';
import { IconButton } from '../actions/IconButton.tsx';
import { CloseIcon } from '../icons/Icons.tsx';
import { useUiTexts } from '../texts/UiTexts.tsx';
import { theme } from '../theme/theme.ts';
import { ToneIcon } from './ToneIcon.tsx';
import type { Tone } from './toneStyles.ts';

export interface ToastProps {
  tone?: Tone;
  open?: boolean;
  action?: ReactNode;
  onClose: () => void;
  /** Called when pointer or focus enters or leaves the toast. */
  onReadingChange?: (reading: boolean) => void;
  children: ReactNode;
}

const rise = keyframes({ from: { opacity: 0, transform: 'translateY(12px)' } });
const toast = css({
  display: 'flex',
  alignItems: 'center',
  gap: theme.space[3],
  paddingBlock: theme.space[1],
  paddingInline: `${theme.space[4]} ${theme.space[1]}`,
  border: `1px solid ${theme.color.border}`,
  borderRadius: theme.radius.medium,
  background: theme.color.surface2,
  color: theme.color.content,
  boxShadow: theme.shadow.overlay,
  animation: `${rise} ${theme.motion.transition} ${theme.motion.ease}`,
  transition: `opacity ${theme.motion.fade}`,
});
const leaving = css({ opacity: 0 });
/** The action wraps below the text where space is tight. */
const middle = css({
  flex: 1,
  minWidth: 0,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: theme.space[3],
});
const words = css({
  flex: '1 1 12rem',
  minWidth: 0,
  paddingBlock: theme.space[2],
  overflowWrap: 'anywhere',
});

/** Brief message that disappears. Opened by `useOverlays().toast`. */
export function Toast({
  tone = 'info',
  open = true,
  action,
  onClose,
  onReadingChange,
  children,
}: ToastProps) {
  const texts = useUiTexts();
  return (
    <div
      css={[toast, !open && leaving]}
      onPointerEnter={() => onReadingChange?.(true)}
      onPointerLeave={() => onReadingChange?.(false)}
      onFocus={() => onReadingChange?.(true)}
      onBlur={() => onReadingChange?.(false)}
    >
      <ToneIcon tone={tone} />
      <div css={middle}>
        <div css={words}>{children}</div>
        {action}
      </div>
      <IconButton label={texts.close} icon={<CloseIcon size={18} />} onClick={onClose} />
    </div>
  );
}
