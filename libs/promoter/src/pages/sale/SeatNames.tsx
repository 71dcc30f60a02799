import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import { useGetSeatChartQuery } from '@foyer/api-client/marketplace';
import { theme } from '@foyer/ui-kit';
import { splitSeatCode } from '@foyer/util';

const list = css({ margin: 0, padding: 0, listStyle: 'none', color: theme.color.contentMuted });

/** Names the picked seats. */
export function SeatNames({ eventId, seatCodes }: { eventId: string; seatCodes: readonly string[] }) {
  const { t } = useTranslation('promoter');
  const { data } = useGetSeatChartQuery({ eventId });
  return (
    <ul css={list}>
      {seatCodes.map((code) => {
        const [sectionCode = '', row = '', seat = ''] = splitSeatCode(code);
        const named = data?.sections.find((each) => each.sectionCode === sectionCode);
        return <li key={code}>{t('sale.seat', { section: named?.name ?? sectionCode, row, seat })}</li>;
      })}
    </ul>
  );
}
