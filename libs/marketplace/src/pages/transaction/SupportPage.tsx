import { useState, type SubmitEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { EventProfile } from '@foyer/contract';
import { errorText } from '@foyer/api-client';
import { useLazyGetProfileQuery } from '@foyer/api-client/identity';
import { useFlag, useSendContactMessageMutation } from '@foyer/api-client/shell';
import { Button, EmptyState, LinkButton, Notice, QuantityStepper, Stack, TextArea } from '@foyer/ui-kit';
import { TransactionFrame } from './frame/TransactionFrame.tsx';
import { useTransaction } from './frame/useTransaction.ts';

const largest = 500;
const longestMessage = 1_000;

/** Form for a request above the limit of one order; it is mailed to support, who answer by mail [C8.11]. */
function LargeOrder({ profile }: { profile: EventProfile }) {
  const { t } = useTranslation('transaction');
  const [readSender, { data: sender, isFetching, error: unreadable }] = useLazyGetProfileQuery();
  const [send, { isLoading, isSuccess, error: unsent }] = useSendContactMessageMutation();
  const error = unreadable ?? unsent;
  const smallest = profile.maxPerPerson + 1;
  const [quantity, setQuantity] = useState(smallest);
  const [wish, setWish] = useState('');
  const { shortName, eventId, startsAt } = profile.summary;
  const submit = async (event: SubmitEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    const { data: user } = await readSender(undefined, true);
    if (!user) return;
    const name = [user.firstName, user.lastName].filter(Boolean).join(' ') || user.emailAddress;
    const message = [
      t('support.mailed', { count: quantity, event: shortName }),
      `${startsAt} ${eventId}`,
      wish,
    ];
    await send({
      name: name.slice(0, 100),
      emailAddress: user.emailAddress,
      topic: 'order',
      message: message.join('\n').trim(),
    });
  };
  if (isSuccess)
    return (
      <Notice tone="success" title={t('support.sent')}>
        {t('support.sentHint', { emailAddress: sender?.emailAddress })}
      </Notice>
    );
  return (
    <form onSubmit={(event) => void submit(event)}>
      <Stack gap={5}>
        <p>{t('support.lead', { count: profile.maxPerPerson })}</p>
        <QuantityStepper
          label={t('support.quantity')}
          value={quantity}
          min={smallest}
          max={largest}
          onValueChange={setQuantity}
        />
        <TextArea
          label={t('support.message')}
          value={wish}
          characterLimit={longestMessage}
          rows={4}
          onValueChange={setWish}
        />
        {error !== undefined && <Notice tone="danger">{errorText(t, error)}</Notice>}
        <div>
          <Button type="submit" variant="primary" loading={isFetching || isLoading}>
            {t('support.submit')}
          </Button>
        </div>
      </Stack>
    </form>
  );
}

/** Support of a purchase: the form for a large order, if the flag allows it [C2.15, C8.11, C9.12]. */
export function SupportPage() {
  const { t } = useTranslation('transaction');
  const isOn = useFlag('largeOrderRequest');
  const { linkTo } = useTransaction();
  return (
    <TransactionFrame title={t('support.title')}>
      {(profile) =>
        isOn ? (
          <LargeOrder profile={profile} />
        ) : (
          <EmptyState
            title={t('support.off')}
            action={<LinkButton href={linkTo('transactionListings')}>{t('listings')}</LinkButton>}
          >
            {t('support.offHint', { count: profile.maxPerPerson })}
          </EmptyState>
        )
      }
    </TransactionFrame>
  );
}
