import { css } from '@emotion/react';
import { useState, type SubmitEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { isOff, type EventProfile, type Money } from '@foyer/contract';
import { errorText } from '@foyer/api-client';
import {
  useDeletePriceAlertMutation,
  useGetPriceAlertQuery,
  useSetPriceAlertMutation,
} from '@foyer/api-client/marketplace';
import { useAbility } from '@foyer/api-client/shell';
import { digitsOfAmount, typedAmount } from '@foyer/cart';
import { useAuthentication, useSession } from '@foyer/identity';
import { Button, Inline, Stack, TextInput, theme, useOverlays } from '@foyer/ui-kit';
import { formatMoney } from '@foyer/util';

const muted = css({ color: theme.color.contentMuted });
const narrow = css({ maxWidth: theme.size.measure });

/** Price that the alert has, and whether one can be set; what is typed is compared with nothing but zero. */
function AlertForm({ eventId, currency, price }: { eventId: string; currency: string; price?: Money }) {
  const { t, i18n } = useTranslation('places');
  const { toast } = useOverlays();
  const { requireVerified } = useAuthentication();
  const [set, { isLoading, error }] = useSetPriceAlertMutation();
  const [remove, removal] = useDeletePriceAlertMutation();
  const [typed, setTyped] = useState(price ? digitsOfAmount(price) : '');
  const [isTried, setTried] = useState(false);
  const wanted = typedAmount(typed, currency);
  const isInvalid = wanted === undefined || wanted.amount <= 0;
  const money = (each: Money): string => formatMoney(each, i18n.language);
  const failed = error ?? removal.error;
  const problem =
    isTried && isInvalid ? t('alert.invalid', { example: money({ amount: 8_000, currency }) }) : undefined;
  const submit = (submitted: SubmitEvent<HTMLFormElement>): void => {
    submitted.preventDefault();
    setTried(true);
    if (isInvalid) return;
    void requireVerified(async () => {
      const result = await set({ eventId, price: wanted });
      if (result.error === undefined) toast(t('alert.done'), { tone: 'success' });
    });
  };
  const takeBack = async (): Promise<void> => {
    const result = await remove({ eventId });
    if (result.error !== undefined) return;
    setTyped('');
    setTried(false);
    toast(t('alert.removed'), { tone: 'success' });
  };
  return (
    <form onSubmit={submit} noValidate css={narrow}>
      <Stack gap={3}>
        {price && <p>{t('alert.active', { price: money(price) })}</p>}
        <TextInput
          name="price"
          label={t('alert.label', { currency })}
          inputMode="decimal"
          autoComplete="off"
          maxLength={15}
          value={typed}
          onValueChange={setTyped}
          error={problem ?? (failed === undefined ? undefined : errorText(t, failed))}
        />
        <Inline gap={3}>
          <Button type="submit" variant="secondary" loading={isLoading}>
            {t(price ? 'alert.change' : 'alert.set')}
          </Button>
          {price && (
            <Button variant="text" loading={removal.isLoading} onClick={() => void takeBack()}>
              {t('alert.remove')}
            </Button>
          )}
        </Inline>
      </Stack>
    </form>
  );
}

/** Asks for one mail when a fan lists at or under a price; shown while something can be listed. */
export function PriceAlert({ profile }: { profile: EventProfile }) {
  const { t } = useTranslation('places');
  const { status } = useSession();
  const { summary, resale } = profile;
  const { eventId, currency } = summary;
  const isShown =
    useAbility('resale') && resale !== undefined && !isOff(summary) && summary.saleState !== 'closed';
  const isVisitor = status === 'signedOut';
  const { data } = useGetPriceAlertQuery({ eventId }, { skip: !isShown || isVisitor });
  if (!isShown) return null;
  const price = isVisitor ? undefined : data?.price;
  return (
    <Stack as="section" gap={3}>
      <h2>{t('alert.title')}</h2>
      <p css={muted}>{t('alert.hint')}</p>
      <AlertForm key={price?.amount} {...{ eventId, currency }} {...(price ? { price } : {})} />
    </Stack>
  );
}
