import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import type { EventProfile } from '@foyer/contract';
import { useAbility } from '@foyer/api-client/shell';
import { Button, Stack, formatInstant, theme, useOverlays } from '@foyer/ui-kit';
import { Dialog } from '@foyer/ui-kit/overlays';
import { listText } from '@foyer/util';

const list = css({
  listStyle: 'none',
  display: 'grid',
  gap: theme.space[1],
  fontSize: theme.text.small,
  color: theme.color.contentMuted,
});
const millionth = 1_000_000;
const basisPoints = 10_000;

/** Rules of reselling, told before anybody buys: until when, for how much, what the organiser gets of a profit [C2.25d]. */
export function ResaleNote({ profile }: { profile: EventProfile }) {
  const { t, i18n } = useTranslation('places');
  const overlays = useOverlays();
  const { policy, resale, summary } = profile;
  if (!useAbility('resale') || !resale) return null;
  const percent = (part: number): string =>
    new Intl.NumberFormat(i18n.language, { style: 'percent', maximumFractionDigits: 2 }).format(part);
  const { resaleUntil, resaleCapBasisPoints: cap } = policy;
  const share = percent(resale.sharePpm / millionth);
  const until =
    resaleUntil &&
    formatInstant(new Date(resaleUntil), {
      zone: summary.timezone,
      locale: i18n.language,
      format: 'dateTime',
      showZone: false,
    });
  const explain = () =>
    void overlays.open(({ open, close }) => (
      <Dialog
        open={open}
        onClose={close}
        title={t('resale.dialog.title')}
        footer={<Button onClick={close}>{t('resale.dialog.close')}</Button>}
      >
        <Stack gap={3}>
          <p>{t('resale.dialog.text', { percent: share })}</p>
          <p>{t('resale.dialog.example')}</p>
        </Stack>
      </Dialog>
    ));
  const rules = [
    ...(until ? [t('resale.until', { date: until })] : []),
    ...(cap === undefined ? [t('resale.noCap')] : []),
    ...(cap === 0 ? [t('resale.faceCap')] : []),
    ...(cap ? [t('resale.cap', { percent: percent(cap / basisPoints) })] : []),
    resale.sharePpm === 0 ? t('resale.noShare') : t('resale.share', { percent: share }),
    ...(resale.blocked.length === 0
      ? []
      : [t('resale.blocked', { names: listText(resale.blocked, i18n.language) })]),
  ];
  return (
    <Stack as="section" gap={3}>
      <h2>{t('resale.title')}</h2>
      <ul css={list}>
        {rules.map((rule) => (
          <li key={rule}>{rule}</li>
        ))}
      </ul>
      {resale.sharePpm > 0 && (
        <div>
          <Button variant="text" onClick={explain}>
            {t('resale.how')}
          </Button>
        </div>
      )}
    </Stack>
  );
}
