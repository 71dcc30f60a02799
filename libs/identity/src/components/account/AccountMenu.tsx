import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { usePaths } from '@foyer/api-client/shell';
import { Button, Inline, theme } from '@foyer/ui-kit';
import { useAuthentication } from '../../session/useAuthentication.ts';
import { useSession } from '../../session/useSession.ts';

/** Only who is signed in needs the menu, and its code. */
const ProfileMenu = lazy(async () => ({ default: (await import('./ProfileMenu.tsx')).ProfileMenu }));
const place = { minHeight: theme.size.target, minWidth: theme.size.target };

/** Log in and Sign up, or the profile menu [I2.23, I2.24]. */
export function AccountMenu() {
  const { t } = useTranslation('identity');
  const { status } = useSession();
  const { start } = useAuthentication();
  const navigate = useNavigate();
  const paths = usePaths();
  // Who made an account without wanting anything in particular goes to My {product} [I4.11].
  const open = async (step: 'login' | 'signUp'): Promise<void> => {
    const { outcome, isNewAccount } = await start(step);
    if (outcome === 'COMPLETED' && isNewAccount) await navigate(paths.myTokensGoing());
  };
  if (status !== 'signedOut') {
    return (
      <Suspense fallback={<span css={place} />}>
        <ProfileMenu />
      </Suspense>
    );
  }
  return (
    <Inline gap={2} wrap={false}>
      <Button variant="text" onClick={() => void open('login')}>
        {t('menu.logIn')}
      </Button>
      <Button variant="secondary" onClick={() => void open('signUp')}>
        {t('menu.signUp')}
      </Button>
    </Inline>
  );
}
