import { useTranslation } from 'react-i18next';
import type { WaitListEntry } from '@foyer/contract';
import { Card, DateTime, RichText, Stack, theme } from '@foyer/ui-kit';
import { LeaveButton } from './LeaveButton.tsx';

/** Place in line, demand ahead of it, and the likelihood of an offer. */
export function WaitingPanel({ entry }: { entry: WaitListEntry }) {
  const { t, i18n } = useTranslation('waitList');
  const { event, names, quantity, maySplit, joinedAt, place = 1, ahead = 0, chance = 'unknown' } = entry;
  const list = new Intl.ListFormat(i18n.language, { type: 'disjunction' }).format(names);
  const since = <DateTime value={joinedAt} zone={event.timezone} locale={i18n.language} />;
  return (
    <Card>
      <Stack gap={4}>
        <h2 css={{ fontSize: theme.text.large }}>{t('waiting.title', { place })}</h2>
        <Stack gap={1}>
          <p>{ahead === 0 ? t('waiting.next') : t('waiting.ahead', { count: ahead })}</p>
          <p>{t(`chance.${chance}`)}</p>
        </Stack>
        <Stack gap={1} css={{ color: theme.color.contentMuted }}>
          <p>{t('waiting.wish', { count: quantity, names: list })}</p>
          {maySplit && <p>{t('waiting.split')}</p>}
          <p>
            <RichText text={t('waiting.since')} elements={{ date: since }} />
          </p>
        </Stack>
        <div>
          <LeaveButton eventId={event.eventId} text={t('leave.button')} />
        </div>
      </Stack>
    </Card>
  );
}
