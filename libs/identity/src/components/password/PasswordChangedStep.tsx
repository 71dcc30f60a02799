import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import { Button, Notice, Stack } from '@foyer/ui-kit';
import { flowProceeded } from '../../session/identitySlice.ts';

/** Success of a reset: there is a session, and the flow continues [I4.07, I4.02]. */
export function PasswordChangedStep() {
  const { t } = useTranslation('identity');
  const dispatch = useDispatch();
  return (
    <Stack gap={4}>
      <Notice tone="success">{t('reset.done')}</Notice>
      <Button variant="primary" size="large" onClick={() => dispatch(flowProceeded())}>
        {t('verify.goOn')}
      </Button>
    </Stack>
  );
}
