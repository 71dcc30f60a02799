import { lazy, Suspense } from 'react';
import { useNavigate } from 'react-router';
import { usePaths } from '@foyer/api-client/shell';
import { Button, Inline, theme } from '@foyer/ui-kit';
import { useAuthentication } from '../../session/useAuthentication.ts';
import { useSession } from '../../session/useSession.ts';
import { preloadOverlay } from '../authentication/loadOverlay.ts';

/** Loaded for signed-in users only. */
const ProfileMenu = lazy(async () => ({ default: (await import('./ProfileMenu.tsx')).ProfileMenu }));
const place = { minHeight: theme.size.target, minWidth: theme.size.target };

export interface AccountMenuProps {
  /** Button texts, passed in so that pages needn't load the forms' namespace. */
  texts: { logIn: string; signUp: string };
}

/** Log in and Sign up buttons, or the profile menu [I2.23, I2.24]. */
export function AccountMenu({ texts }: AccountMenuProps) {
  const { status } = useSession();
  const { start } = useAuthentication();
  const navigate = useNavigate();
  const paths = usePaths();
  // A new account without another destination goes to My {product} [I4.11].
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
    <Inline gap={2} wrap={false} onPointerEnter={preloadOverlay} onFocus={preloadOverlay}>
      <Button variant="text" onClick={() => void open('login')}>
        {texts.logIn}
      </Button>
      <Button variant="secondary" onClick={() => void open('signUp')}>
        {texts.signUp}
      </Button>
    </Inline>
  );
}
