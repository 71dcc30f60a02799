import { css } from '@emotion/react';
import { theme } from '../theme/theme.ts';
import { ErrorBanner } from '../feedback/ErrorBanner.tsx';
import { Toast } from '../feedback/Toast.tsx';
import { useUiTexts } from '../texts/UiTexts.tsx';
import type { OverlayEntry, OverlayStack } from './overlayStack.ts';

const region = css({
  position: 'fixed',
  inset: 'auto 0 0 0',
  zIndex: theme.layer.toast,
  display: 'grid',
  justifyItems: 'center',
  pointerEvents: 'none',
  '& > *': { pointerEvents: 'auto' },
});
const toasts = css({
  display: 'grid',
  gap: theme.space[2],
  width: `min(100%, ${theme.size.dialog})`,
  padding: theme.space[4],
  pointerEvents: 'none',
  '&:empty': { padding: 0 },
  '& > *': { pointerEvents: 'auto' },
});

/** Live region of toasts and the error banner. Mounted before the first message, or it wouldn't be announced. */
export function MessageRegion({ stack, entries }: { stack: OverlayStack; entries: readonly OverlayEntry[] }) {
  const texts = useUiTexts();
  return (
    <section css={region} aria-label={texts.messages}>
      <div css={toasts} role="status" aria-live="polite">
        {entries.map((entry) =>
          entry.kind === 'toast' ? (
            <Toast
              key={entry.id}
              tone={entry.tone}
              open={entry.open}
              action={entry.action}
              onClose={() => stack.close(entry.id, 'user')}
              onReadingChange={(reading) => (reading ? stack.pause(entry.id) : stack.resume(entry.id))}
            >
              {entry.text}
            </Toast>
          ) : null,
        )}
      </div>
      {entries.map((entry) =>
        entry.kind === 'banner' ? (
          <ErrorBanner key={entry.id} open={entry.open} onClose={() => stack.close(entry.id, 'user')}>
            {entry.text}
          </ErrorBanner>
        ) : null,
      )}
    </section>
  );
}
