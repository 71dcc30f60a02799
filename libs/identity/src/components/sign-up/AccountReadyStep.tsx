import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import { useDeployment } from '@foyer/api-client/shell';
import { Notice } from '@foyer/ui-kit';
import { flowProceeded } from '../../session/identitySlice.ts';

/** Default, until the configuration has loaded [I9.03]. */
const usualSuccessMs = 2_000;

/** Confirms the new account for the success delay; the flow then continues as a new account [I4.05]. */
export function AccountReadyStep() {
  const { t } = useTranslation('identity');
  const dispatch = useDispatch();
  const successMs = useDeployment()?.successMs ?? usualSuccessMs;
  useEffect(() => {
    const timer = setTimeout(() => dispatch(flowProceeded()), successMs);
    return () => clearTimeout(timer);
  }, [dispatch, successMs]);
  return <Notice tone="success">{t('signUp.done')}</Notice>;
}
