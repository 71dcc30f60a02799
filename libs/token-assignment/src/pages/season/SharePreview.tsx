import { useTranslation } from 'react-i18next';
import { DataTable, DateTime } from '@foyer/ui-kit';
import { isolateText } from '@foyer/util';
import { usePlaceText } from '../../components/token/usePlaceText.ts';
import type { ShareRow } from './shareDates.ts';

/** Who gets what of which date, before it is sent; what stays is named too. */
export function SharePreview({ rows }: { rows: readonly ShareRow[] }) {
  const { t, i18n } = useTranslation('season');
  const placeText = usePlaceText();
  return (
    <DataTable
      caption={t('assign.preview')}
      rows={rows}
      rowKey={({ token }) => token.tokenId}
      columns={[
        {
          id: 'date',
          label: t('assign.date'),
          isLead: true,
          cell: ({ event }) => (
            <>
              {event.shortName}
              <br />
              <DateTime value={event.startsAt} zone={event.timezone} locale={i18n.language} />
            </>
          ),
        },
        { id: 'place', label: t('assign.place'), cell: ({ token }) => placeText(token) },
        {
          id: 'to',
          label: t('assign.to'),
          cell: ({ recipient }) => (recipient ? isolateText(recipient.email) : t('assign.you')),
        },
      ]}
    />
  );
}
