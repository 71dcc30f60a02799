import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import type { Auction } from '@foyer/contract';
import { formatMoney } from '@foyer/util';
import { Card, Stack, theme } from '@foyer/ui-kit';

const list = css({
  margin: 0,
  display: 'grid',
  gap: theme.space[3],
  '& dt': { fontWeight: 600 },
  '& dd': { margin: 0 },
});

/** Published result: the lowest accepted price of each group. */
export function CutOffs({ auction: { groups } }: { auction: Auction }) {
  const { t, i18n } = useTranslation('auction');
  return (
    <Card as="section">
      <Stack gap={4}>
        <h2 css={{ fontSize: theme.text.large }}>{t('result.title')}</h2>
        <dl css={list}>
          {groups.map(({ offerGroupId, name, cutOff }) => (
            <div key={offerGroupId}>
              <dt>{name}</dt>
              <dd>
                {cutOff?.price
                  ? t('result.price', {
                      price: formatMoney(cutOff.price, i18n.language),
                      count: cutOff.winners,
                    })
                  : t('result.none')}
              </dd>
            </div>
          ))}
        </dl>
        <p>{t('result.why')}</p>
      </Stack>
    </Card>
  );
}
