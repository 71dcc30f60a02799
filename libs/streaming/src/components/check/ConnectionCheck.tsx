import { useTranslation } from 'react-i18next';
import { Button } from '@foyer/ui-kit';
import { gradeConnection } from '../../model/connection/measureConnection.ts';
import { useConnection } from '../../model/connection/useConnection.ts';
import { CheckRow, type CheckResult } from './CheckRow.tsx';

const results = { good: 'good', fair: 'fair', poor: 'bad' } as const satisfies Record<string, CheckResult>;
const tenths = (value: number): number => Math.round(value * 10) / 10;

/** Measured connection, with advice where it is slow [C2.31]. */
export function ConnectionCheck({ purpose }: { purpose: 'watch' | 'stage' }) {
  const { t } = useTranslation('stage');
  const { standing, measure } = useConnection();
  const again = <Button onClick={measure}>{t('check.again')}</Button>;
  const name = t('check.connection.name');
  if (standing.kind !== 'measured') {
    const isFailed = standing.kind === 'failed';
    return (
      <CheckRow
        name={name}
        result={isFailed ? 'bad' : 'open'}
        text={t(`check.connection.${standing.kind}`)}
        action={isFailed && again}
      />
    );
  }
  const { connection } = standing;
  const grade = gradeConnection(connection, purpose);
  const key = grade === 'good' || purpose === 'watch' ? grade : (`${grade}Stage` as const);
  return (
    <CheckRow
      name={name}
      result={results[grade]}
      text={t(`check.connection.${key}`, {
        down: tenths(connection.downMbps),
        up: tenths(connection.upMbps),
        delay: connection.delayMs,
      })}
      action={grade !== 'good' && again}
    />
  );
}
