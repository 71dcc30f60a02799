import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Token } from '@foyer/contract';
import { DataTable, Stack } from '@foyer/ui-kit';
import { isolateText } from '@foyer/util';
import { usePlaceText } from '../../../components/token/usePlaceText.ts';
import type { Recipient } from '../../../model/recipients.ts';

/** Gives recipients the tokens in the order in which both are listed, as the server does. */
function allot<Token>(
  recipients: readonly Recipient[],
  tokens: readonly Token[],
): { recipient: Recipient; tokens: readonly Token[] }[] {
  let at = 0;
  return recipients.map((recipient) => {
    const from = at;
    at += recipient.qty;
    return { recipient, tokens: tokens.slice(from, at) };
  });
}

/** Rows that are shown; a file has up to 10,000. */
const mostRows = 50;

export interface BulkPreviewProps {
  recipients: readonly Recipient[];
  tokens: readonly Token[];
}

/** Who gets what, before it is sent. */
export function BulkPreview({ recipients, tokens }: BulkPreviewProps) {
  const { t, i18n } = useTranslation('assignment');
  const placeText = usePlaceText();
  const rows = useMemo(() => allot(recipients.slice(0, mostRows), tokens), [recipients, tokens]);
  const more = recipients.length - rows.length;
  return (
    <Stack gap={3}>
      <DataTable
        caption={t('bulk.preview')}
        rows={rows}
        rowKey={({ recipient: { line, email } }) => `${line} ${email}`}
        columns={[
          {
            id: 'email',
            label: t('bulk.email'),
            isLead: true,
            cell: ({ recipient }) => isolateText(recipient.email),
          },
          {
            id: 'qty',
            label: t('bulk.qty'),
            align: 'end',
            cell: ({ recipient }) => recipient.qty.toLocaleString(i18n.language),
          },
          {
            id: 'places',
            label: t('bulk.places'),
            cell: ({ tokens: given }) => given.map(placeText).join(' · '),
          },
        ]}
      />
      {more > 0 && <p>{t('bulk.more', { count: more })}</p>}
    </Stack>
  );
}
