import type { ValidationErrors } from 'final-form';
import { useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useParams } from 'react-router';
import type { PromoterItem, PromoterTransaction } from '@foyer/contract';
import { errorText } from '@foyer/api-client';
import {
  useEditPromoterTransactionMutation,
  useGetPromoterTransactionQuery,
  useListPromoterInventoryQuery,
} from '@foyer/api-client/promoter';
import { usePaths } from '@foyer/api-client/shell';
import { Card, EmptyState, LinkButton, Notice, Stack } from '@foyer/ui-kit';
import { Form, SelectField, SubmitButton, TextField, type TranslateError } from '@foyer/ui-kit/forms';
import { isBlank, isEmailAddress } from '@foyer/util';
import { PromoterFrame } from '../../components/PromoterFrame.tsx';

interface EditValues {
  emailAddress: string;
  offerGroupId: string;
}

function check({ emailAddress = '' }: Partial<EditValues>): ValidationErrors {
  if (isBlank(emailAddress)) return { emailAddress: 'errors.required' };
  return isEmailAddress(emailAddress.trim()) ? {} : { emailAddress: 'errors.email' };
}

function EditForm({ sale, items }: { sale: PromoterTransaction; items: readonly PromoterItem[] }) {
  const { t, i18n } = useTranslation('promoter');
  const navigate = useNavigate();
  const paths = usePaths();
  const [edit] = useEditPromoterTransactionMutation();
  const [failed, setFailed] = useState<unknown>();
  const { eventId, transactionId } = sale;
  const [line] = sale.items;
  const before = line!.offerGroupId;
  const choices = items.filter(
    ({ offerGroupId, stock }) => offerGroupId === before || stock.left >= line!.quantity,
  );
  const translate = useCallback<TranslateError>(
    (key, values) => (i18n.exists(key, { ns: 'promoter' }) ? t(key, values ?? {}) : key),
    [t, i18n],
  );
  const save = async ({ emailAddress, offerGroupId }: EditValues): Promise<void> => {
    const { data, error } = await edit({
      ...{ eventId, transactionId },
      emailAddress: emailAddress.trim(),
      ...(offerGroupId === before ? {} : { offerGroupId }),
    });
    setFailed(error);
    if (data)
      void navigate(paths.promoterTransactions({ eventId, transactionId }), {
        replace: true,
        state: { isNew: true, url: data.url },
      });
  };
  return (
    <Form<EditValues>
      initialValues={{ emailAddress: sale.guest.emailAddress ?? '', offerGroupId: before }}
      validate={check}
      onSubmit={save}
      translate={translate}
    >
      {() => (
        <Stack gap={4}>
          <TextField name="emailAddress" type="email" autoComplete="off" label={t('sale.email')} />
          {choices.length > 1 && (
            <SelectField
              name="offerGroupId"
              label={t('link.offer')}
              options={choices.map(({ offerGroupId, name }) => ({ value: offerGroupId, label: name }))}
            />
          )}
          {failed !== undefined && <Notice tone="danger">{errorText(t, failed)}</Notice>}
          <SubmitButton>{t('link.editSave')}</SubmitButton>
          <p>{t('link.resendHint')}</p>
        </Stack>
      )}
    </Form>
  );
}

/** Edits a sale by link that waits for its guest: another address, or another offer [C2.21g, C7.29]. */
export function EditPage() {
  const { t } = useTranslation('promoter');
  const paths = usePaths();
  const { eventId = '', itemId: transactionId = '' } = useParams();
  const sale = useGetPromoterTransactionQuery({ eventId, transactionId });
  const inventory = useListPromoterInventoryQuery({ eventId });
  const href = paths.promoterTransactions({ eventId, transactionId });
  const whole = sale.data && inventory.data ? sale : { ...(sale.data ? inventory : sale), data: undefined };
  return (
    <PromoterFrame
      title={t('link.editTitle')}
      steps={[{ label: t('transaction.title'), href }]}
      query={whole}
      failed={t('transaction.failed')}
    >
      {sale.data?.state === 'pending' && inventory.data ? (
        <Card as="section">
          <EditForm sale={sale.data} items={inventory.data.items} />
        </Card>
      ) : (
        <EmptyState
          title={t('link.gone')}
          action={<LinkButton href={href}>{t('transaction.title')}</LinkButton>}
        />
      )}
    </PromoterFrame>
  );
}
