import { useTranslation } from 'react-i18next';
import { Button } from '@foyer/ui-kit';
import type { DeviceKind, DeviceStanding } from '../../model/devices/createDevices.ts';
import { CheckRow, type CheckResult } from './CheckRow.tsx';

export interface DeviceCheckProps {
  kind: DeviceKind;
  standing: DeviceStanding;
  /** The microphone was loud enough to be heard. */
  isHeard?: boolean;
  onAsk: () => void;
  onHelp: () => void;
}

const results: Record<DeviceStanding, CheckResult> = {
  idle: 'open',
  asking: 'open',
  ready: 'good',
  refused: 'bad',
  missing: 'bad',
  busy: 'bad',
  unsupported: 'bad',
};

/** Camera or microphone: ready, or what stands in the way and how to mend it [C2.31, C8.17]. */
export function DeviceCheck({ kind, standing, isHeard = false, onAsk, onHelp }: DeviceCheckProps) {
  const { t } = useTranslation('stage');
  const text =
    kind === 'microphone' && standing === 'ready' && isHeard
      ? t('check.microphone.heard')
      : t(`check.${kind}.${standing}`);
  const needsHelp = standing === 'refused' || standing === 'unsupported';
  const isAskable = standing === 'missing' || standing === 'busy';
  return (
    <CheckRow
      name={t(`check.${kind}.name`)}
      result={results[standing]}
      text={text}
      action={
        needsHelp ? (
          <Button onClick={onHelp}>{t('check.help')}</Button>
        ) : (
          isAskable && <Button onClick={onAsk}>{t('check.again')}</Button>
        )
      }
    />
  );
}
