import { useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, useNavigate } from 'react-router';
import type { EventProfile, UpgradeCharts, UpgradeOption, UpgradeOptions } from '@foyer/contract';
import { errorText } from '@foyer/api-client';
import {
  useGetEventProfileQuery,
  useHoldUpgradeMutation,
  useListUpgradeChartsQuery,
  useListUpgradeOptionsQuery,
} from '@foyer/api-client/marketplace';
import { useAuthentication } from '@foyer/identity';
import { Button, EmptyState, LinkButton, LiveRegion, Notice, PriceRows, Stack, theme } from '@foyer/ui-kit';
import { formatMoney } from '@foyer/util';
import { SeatPicker } from '../../components/seat-picker/SeatPicker.tsx';
import { defaultOfferFilters } from '../../model/offer/offerFilters.ts';
import { UpgradeFrame } from './UpgradeFrame.tsx';
import { Source } from './UpgradeListingsPage.tsx';
import { useUpgrade } from './useUpgrade.ts';

interface ChoiceProps {
  profile: EventProfile;
  options: UpgradeOptions;
  option: UpgradeOption;
  charts: UpgradeCharts;
}

interface SeatsProps extends ChoiceProps {
  picked: readonly string[];
  onPicked: (seatCodes: string[]) => void;
}

/** The seats of the offer, priced at the difference, on the map of the sale [C7.43]. */
function Seats({ profile, option, options, charts, picked, onPicked }: SeatsProps) {
  const { t } = useTranslation('upgrade');
  const { offerGroup, each, difference } = option;
  const { offerGroupId, price } = offerGroup;
  const quantity = options.source.tokens.length;
  const priced = useMemo(
    () => [{ ...offerGroup, price: { ...price, allIn: each ?? difference } }],
    [offerGroup, price, each, difference],
  );
  const sections = useMemo(
    () =>
      charts.seatCharts
        .flatMap((chart) => chart.sections)
        .filter(({ offerGroupIds }) => offerGroupIds.includes(offerGroupId))
        .map((section) => ({ ...section, priceFrom: each ?? difference, priceTo: each ?? difference })),
    [charts, offerGroupId, each, difference],
  );
  const lines = useMemo(
    () => [{ offerGroupId, quantity: picked.length, seatCodes: [...picked] }],
    [offerGroupId, picked],
  );
  // At the limit, a further seat replaces the first one.
  const toggle = (seatCode: string): void =>
    onPicked(
      picked.includes(seatCode)
        ? picked.filter((code) => code !== seatCode)
        : [...picked, seatCode].slice(-quantity),
    );
  return (
    <section>
      <h2>{t('detail.seats', { count: quantity })}</h2>
      <p css={{ color: theme.color.contentMuted, marginBottom: theme.space[3] }}>{t('detail.seatsHint')}</p>
      <SeatPicker
        profile={profile}
        filters={{ ...defaultOfferFilters, numTokens: quantity }}
        offers={priced}
        lines={lines}
        sections={sections}
        offerGroupId={offerGroupId}
        onFilters={() => undefined}
        onToggle={(_offerGroupId, seatCode) => toggle(seatCode)}
        onArea={() => undefined}
        onBest={undefined}
        bestVariant="secondary"
        isFinding={false}
      />
    </section>
  );
}

function Choice(props: ChoiceProps) {
  const { profile, options, option } = props;
  const { t, i18n } = useTranslation('upgrade');
  const navigate = useNavigate();
  const { requireVerified } = useAuthentication();
  const { source, linkTo, paths, eventId } = useUpgrade();
  const [picked, setPicked] = useState<readonly string[]>([]);
  const [hold, { error, isLoading }] = useHoldUpgradeMutation();
  const key = useRef(crypto.randomUUID());
  const { offerGroup, difference } = option;
  const { offerGroupId, seating, name } = offerGroup;
  const quantity = options.source.tokens.length;
  const isWhole = picked.length === 0 || picked.length === quantity;
  const take = async (): Promise<void> => {
    const { data } = await hold({
      ...{ ...source, offerGroupId, idempotencyKey: key.current },
      ...(picked.length > 0 ? { seatCodes: [...picked] } : {}),
    });
    key.current = crypto.randomUUID();
    if (data)
      await navigate(
        linkTo('transactionUpgradeCheckout', source, { offerGroupId, upgradeId: data.upgradeId }),
      );
    else setPicked([]);
  };
  const money = (amount: number): string =>
    formatMoney({ amount, currency: difference.currency }, i18n.language);
  return (
    <Stack gap={6}>
      <Source options={options} />
      {seating === 'seated' && profile.seatChartId !== undefined && (
        <Seats {...props} picked={picked} onPicked={setPicked} />
      )}
      <section css={{ maxWidth: theme.size.measure }}>
        <h2 css={{ marginBottom: theme.space[3] }}>{t('detail.price')}</h2>
        <PriceRows
          rows={[
            {
              id: 'new',
              label: `${quantity} × ${name}`,
              amount: money(difference.amount + options.credit.amount),
            },
            {
              id: 'credit',
              label: t('detail.credit'),
              amount: `−${money(options.credit.amount)}`,
              discount: true,
            },
          ]}
          total={{ label: t('detail.difference'), amount: money(difference.amount) }}
        />
      </section>
      <LiveRegion>{error !== undefined && <Notice tone="danger">{errorText(t, error)}</Notice>}</LiveRegion>
      <div>
        <Button
          variant="primary"
          size="large"
          loading={isLoading}
          disabledReason={isWhole ? undefined : t('detail.seats', { count: quantity })}
          onClick={() => void requireVerified(take)}
        >
          {t('detail.hold')}
        </Button>
      </div>
      <div>
        <LinkButton variant="text" href={linkTo('transactionUpgradeListings', source)}>
          {t('detail.back')}
        </LinkButton>{' '}
        <LinkButton variant="text" href={paths.token({ eventId })}>
          {t('event')}
        </LinkButton>
      </div>
    </Stack>
  );
}

/** One upgrade: seats, what it costs, and the button that holds it [C2.19c]. */
export function UpgradeDetailPage() {
  const { t } = useTranslation('upgrade');
  const { eventId, source, isChosen, offerGroupId, linkTo } = useUpgrade();
  const skip = { skip: !isChosen };
  const options = useListUpgradeOptionsQuery(source, skip);
  const charts = useListUpgradeChartsQuery(source, skip);
  const profile = useGetEventProfileQuery({ eventId });
  if (!isChosen) return <Navigate to={linkTo('transactionUpgrades', source)} replace />;
  const option = options.data?.options.find(({ offerGroup }) => offerGroup.offerGroupId === offerGroupId);
  const failed = [options, charts, profile].find((each) => each.error !== undefined);
  const isReady = options.data && charts.data;
  return (
    <UpgradeFrame
      title={option?.offerGroup.name ?? t('detail.title')}
      query={failed ?? options}
      eventId={eventId}
      event={isReady && profile.data?.summary}
    >
      {options.data && charts.data && profile.data && option && (
        <Choice profile={profile.data} options={options.data} option={option} charts={charts.data} />
      )}
      {isReady && !option && (
        <EmptyState
          title={t('detail.gone')}
          action={
            <LinkButton href={linkTo('transactionUpgradeListings', source)}>{t('detail.back')}</LinkButton>
          }
        />
      )}
    </UpgradeFrame>
  );
}
