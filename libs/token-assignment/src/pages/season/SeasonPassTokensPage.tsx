import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { usePaths } from '@foyer/api-client/shell';
import { LinkButton, Stack } from '@foyer/ui-kit';
import { SeasonDateCard } from './SeasonDateCard.tsx';
import { SeasonPassFrame } from './SeasonPassFrame.tsx';

const list = css({ listStyle: 'none', padding: 0, margin: 0 });

/** All {product} of a season pass by date, with the state of each [C2.13b]. */
export function SeasonPassTokensPage() {
  const { t } = useTranslation('season');
  const paths = usePaths();
  const { eventId = '' } = useParams();
  const back = { href: paths.seasonPass({ eventId }), text: t('pass.backToPass') };
  return (
    <SeasonPassFrame title={t('all.title')} back={back}>
      {(passes) => (
        <>
          {passes.map(({ membership: { membershipId, name, organiserName }, dates }) => (
            <section key={membershipId} aria-labelledby={membershipId}>
              <Stack gap={4}>
                <h2 id={membershipId}>{name}</h2>
                <Stack as="ul" gap={4} css={list}>
                  {dates.map((date) => (
                    <SeasonDateCard key={date.event.eventId} date={date} organiserName={organiserName} />
                  ))}
                </Stack>
              </Stack>
            </section>
          ))}
          <div>
            <LinkButton variant="primary" href={paths.seasonPassBulkAssign({ eventId })}>
              {t('pass.send')}
            </LinkButton>
          </div>
        </>
      )}
    </SeasonPassFrame>
  );
}
