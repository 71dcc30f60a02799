import { css } from '@emotion/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorText } from '@foyer/api-client';
import { useAddPayPalAccountMutation, useListPayoutMethodsQuery } from '@foyer/api-client/cart';
import { Button, ErrorState, Notice, RadioGroup, Skeleton, Stack, TextInput, theme } from '@foyer/ui-kit';
import { isEmailAddress, maximumEmailLength } from '@foyer/util';

const muted = css({ color: theme.color.contentMuted });
const heading = css({ fontSize: theme.text.large });

export interface PayoutChoiceProps {
  /** Id of the chosen account. */
  value: string | undefined;
  onValueChange: (payoutMethodId: string) => void;
  /** When the money arrives, in words. */
  by: string;
  error: string | undefined;
}

/** Field for a new account, saved by a button of its own: the form around it has other values. */
function NewAccount({ onAdded }: { onAdded: (payoutMethodId: string) => void }) {
  const { t } = useTranslation('selling');
  const [address, setAddress] = useState('');
  const [isTried, setTried] = useState(false);
  const [add, { isLoading, error }] = useAddPayPalAccountMutation();
  const isRight = isEmailAddress(address.trim());
  const save = async (): Promise<void> => {
    setTried(true);
    if (!isRight) return;
    const { data } = await add({ emailAddress: address.trim() });
    if (data) onAdded(data.payoutMethodId);
  };
  return (
    <Stack gap={3}>
      <TextInput
        name="payPalAddress"
        type="email"
        label={t('payout.email')}
        inputMode="email"
        autoComplete="email"
        maxLength={maximumEmailLength}
        value={address}
        onValueChange={setAddress}
        error={isTried && !isRight ? t('payout.emailInvalid') : undefined}
      />
      {error !== undefined && <Notice tone="danger">{errorText(t, error)}</Notice>}
      <div>
        <Button variant="secondary" loading={isLoading} onClick={() => void save()}>
          {t('payout.save')}
        </Button>
      </div>
    </Stack>
  );
}

/** Choice of the account that the proceeds are paid to; one can be added on the way [C3.21b]. */
export function PayoutChoice({ value, onValueChange, by, error }: PayoutChoiceProps) {
  const { t } = useTranslation('selling');
  const query = useListPayoutMethodsQuery();
  const [isAdding, setAdding] = useState(false);
  const methods = query.data?.payoutMethods;
  const added = (payoutMethodId: string): void => {
    setAdding(false);
    onValueChange(payoutMethodId);
  };
  return (
    <Stack as="section" gap={3}>
      <h2 css={heading}>{t('payout.title')}</h2>
      <p css={muted}>{t('payout.by', { date: by })}</p>
      {!methods && query.error === undefined && <Skeleton shape="block" height="72px" />}
      {!methods && query.error !== undefined && (
        <ErrorState
          headingLevel={3}
          title={t('payout.failed')}
          retrying={query.isFetching}
          onRetry={() => void query.refetch()}
        />
      )}
      {methods && methods.length > 0 && (
        <RadioGroup
          name="payoutMethodId"
          variant="cards"
          label={t('payout.label')}
          hideLabel
          value={value ?? ''}
          onValueChange={onValueChange}
          options={methods.map(({ payoutMethodId, emailAddress }) => ({
            value: payoutMethodId,
            label: emailAddress,
            detail: t('payout.label'),
          }))}
        />
      )}
      {methods && (methods.length === 0 || isAdding) && <NewAccount onAdded={added} />}
      {methods && methods.length > 0 && !isAdding && (
        <div>
          <Button variant="text" onClick={() => setAdding(true)}>
            {t('payout.add')}
          </Button>
        </div>
      )}
      {error !== undefined && <Notice tone="warning">{error}</Notice>}
    </Stack>
  );
}
