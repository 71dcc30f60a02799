import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Spinner } from '@foyer/ui-kit';
import { useAuthentication } from '../../session/useAuthentication.ts';

/** Logs out before another user logs in [I4.01, I4.08]; the flow then continues. */
export function LogoutStep() {
  const { t } = useTranslation('identity');
  const { logOut } = useAuthentication();
  const wasAsked = useRef(false);
  useEffect(() => {
    if (wasAsked.current) return;
    wasAsked.current = true;
    void logOut();
  }, [logOut]);
  return <Spinner label={t('logOut.going')} size={40} />;
}
