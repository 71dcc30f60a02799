import { useDispatch } from 'react-redux';
import { Dialog } from '@foyer/ui-kit/overlays';
import { useTranslation } from 'react-i18next';
import { topOf } from '../../model/authenticationFlow.ts';
import type { OpenFlow } from '../../model/flowRules.ts';
import { flowCancelled, flowProceeded } from '../../session/identitySlice.ts';
import { AuthenticationSteps } from './AuthenticationSteps.tsx';

/** Authentication flow over any page; a sheet on phones [I2.21]. A backdrop press loses nothing that was typed. */
export function AuthenticationOverlay({ flow }: { flow: OpenFlow }) {
  const { t } = useTranslation('identity');
  const dispatch = useDispatch();
  const step = topOf(flow);
  // These steps have a session already: closing them continues the flow.
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
