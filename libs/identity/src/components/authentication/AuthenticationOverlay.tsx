import { useDispatch } from 'react-redux';
import { Dialog } from '@foyer/ui-kit/overlays';
import { useTranslation } from 'react-i18next';
import { topOf } from '../../model/authenticationFlow.ts';
import type { OpenFlow } from '../../model/flowRules.ts';
import { flowCancelled, flowProceeded } from '../../session/identitySlice.ts';
import { AuthenticationSteps } from './AuthenticationSteps.tsx';

/** The way in over any page; a sheet on phones [I2.21]. What is typed is not lost by a press beside it. */
export function AuthenticationOverlay({ flow }: { flow: OpenFlow }) {
  const { t } = useTranslation('identity');
  const dispatch = useDispatch();
  const step = topOf(flow);
  // There is a session by then: closing its success goes on, it does not take anything back.
  const close = step === 'accountReady' || step === 'passwordChanged' ? flowProceeded : flowCancelled;
  return (
    <Dialog
      open
      onClose={() => dispatch(close())}
      title={t(`steps.${step}`)}
      closeOnBackdrop={false}
      closable={step !== 'logout'}
    >
      <AuthenticationSteps flow={flow} />
    </Dialog>
  );
}
