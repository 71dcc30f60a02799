import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import { Notice, Stack } from '@foyer/ui-kit';
import { Dialog } from '@foyer/ui-kit/overlays';
import type { OpenFlow } from '../../model/authenticationFlow.ts';
import { flowCancelled, flowProceeded } from '../../session/identitySlice.ts';
import { useSessionLost } from '../../session/useSession.ts';
import { AuthenticationSteps } from './AuthenticationSteps.tsx';

/** The way in over any page; a sheet on phones [I2.21]. What is typed is not lost by a press beside it. */
export function AuthenticationOverlay({ flow }: { flow: OpenFlow }) {
  const { t } = useTranslation('identity');
  const dispatch = useDispatch();
  const isSessionLost = useSessionLost();
  const step = flow.stack[flow.stack.length - 1] ?? 'login';
  // There is an account by then: closing its success goes on, it does not take anything back.
  const close = step === 'accountReady' ? flowProceeded : flowCancelled;
  return (
    <Dialog open onClose={() => dispatch(close())} title={t(`steps.${step}`)} closeOnBackdrop={false}>
      <Stack gap={4}>
        {isSessionLost && (
          <Notice tone="info" title={t('sessionLost.title')}>
            {t('sessionLost.hint')}
          </Notice>
        )}
        <AuthenticationSteps flow={flow} />
      </Stack>
    </Dialog>
  );
}
