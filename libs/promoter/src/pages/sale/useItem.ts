import { useParams, useSearchParams } from 'react-router';
import { useGetPromoterEngagementQuery, useListPromoterInventoryQuery } from '@foyer/api-client/promoter';

/** Most of one line, as the contract has it. */
const mostOfLine = 50;
/** Others may sell from the same stock. */
const pollingInterval = 20_000;

/** Item that the address names, how many of it are sold or which seats, and how many may be. */
export function useItem() {
  const { eventId = '', tokenAssignmentGroupId: offerGroupId = '' } = useParams();
  const [search] = useSearchParams();
  const query = useListPromoterInventoryQuery({ eventId }, { pollingInterval });
  const engagement = useGetPromoterEngagementQuery({ eventId });
  const item = query.data?.items.find((each) => each.offerGroupId === offerGroupId);
  const isOpen = item !== undefined && item.stock.left > 0 && !engagement.data?.hasEnded;
  const most = Math.min(item?.stock.left ?? 0, engagement.data?.mostPerGuest ?? mostOfLine, mostOfLine);
  const seatCodes = search.getAll('seat').slice(0, mostOfLine);
  const wanted = Number(search.get('quantity') ?? 1);
  const counted = Number.isInteger(wanted) ? Math.max(1, Math.min(wanted, Math.max(1, most))) : 1;
  const quantity = seatCodes.length > 0 ? seatCodes.length : counted;
  return { eventId, offerGroupId, query, engagement, item, isOpen, most, quantity, seatCodes };
}
