import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import { postFrameEvent } from '@foyer/api-client';
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

export interface WidgetBarProps {
  /** Whether the host page takes the frame away when it is asked to. */
  isClosable?: boolean;
}

/** Replaces the header in a frame: log out, and close where the host page offers that [I2.26, C3.37a]. */
export function WidgetBar({ isClosable = false }: WidgetBarProps) {
  const { t } = useTranslation('shell');
  const { status } = useSession();
  const { logOut } = useAuthentication();
  if (status === 'signedOut' && !isClosable) return null;
  return (
    <div css={bar}>
      {status !== 'signedOut' && (
        <Button variant="text" onClick={() => void logOut()}>
          {t('header.logOut')}
        </Button>
      )}
      {isClosable && (
        <Button variant="text" onClick={() => postFrameEvent({ type: 'close' })}>
          {t('header.close')}
        </Button>
      )}
    </div>
  );
}

/** Creates the bar that the host page asks for in the frame's first address. */
export const createWidgetBar = (search: string) => {
  const isClosable = new URLSearchParams(search).get('closable') === '1';
  return () => <WidgetBar isClosable={isClosable} />;
};
