import { useTranslation } from 'react-i18next';
import { useGetActivitySummaryQuery } from '@foyer/api-client/token-assignment';
import { useAbility, usePaths } from '@foyer/api-client/shell';
import { LinkTabs } from './LinkTabs.tsx';

export interface MyTokensTabsProps {
  tab: 'going' | 'streaming' | 'requested' | 'selling' | 'seasonMemberships' | 'managing' | 'secured';
  /** Whether the list is that of events that are over. */
  isPast: boolean;
}

/** Tabs of My {product}, with how much each lists; Past is that of the tab one is on [C2.08, C7.69]. */
export function MyTokensTabs({ tab, isPast }: MyTokensTabsProps) {
  const { t } = useTranslation(['tokenAssignment', 'mySales', 'season']);
  const paths = usePaths();
  const { data: counts } = useGetActivitySummaryQuery();
  const withCount = (name: string, count = 0): string => (count > 0 ? t('going.tab', { name, count }) : name);
  const past = {
    going: paths.myTokensPastGoing,
    streaming: paths.myTokensPastStreaming,
    requested: paths.myTokensPastRequested,
    managing: paths.myTokensPastManaging,
    selling: paths.myTokensPastSelling,
    seasonMemberships: paths.myTokensPastSeasonMemberships,
    secured: paths.myTokensPastGoing,
  }[tab]();
  const hasStreams = useAbility('streaming');
  const isStreaming = tab === 'streaming' || (hasStreams && (counts?.streaming ?? 0) > 0);
  const isSelling = tab === 'selling' || (counts?.selling ?? 0) > 0;
  const isSeason = tab === 'seasonMemberships' || (counts?.seasonMemberships ?? 0) > 0;
  const isManaging = tab === 'managing' || (counts?.managing ?? 0) > 0;
  const links = [
    {
      href: paths.myTokensGoing(),
      text: withCount(t('going.upcoming'), counts?.attending),
      isHere: tab === 'going' && !isPast,
    },
    ...(isStreaming
      ? [
          {
            href: paths.myTokensStreaming(),
            text: withCount(t('going.streaming'), counts?.streaming),
            isHere: tab === 'streaming' && !isPast,
          },
        ]
      : []),
    ...(tab === 'secured'
      ? [{ href: paths.securedTokens(), text: withCount(t('secured.tab'), counts?.secured), isHere: true }]
      : []),
    {
      href: paths.myTokensRequested(),
      text: withCount(t('going.requested'), counts?.requested),
      isHere: tab === 'requested' && !isPast,
    },
    ...(isSelling
      ? [
          {
            href: paths.myTokensSelling(),
            text: withCount(t('mySales:tab'), counts?.selling),
            isHere: tab === 'selling' && !isPast,
          },
        ]
      : []),
    ...(isSeason
      ? [
          {
            href: paths.myTokensSeasonMemberships(),
            text: withCount(t('season:tab'), counts?.seasonMemberships),
            isHere: tab === 'seasonMemberships' && !isPast,
          },
        ]
      : []),
    ...(isManaging
      ? [
          {
            href: paths.myTokensManaging(),
            text: withCount(t('going.managing'), counts?.managing),
            isHere: tab === 'managing' && !isPast,
          },
        ]
      : []),
    { href: past, text: t('going.past'), isHere: isPast },
  ];
  return <LinkTabs label={t('going.title')} links={links} />;
}
