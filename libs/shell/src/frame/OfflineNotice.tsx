import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import { theme, WifiOffIcon } from '@foyer/ui-kit';
import { useOnline } from '../browser/useOnline.ts';

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
