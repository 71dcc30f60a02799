import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useStore } from 'react-redux';
import { Card, Container, Stack, theme } from '@foyer/ui-kit';
import { topOf } from '../../model/authenticationFlow.ts';
import type { AuthenticationStep, FlowStart } from '../../model/flowRules.ts';
import { createFormDraft, FormDraftContext } from '../../session/formDraft.ts';
import { flowCancelled, type IdentityState } from '../../session/identitySlice.ts';
import { useAuthentication, type AuthenticationEnd } from '../../session/useAuthentication.ts';
import { useAuthenticationFlow } from '../../session/useSession.ts';
import { AuthenticationSteps } from './AuthenticationSteps.tsx';

export interface FlowPageProps {
  /** How the way in starts; it does so once, when the page is opened. */
  start: Pick<FlowStart, 'mode' | 'source' | 'at' | 'logoutExisting'>;
  /** The heading while no step is shown. */
  step: AuthenticationStep;
  onEnd?: (end: AuthenticationEnd) => void;
  /** The heading once the way in ended, where it is another one. */
  endTitle?: string;
  /** What is shown once the way in ended. */
  children: ReactNode | ((end: AuthenticationEnd) => ReactNode);
}

/** Starts a flow for as long as the page is there, and says how it ended. */
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

/** The way in as a page of its own: the same steps as over any page, one after the other [I2.02, I2.03]. */
export function FlowPage({ start, step, onEnd, endTitle, children }: FlowPageProps) {
  const { t } = useTranslation('identity');
  const end = useFlowOfPage({ start, onEnd });
  const flow = useAuthenticationFlow();
  const [draft] = useState(createFormDraft);
  const open = flow.kind === 'open' && flow.start.surface === 'page' ? flow : undefined;
  const title = !open && end && endTitle ? endTitle : t(`steps.${open ? topOf(open) : step}`);
  const after = typeof children === 'function' ? end && children(end) : end && children;
  return (
    <Container width="form" css={{ paddingBlock: theme.space[12] }}>
      <title>{title}</title>
      <Stack gap={6}>
        <h1>{title}</h1>
        {open ? (
          <Card as="div">
            <FormDraftContext value={draft}>
              <AuthenticationSteps flow={open} />
            </FormDraftContext>
          </Card>
        ) : (
          after
        )}
      </Stack>
    </Container>
  );
}
