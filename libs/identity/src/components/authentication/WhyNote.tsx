import { useTranslation } from 'react-i18next';
import { Notice } from '@foyer/ui-kit';
import type { AuthenticationSource, OpenFlow } from '../../model/flowRules.ts';
import { useSessionLost } from '../../session/useSession.ts';

const reasons: Partial<Record<AuthenticationSource, 'acceptToken' | 'redirectToDiscover' | 'verifyEmail'>> = {
  acceptToken: 'acceptToken',
  redirectToDiscover: 'redirectToDiscover',
  verifyEmail: 'verifyEmail',
};

/** Explains at the first step why log-in is needed, where the pressed button didn't [I3.28, I4.15]. */
export function WhyNote({ flow }: { flow: OpenFlow }) {
  const { t } = useTranslation('identity');
  const isSessionLost = useSessionLost();
  const { stack, start } = flow;
  if (isSessionLost) {
    return (
      <Notice tone="info" title={t('sessionLost.title')}>
        {t('sessionLost.hint')}
      </Notice>
    );
  }
  const reason = start.source && reasons[start.source];
  const isFirst = stack.length === 1 && ['oauthList', 'login', 'signUp'].includes(stack[0]);
  return reason && isFirst ? <Notice tone="info">{t(`why.${reason}`)}</Notice> : null;
}
