import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import type { OfferGroup } from '@foyer/contract';
import { Chip, theme } from '@foyer/ui-kit';
import type { PickedSeat } from '../../model/pickedSeats.ts';

const list = css({ listStyle: 'none', display: 'flex', flexWrap: 'wrap', gap: theme.space[2] });

export interface PickedSeatsProps {
  seats: readonly PickedSeat[];
  offers: readonly OfferGroup[];
  onRemove: (offerGroupId: string, seatCode: string) => void;
}

/** The picked seats by name; each can be given back. */
export function PickedSeats({ seats, offers, onRemove }: PickedSeatsProps) {
  const { t } = useTranslation('marketplace');
  if (seats.length === 0) return null;
  return (
    <section aria-label={t('pick.title')}>
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
    </section>
  );
}
