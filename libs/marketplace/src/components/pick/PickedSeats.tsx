import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import type { OfferGroup } from '@foyer/contract';
import { Button, Chip, textButtonEdge, theme } from '@foyer/ui-kit';
import type { PickedSeat } from '../../model/pick/pickedSeats.ts';

const row = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: theme.space[2] });
const list = css({ listStyle: 'none', display: 'flex', flexWrap: 'wrap', gap: theme.space[2] });

export interface PickedSeatsProps {
  seats: readonly PickedSeat[];
  offers: readonly OfferGroup[];
  onRemove: (offerGroupId: string, seatCode: string) => void;
  /** Searches for other seats; only for seats found by a search. */
  onOthers?: (() => void) | undefined;
  isFinding?: boolean;
}

/** Lists the picked seats, each with a remove button. */
export function PickedSeats({ seats, offers, onRemove, onOthers, isFinding = false }: PickedSeatsProps) {
  const { t } = useTranslation('marketplace');
  if (seats.length === 0) return null;
  return (
    <div css={row}>
      <ul css={list}>
        {seats.map(({ seatCode, offerGroupId, section, row, seat }) => {
          const offer = offers.find((each) => each.offerGroupId === offerGroupId);
          const name = t('pick.seat', { section, row, seat });
          return (
            <li key={seatCode}>
              <Chip
                removable
                selected
                onClick={() => onRemove(offerGroupId, seatCode)}
                aria-label={t('pick.remove', { seat: name })}
              >
                {name}
                {offer && ` · ${offer.name}`}
              </Chip>
            </li>
          );
        })}
      </ul>
      {onOthers && (
        <Button variant="text" css={textButtonEdge} loading={isFinding} onClick={onOthers}>
          {t('found.others')}
        </Button>
      )}
    </div>
  );
}
