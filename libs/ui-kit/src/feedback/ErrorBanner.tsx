import { css, keyframes } from '@emotion/react';
import type { ReactNode } from 'react';
import { IconButton } from '../actions/IconButton.tsx';
import { CloseIcon } from '../icons/Icons.tsx';
import { useUiTexts } from '../texts/UiTexts.tsx';
import { theme } from '../theme/theme.ts';
import { ToneIcon } from './ToneIcon.tsx';

export interface ErrorBannerProps {
  open?: boolean;
  onClose: () => void;
  children: ReactNode;
}

const rise = keyframes({ from: { transform: 'translateY(100%)' } });
const banner = css({
  width: '100%',
  borderTop: `2px solid ${theme.color.danger}`,
  background: theme.color.dangerSurface,
  color: theme.color.content,
  animation: `${rise} ${theme.motion.transition} ${theme.motion.ease}`,
  transition: `opacity ${theme.motion.fade}`,
});
const leaving = css({ opacity: 0 });
const row = css({
  display: 'flex',
  alignItems: 'center',
  gap: theme.space[3],
  maxWidth: theme.size.page,
  margin: '0 auto',
  padding: `${theme.space[2]} ${theme.space[4]}`,
  paddingBottom: `max(${theme.space[2]}, env(safe-area-inset-bottom))`,
});
const words = css({ flex: 1, minWidth: 0, overflowWrap: 'anywhere' });

/** Error at the bottom of the page, shown until it is closed [I8.04]. Opened by `useOverlays().showError`. */
export function ErrorBanner({ open = true, onClose, children }: ErrorBannerProps) {
  const texts = useUiTexts();
  return (
    <div css={[banner, !open && leaving]} role="alert">
      <div css={row}>
        <ToneIcon tone="danger" />
        <div css={words}>{children}</div>
        <IconButton label={texts.close} icon={<CloseIcon />} onClick={onClose} />
      </div>
    </div>
  );
}
