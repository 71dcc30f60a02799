import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, Stack } from '@foyer/ui-kit';
import { reportFault } from '../../error-reporting/reportFault.ts';
import { DebugPage } from './DebugPage.tsx';

/** Name of this page's test errors, to find them in reports. */
export const testFaultName = 'FoyerTestFault';

class FoyerTestFault extends Error {
  override readonly name = testFaultName;
}

function Faults() {
  const { t } = useTranslation('debug');
  const [isFailing, setFailing] = useState(false);
  const [isMade, setMade] = useState(false);
  if (isFailing) throw new FoyerTestFault('while drawing');
  const made = (make: () => void) => () => {
    setMade(true);
    make();
  };
  const handler = (): void => {
    throw new FoyerTestFault('in a handler');
  };
  return (
    <Stack gap={3} align="start">
      <Button onClick={() => setFailing(true)}>{t('errorReporting.draw')}</Button>
      <Button onClick={made(handler)}>{t('errorReporting.handler')}</Button>
      <Button onClick={made(() => void Promise.reject(new FoyerTestFault('in a promise')))}>
        {t('errorReporting.promise')}
      </Button>
      <Button onClick={made(() => reportFault(new FoyerTestFault('reported')))}>
        {t('errorReporting.report')}
      </Button>
      <p role="status">{isMade && t('errorReporting.made', { name: testFaultName })}</p>
    </Stack>
  );
}

/** Triggers an error of each kind, to check the reporting [I2.10]. */
export function ErrorReportingPage() {
  const { t } = useTranslation('debug');
  return (
    <DebugPage page="errorReporting" title={t('errorReporting.title')} intro={t('errorReporting.intro')}>
      <Faults />
    </DebugPage>
  );
}
