import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import { Navigate } from 'react-router';
import type { Money, UpgradeOption, UpgradeOptions, UpgradePackage, UpgradeTree } from '@foyer/contract';
import {
  useGetEventProfileQuery,
  useGetUpgradeTreeQuery,
  useListUpgradeOptionsQuery,
  useListUpgradePackagesQuery,
} from '@foyer/api-client/marketplace';
import { Badge, Card, EmptyState, Inline, LinkButton, Stack, theme } from '@foyer/ui-kit';
import { formatMoney } from '@foyer/util';
import { UpgradeFrame } from './UpgradeFrame.tsx';
import { useUpgrade } from './useUpgrade.ts';

const plain = css({ listStyle: 'none', margin: 0, padding: 0 });
const row = css({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: theme.space[4],
});
const muted = css({ fontSize: theme.text.small, color: theme.color.contentMuted });

/** Words of a difference: what it costs more. */
function useMore(): (difference: Money) => string {
  const { t, i18n } = useTranslation('upgrade');
  return (difference) =>
    difference.amount === 0
      ? t('option.same')
      : t('option.more', { price: formatMoney(difference, i18n.language) });
}

/** Fewer are named, so that a buyer decides in time. */
const fewLeft = 10;

function Option({ option, note }: { option: UpgradeOption; note?: string }) {
  const { t, i18n } = useTranslation('upgrade');
  const { source, linkTo } = useUpgrade();
  const more = useMore();
  const { offerGroup, each, difference } = option;
  const { offerGroupId, name, description, available } = offerGroup;
  return (
    <Card as="li">
      <div css={row}>
        <Stack gap={1} css={{ flex: '1 1 240px', minWidth: 0 }}>
          <h3 css={{ fontSize: theme.text.large }}>{name}</h3>
          {description !== '' && <p css={muted}>{description}</p>}
          {note !== undefined && <p css={muted}>{note}</p>}
          {available <= fewLeft && (
            <Inline gap={2}>
              <Badge tone="warning">{t('option.left', { count: available })}</Badge>
            </Inline>
          )}
        </Stack>
        <div css={{ textAlign: 'end' }}>
          <p css={{ fontSize: theme.text.title, fontWeight: 700 }}>{more(difference)}</p>
          {each && source.tokenIds.length > 1 && each.amount > 0 && (
            <p css={muted}>{t('option.each', { price: formatMoney(each, i18n.language) })}</p>
          )}
        </div>
        <LinkButton
          variant="primary"
          aria-label={t('option.chooseFor', { name })}
          href={linkTo('transactionUpgradeDetail', source, { offerGroupId })}
        >
          {t('option.choose')}
        </LinkButton>
      </div>
    </Card>
  );
}

/** Offers by heading, in the order of the event. */
function Headings({ options, tree }: { options: readonly UpgradeOption[]; tree: UpgradeTree }) {
  const { t, i18n } = useTranslation('upgrade');
  const shown = tree.salesGroups.filter(({ salesGroup }) =>
    options.some(({ offerGroup }) => salesGroup.offerGroupIds.includes(offerGroup.offerGroupId)),
  );
  return shown.map(({ salesGroup, differenceFrom }) => (
    <section key={salesGroup.salesGroupId}>
      <h2 css={{ marginBottom: theme.space[3] }}>
        {salesGroup.name}{' '}
        {differenceFrom.amount > 0 && (
          <span css={muted}>{t('listings.from', { price: formatMoney(differenceFrom, i18n.language) })}</span>
        )}
      </h2>
      <Stack as="ul" gap={3} css={plain}>
        {options
          .filter(({ offerGroup }) => salesGroup.offerGroupIds.includes(offerGroup.offerGroupId))
          .map((option) => (
            <Option key={option.offerGroup.offerGroupId} option={option} />
          ))}
      </Stack>
    </section>
  ));
}

function Packages({ packages }: { packages: readonly UpgradePackage[] }) {
  const { t, i18n } = useTranslation('upgrade');
  if (packages.length === 0) return null;
  const list = new Intl.ListFormat(i18n.language);
  return (
    <section>
      <h2 css={{ marginBottom: theme.space[3] }}>{t('listings.packages')}</h2>
      <Stack as="ul" gap={3} css={plain}>
        {packages.flatMap(({ parts, options }) =>
          options.map((option) => (
            <Option
              key={option.offerGroup.offerGroupId}
              option={option}
              note={t('listings.includes', {
                items: list.format(
                  parts.map(({ quantity: count, name }) => t('listings.part', { count, name })),
                ),
              })}
            />
          )),
        )}
      </Stack>
    </section>
  );
}

/** What is given up, and how much of it counts. */
export function Source({
  options: { source, credit },
}: {
  options: Pick<UpgradeOptions, 'source' | 'credit'>;
}) {
  const { t, i18n } = useTranslation('upgrade');
  const { source: query, linkTo } = useUpgrade();
  return (
    <div>
      <p>{t('listings.give', { count: source.tokens.length, name: source.name })}</p>
      <p css={muted}>{t('listings.credit', { price: formatMoney(credit, i18n.language) })}</p>
      <LinkButton variant="text" href={linkTo('transactionUpgrades', query)}>
        {t('listings.change')}
      </LinkButton>
    </div>
  );
}

/** What {product} can be exchanged for, with the difference to pay [C2.19b]. */
export function UpgradeListingsPage() {
  const { t } = useTranslation('upgrade');
  const { eventId, source, isChosen, linkTo } = useUpgrade();
  const skip = { skip: !isChosen };
  const options = useListUpgradeOptionsQuery(source, skip);
  const tree = useGetUpgradeTreeQuery(source, skip);
  const packages = useListUpgradePackagesQuery(source, skip);
  const profile = useGetEventProfileQuery({ eventId });
  if (!isChosen) return <Navigate to={linkTo('transactionUpgrades', source)} replace />;
  const isReady = options.data && tree.data && packages.data;
  const failed = [options, tree, packages, profile].find((each) => each.error !== undefined);
  const single = options.data?.options.filter(
    ({ offerGroup }) => offerGroup.inventoryPackageId === undefined,
  );
  return (
    <UpgradeFrame
      title={t('listings.title')}
      query={failed ?? options}
      eventId={eventId}
      event={isReady && profile.data?.summary}
    >
      {options.data && tree.data && packages.data && (
        <Stack gap={6}>
          <Source options={options.data} />
          {options.data.options.length === 0 && (
            <EmptyState title={t('listings.none')}>{t('listings.noneHint')}</EmptyState>
          )}
          <Headings options={single ?? []} tree={tree.data} />
          <Packages packages={packages.data.inventoryPackages} />
        </Stack>
      )}
    </UpgradeFrame>
  );
}
