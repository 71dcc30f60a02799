import { css } from '@emotion/react';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { PromoterEntryCodes } from '@foyer/contract';
import { Button, Card, Inline, QrCode, Stack, theme } from '@foyer/ui-kit';

const code = css({ width: 'min(100%, 320px)', marginInline: 'auto' });
const minutesShown = 10;

export interface EntryCodesProps {
  entryCodes: PromoterEntryCodes;
  /** Server time of the answer. */
  serverTime: string;
  /** Asks for the next codes. */
  onRefresh: () => void;
}

/** Entry codes of a sale that was just made, one at a time, for a guest who goes in at once. */
export function EntryCodes({ entryCodes: { codes, refreshAt }, serverTime, onRefresh }: EntryCodesProps) {
  const { t } = useTranslation('promoter');
  const [at, setAt] = useState(0);
  const shown = codes[Math.min(at, codes.length - 1)]!;
  const refresh = useEffectEvent(onRefresh);
  useEffect(() => {
    const wait = Math.max(0, Date.parse(refreshAt) - Date.parse(serverTime));
    const timer = setTimeout(() => refresh(), wait);
    return () => clearTimeout(timer);
  }, [refreshAt, serverTime]);
  const step = (by: number): void => setAt((at + by + codes.length) % codes.length);
  return (
    <Card as="section">
      <Stack gap={4}>
        <h2 css={{ fontSize: theme.text.large }}>{t('transaction.code')}</h2>
        <div css={code} data-entry-code={shown.code}>
          <QrCode value={shown.code} label={t('transaction.code')} />
        </div>
        {codes.length > 1 && (
          <Inline gap={3} css={{ justifyContent: 'center' }}>
            <Button variant="secondary" onClick={() => step(-1)}>
              {t('transaction.previous')}
            </Button>
            <span>{t('transaction.codeOf', { at: at + 1, count: codes.length })}</span>
            <Button variant="secondary" onClick={() => step(1)}>
              {t('transaction.next')}
            </Button>
          </Inline>
        )}
        <p css={{ color: theme.color.contentMuted }}>
          {t('transaction.codeHint', { minutes: minutesShown })}
        </p>
      </Stack>
    </Card>
  );
}
