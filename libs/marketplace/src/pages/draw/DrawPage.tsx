import { css } from '@emotion/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { useGetDrawRecordQuery } from '@foyer/api-client/marketplace';
import { Stack, theme } from '@foyer/ui-kit';
import { CheckDraw } from './fairness/CheckDraw.tsx';
import { DrawCommitments, DrawFacts } from './DrawFacts.tsx';
import { useWithCode } from '../../components/code/useWithCode.ts';
import { RequestFrame } from '../../components/request/RequestFrame.tsx';
import { Fairness } from './fairness/Fairness.tsx';
import { MyEntry } from './MyEntry.tsx';

const pollEveryMs = 30_000;
const columns = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.space[6],
  alignItems: 'start',
  [theme.media.desktop]: { gridTemplateColumns: 'minmax(0, 1fr) 420px' },
});

/** Public data of a draw, from which anyone can recompute it in the browser [C1.03]. */
export function DrawPage() {
  const { t } = useTranslation('draw');
  const { eventId = '' } = useParams();
  const coded = useWithCode(eventId);
  const [isOver, setOver] = useState(false);
  const query = useGetDrawRecordQuery(coded({ eventId }), { pollingInterval: isOver ? 0 : pollEveryMs });
  if (query.data?.record && !isOver) setOver(true);
  return (
    <RequestFrame
      eventId={eventId}
      title={t('check.title')}
      lead={t('check.lead')}
      query={query}
      failed={t('check.failed')}
      gone={{ title: t('gone'), hint: t('goneHint') }}
    >
      {(draw) => (
        <div css={columns}>
          <Stack gap={6}>
            {draw.record && <CheckDraw eventId={eventId} head={draw.record} />}
            <MyEntry draw={draw} />
            <DrawFacts draw={draw} />
            <DrawCommitments draw={draw} />
          </Stack>
          <Fairness eventId={eventId} hasLink={false} />
        </div>
      )}
    </RequestFrame>
  );
}
