import { css } from '@emotion/react';
import { useState, type SubmitEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { EventSummary, Money, WaitListGroup } from '@foyer/contract';
import { errorText } from '@foyer/api-client';
import { useJoinWaitListMutation } from '@foyer/api-client/marketplace';
import { useAuthentication } from '@foyer/identity';
import { Button, Checkbox, Notice, QuantityStepper, Stack, Switch, theme, useOverlays } from '@foyer/ui-kit';
import { formatMoney } from '@foyer/util';
import { isTaxAdded } from '../../model/offer/shownPrice.ts';

const choices = css({ border: 0, padding: 0, margin: 0, minInlineSize: 0 });
const legend = css({ padding: 0, marginBlockEnd: theme.space[2], fontWeight: 600 });
/** Most offers that one entry can name. */
const mostChoices = 20;

/** Form in which a fan joins a wait list: one or more offers, a quantity, and whether the party may be split. */
export function JoinForm({ event, groups }: { event: EventSummary; groups: readonly WaitListGroup[] }) {
  const { t, i18n } = useTranslation(['waitList', 'marketplace']);
  const { eventId } = event;
  const { toast } = useOverlays();
  const { requireVerified } = useAuthentication();
  const [join, { isLoading, error }] = useJoinWaitListMutation();
  const [refused, setRefused] = useState<readonly string[]>([]);
  const [wanted, setWanted] = useState(2);
  const [maySplit, setMaySplit] = useState(false);
  const chosen = groups.slice(0, mostChoices).filter(({ offerGroupId }) => !refused.includes(offerGroupId));
  const min = Math.max(1, ...chosen.map(({ minQuantity }) => minQuantity));
  const max = Math.max(
    min,
    Math.min(...(chosen.length > 0 ? chosen : groups).map((group) => group.maxQuantity)),
  );
  const quantity = Math.min(max, Math.max(min, wanted));
  const priceText = (price: Money): string =>
    [formatMoney(price, i18n.language), isTaxAdded(event, price) && t('marketplace:event.plusTax')]
      .filter(Boolean)
      .join(' ');
  const submit = (submitted: SubmitEvent<HTMLFormElement>): void => {
    submitted.preventDefault();
    if (chosen.length === 0) return;
    void requireVerified(async () => {
      const offerGroupIds = chosen.map(({ offerGroupId }) => offerGroupId);
      const result = await join({ eventId, offerGroupIds, quantity, maySplit });
      if (result.error) return;
      // The place in line stands where the longer form began.
      window.scrollTo({ top: 0 });
      if (result.data.entry) toast(t('joined'), { tone: 'success' });
      else toast(t('noneHint'), { tone: 'danger' });
    });
  };
  return (
    <form onSubmit={submit}>
      <Stack gap={5}>
        <h2 css={{ fontSize: theme.text.large }}>{t('form.title')}</h2>
        <fieldset css={choices}>
          <legend css={legend}>{t('form.which')}</legend>
          <Stack gap={2}>
            {groups.slice(0, mostChoices).map(({ offerGroupId, name, allIn }) => (
              <Checkbox
                key={offerGroupId}
                label={name}
                detail={priceText(allIn)}
                checked={!refused.includes(offerGroupId)}
                onCheckedChange={(isOn) =>
                  setRefused(isOn ? refused.filter((id) => id !== offerGroupId) : [...refused, offerGroupId])
                }
              />
            ))}
          </Stack>
        </fieldset>
        {chosen.length === 0 && <Notice tone="warning">{t('form.none')}</Notice>}
        <QuantityStepper
          label={t('form.quantity')}
          value={quantity}
          min={min}
          max={max}
          onValueChange={setWanted}
        />
        {quantity > 1 && (
          <Switch
            label={t('form.split')}
            detail={t('form.splitHint')}
            checked={maySplit}
            onCheckedChange={setMaySplit}
          />
        )}
        {error !== undefined && <Notice tone="danger">{errorText(t, error)}</Notice>}
        <div>
          <Button type="submit" variant="primary" loading={isLoading} disabled={chosen.length === 0}>
            {t('form.submit')}
          </Button>
        </div>
      </Stack>
    </form>
  );
}
