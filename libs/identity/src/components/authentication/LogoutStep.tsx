import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Spinner } from '@foyer/ui-kit';
import { useAuthentication } from '../../session/useAuthentication.ts';

/** Goes out before somebody else comes in [I4.01, I4.08]; the flow goes on once that is done. */
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
