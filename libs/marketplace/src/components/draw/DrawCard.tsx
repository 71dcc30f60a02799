import { useTranslation } from 'react-i18next';
import type { EventProfile, Marketplace } from '@foyer/contract';
import { useListOfferGroupsQuery } from '@foyer/api-client/marketplace';
import { useWithCode } from '../code/useWithCode.ts';
import { OnlyWayCard, WayTime } from '../request/OnlyWayCard.tsx';
import { useHasAsked } from '../request/useHasAsked.ts';
import { isOpenWay } from '../../model/event/waysOf.ts';

/** Link to the Wish List on the event page: price and closing time. */
export function DrawCard({ profile, draw }: { profile: EventProfile; draw: Marketplace }) {
  const { t } = useTranslation('draw');
  const { eventId, timezone } = profile.summary;
  const coded = useWithCode(eventId);
  const { data } = useListOfferGroupsQuery(coded({ eventId, marketplaceId: draw.marketplaceId }));
  const isOpen = isOpenWay(draw);
  const hasEntered = useHasAsked(eventId, 'draw');
  const isOver = draw.state === 'closed';
  return (
    <OnlyWayCard
      profile={profile}
      window={draw}
      title={t('card.title')}
      price={data?.priceFrom && { prefix: t('card.from'), from: data.priceFrom }}
      link={t(hasEntered ? 'card.own' : isOpen ? 'card.enter' : 'card.see')}
      isFirst={isOpen && !hasEntered}
    >
      <p>{t(isOver ? 'card.drawn' : 'card.text')}</p>
      {!isOver && <WayTime texts="draw" window={draw} zone={timezone} />}
    </OnlyWayCard>
  );
}
