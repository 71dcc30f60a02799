import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import { useAuthentication, useSession } from '@foyer/identity';
import { Button, theme } from '@foyer/ui-kit';

const bar = css({
  display: 'flex',
  justifyContent: 'flex-end',
  alignItems: 'center',
  gap: theme.space[2],
  padding: `${theme.space[2]} ${theme.space[4]}`,
  '&:empty': { display: 'none' },
});

/** Replaces the header in a frame: log out only [I2.26]. */
export function WidgetBar() {
  const { t } = useTranslation('shell');
  const { status } = useSession();
  const { logOut } = useAuthentication();
  if (status === 'signedOut') return null;
  return (
    <div css={bar}>
      <Button variant="text" onClick={() => void logOut()}>
        {t('header.logOut')}
      </Button>
    </div>
  );
}
