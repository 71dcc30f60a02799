import { css } from '@emotion/react';
import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { theme, WifiOffIcon } from '@foyer/ui-kit';

function subscribe(onChange: () => void): () => void {
  window.addEventListener('online', onChange);
  window.addEventListener('offline', onChange);
  return () => {
    window.removeEventListener('online', onChange);
    window.removeEventListener('offline', onChange);
  };
}

/** Tells whether the device is online, as far as the browser can tell. */
export const useOnline = (): boolean => useSyncExternalStore(subscribe, () => navigator.onLine);

const bar = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: theme.space[2],
  padding: `${theme.space[2]} ${theme.space[4]}`,
  background: theme.color.warningSurface,
  color: theme.color.content,
  fontSize: theme.text.small,
});

/** Notice of a lost connection, with what still works. */
export function OfflineNotice() {
  const { t } = useTranslation('shell');
  const isOnline = useOnline();
  return (
    <div role="status">
      {!isOnline && (
        <p css={bar}>
          <WifiOffIcon size={18} />
          {t('offline.notice')}
        </p>
      )}
    </div>
  );
}
