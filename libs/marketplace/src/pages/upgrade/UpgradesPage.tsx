import { css } from '@emotion/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import type { EventSummary, UpgradableOffer, UpgradableOffers, UpgradableToken } from '@foyer/contract';
import { useListUpgradableOffersQuery } from '@foyer/api-client/marketplace';
import { Button, Checkbox, EmptyState, formatInstant, LinkButton, Stack, theme } from '@foyer/ui-kit';
import { formatMoney } from '@foyer/util';
import { usePlaceOf } from '../selling/ask/usePlaceOf.ts';
import { UpgradeFrame } from './UpgradeFrame.tsx';
import { useUpgrade } from './useUpgrade.ts';

const fields = css({ border: 0, padding: 0, margin: 0, minInlineSize: 0 });
const legend = css({
  padding: 0,
  marginBlockEnd: theme.space[2],
  fontSize: theme.text.large,
  fontWeight: 600,
});

/** Reason for which a token can't be exchanged, and from when it can. */
function useRefusal({ timezone: zone }: EventSummary) {
  const { t, i18n } = useTranslation('upgrade');
  return ({ upgrade }: UpgradableToken): string | undefined => {
    if (upgrade.allowed) return undefined;
    if (upgrade.opensAt !== undefined) {
      const format = { zone, locale: i18n.language, format: 'dateTime' as const, showZone: false };
      return t('opens', { date: formatInstant(new Date(upgrade.opensAt), format) });
    }
    return t(`refused.${upgrade.reason as 'upgradeClosed'}`, { defaultValue: '' });
  };
}

interface LineChoiceProps {
  event: EventSummary;
  offer: UpgradableOffer;
  chosen: readonly string[];
  onChosen: (tokenIds: string[]) => void;
}

/** The {product} of one purchase; others are exchanged apart. */
function LineChoice({ event, offer, chosen, onChosen }: LineChoiceProps) {
  const { t, i18n } = useTranslation('upgrade');
  const placeOf = usePlaceOf();
  const refusalOf = useRefusal(event);
  return (
    <fieldset css={fields}>
      <legend css={legend}>{offer.name}</legend>
      <Stack gap={2}>
        {offer.tokens.map((token) => {
          const { tokenId, paid, upgrade } = token;
          const price = t('choose.paid', { price: formatMoney(paid, i18n.language) });
          return (
            <Checkbox
              key={tokenId}
              label={placeOf({ ...token, name: offer.name })}
              detail={[price, refusalOf(token)].filter(Boolean).join(' · ')}
              checked={chosen.includes(tokenId)}
              disabled={!upgrade.allowed}
              onCheckedChange={(isOn) =>
                onChosen(isOn ? [...chosen, tokenId] : chosen.filter((each) => each !== tokenId))
              }
            />
          );
        })}
      </Stack>
    </fieldset>
  );
}

/** What the address names; else all of the first purchase that can be exchanged. */
function firstChoice({ offers }: UpgradableOffers, tokenIds: readonly string[]) {
  const mayBe = offers.map(({ offerId, tokens }) => ({
    offerId,
    tokenIds: tokens.filter(({ upgrade }) => upgrade.allowed).map(({ tokenId }) => tokenId),
  }));
  const named = mayBe.find((line) => line.tokenIds.some((each) => tokenIds.includes(each)));
  if (named) return { ...named, tokenIds: named.tokenIds.filter((each) => tokenIds.includes(each)) };
  return mayBe.find((line) => line.tokenIds.length > 0);
}

function Choice({ upgradable }: { upgradable: UpgradableOffers }) {
  const { t } = useTranslation('upgrade');
  const { eventId, source, paths, linkTo } = useUpgrade();
  const navigate = useNavigate();
  const [choice, setChoice] = useState(() => firstChoice(upgradable, source.tokenIds));
  const lines = upgradable.offers.map((offer) => (
    <LineChoice
      key={offer.offerId}
      event={upgradable.event}
      offer={offer}
      chosen={choice?.offerId === offer.offerId ? choice.tokenIds : []}
      onChosen={(tokenIds) => setChoice({ offerId: offer.offerId, tokenIds })}
    />
  ));
  if (!choice)
    return (
      <Stack gap={6}>
        {lines}
        <EmptyState
          title={t('choose.none')}
          action={<LinkButton href={paths.token({ eventId })}>{t('event')}</LinkButton>}
        />
      </Stack>
    );
  const { offerId: upgradeSourceOfferId, tokenIds } = choice;
  return (
    <Stack gap={6} css={{ maxWidth: theme.size.measure }}>
      <div>
        <h2>{t('choose.title')}</h2>
        <p css={{ color: theme.color.contentMuted }}>{t('choose.hint')}</p>
      </div>
      {lines}
      <div>
        <Button
          variant="primary"
          size="large"
          disabledReason={tokenIds.length === 0 ? t('choose.title') : undefined}
          onClick={() =>
            void navigate(linkTo('transactionUpgradeListings', { eventId, upgradeSourceOfferId, tokenIds }))
          }
        >
          {t('choose.see')}
        </Button>
      </div>
    </Stack>
  );
}

/** Which {product} of an event are to be exchanged for better ones [C2.19a, C1.07d]. */
export function UpgradesPage() {
  const { t } = useTranslation('upgrade');
  const { eventId } = useUpgrade();
  const query = useListUpgradableOffersQuery({ eventId });
  return (
    <UpgradeFrame title={t('title')} query={query} eventId={eventId} event={query.data?.event}>
      {query.data && <Choice upgradable={query.data} />}
    </UpgradeFrame>
  );
}
