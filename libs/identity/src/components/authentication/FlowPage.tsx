import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useStore } from 'react-redux';
import { Card } from '@foyer/ui-kit';
import { topOf } from '../../model/authenticationFlow.ts';
import type { AuthenticationStep, FlowStart } from '../../model/flowRules.ts';
import { createFormDraft, FormDraftContext } from '../../session/formDraft.ts';
import { flowCancelled, type IdentityState } from '../../session/identitySlice.ts';
import { useAuthentication, type AuthenticationEnd } from '../../session/useAuthentication.ts';
import { useAuthenticationFlow } from '../../session/useSession.ts';
import { FormPage } from '../form-page/FormPage.tsx';
import { AuthenticationSteps } from './AuthenticationSteps.tsx';

export interface FlowPageProps {
  /** Start of the flow, which begins once, when the page opens. */
  start: Pick<FlowStart, 'mode' | 'source' | 'at' | 'logoutExisting'>;
  /** Step that names the page while none is shown. */
  step: AuthenticationStep;
  onEnd?: (end: AuthenticationEnd) => void;
  /** Heading once the flow has ended, if it differs. */
  endTitle?: string;
  /** Content once the flow has ended. */
  children: ReactNode | ((end: AuthenticationEnd) => ReactNode);
}

/** Runs a flow for the lifetime of the page, and reports its end. */
function useFlowOfPage({ start: wanted, onEnd }: Pick<FlowPageProps, 'start' | 'onEnd'>) {
  const { start } = useAuthentication();
  const store = useStore<{ identity: IdentityState }>();
  const [end, setEnd] = useState<AuthenticationEnd>();
  const first = useRef({ wanted, onEnd });
  const begin = useRef(start);
  useEffect(() => {
    first.current.onEnd = onEnd;
  });
  useEffect(() => {
    let isHere = true;
    const { mode, ...more } = first.current.wanted;
    void begin.current(mode, { ...more, surface: 'page' }).then((found) => {
      if (!isHere) return;
      setEnd(found);
      first.current.onEnd?.(found);
    });
    return () => {
      isHere = false;
      const { flow } = store.getState().identity;
      if (flow.kind === 'open' && flow.start.surface === 'page') store.dispatch(flowCancelled());
    };
  }, [store]);
  return end;
}

/** Authentication flow as a page, with the same steps as the overlay [I2.02, I2.03]. */
export function FlowPage({ start, step, onEnd, endTitle, children }: FlowPageProps) {
  const { t } = useTranslation('identity');
  const end = useFlowOfPage({ start, onEnd });
  const flow = useAuthenticationFlow();
  const [draft] = useState(createFormDraft);
  const open = flow.kind === 'open' && flow.start.surface === 'page' ? flow : undefined;
  const title = !open && end && endTitle ? endTitle : t(`steps.${open ? topOf(open) : step}`);
  const after = typeof children === 'function' ? end && children(end) : end && children;
  return (
    <FormPage title={title}>
      {open ? (
        <Card as="div">
          <FormDraftContext value={draft}>
            <AuthenticationSteps flow={open} />
          </FormDraftContext>
        </Card>
      ) : (
        after
      )}
    </FormPage>
  );
}
