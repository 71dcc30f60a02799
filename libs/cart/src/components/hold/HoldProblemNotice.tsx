import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { SeatRef } from '@foyer/contract';
import { errorCodeOf, errorDetailsOf, errorText } from '@foyer/api-client';
import { AgeRefusal } from '@foyer/identity';
import { Button, Notice } from '@foyer/ui-kit';
import type { HoldProblem } from './holdProblem.ts';

export interface HoldProblemNoticeProps {
  problem: HoldProblem;
  onTake: (seats: readonly SeatRef[]) => void;
  onSplit: () => void;
  /** Continues with the available quantity; zero drops the line. */
  onFewer: (available: number) => void;
  /** Next step when there is no alternative to offer. */
  action?: ReactNode;
}

/** Returns the age that a refused hold asked for; undefined if it was refused for something else [C5.02]. */
function minimumAgeOf(error: unknown): number | undefined {
  const { minimumAge } = errorDetailsOf(error);
  return errorCodeOf(error) === 'belowMinimumEventAge' && typeof minimumAge === 'number'
    ? minimumAge
    : undefined;
}

/** Explains why a hold was refused, and offers the best alternative [C8.12, C8.21]. */
export function HoldProblemNotice({ problem, onTake, onSplit, onFewer, action }: HoldProblemNoticeProps) {
  const { t } = useTranslation('cart');
  switch (problem.kind) {
    case 'seatsGone': {
      const seats = problem.nextBest.map((seat) =>
        t('line.seat', { section: seat.section, row: seat.row, seat: seat.seat }),
      );
      return (
        <Notice
          tone="warning"
          title={t('problem.seatsGone')}
          action={
            seats.length > 0 ? (
              <Button onClick={() => onTake(problem.nextBest)}>{t('problem.takeThese')}</Button>
            ) : (
              action
            )
          }
        >
          {seats.length > 0 ? t('problem.nextBest', { seats: seats.join(' · ') }) : t('problem.nothingAlike')}
        </Notice>
      );
    }
    case 'soldOut': {
      const { available } = problem;
      return (
        <Notice
          tone="warning"
          title={available > 0 ? t('problem.onlyLeft', { count: available }) : t('problem.soldOut')}
          action={
            <Button onClick={() => onFewer(available)}>
              {available > 0 ? t('problem.takeLeft', { count: available }) : t('problem.without')}
            </Button>
          }
        >
          {t('problem.soldOutHint')}
        </Notice>
      );
    }
    case 'listingGone':
      return (
        <Notice
          tone="warning"
          title={t('problem.listingGone')}
          action={<Button onClick={() => onFewer(0)}>{t('problem.without')}</Button>}
        >
          {t('problem.listingGoneHint')}
        </Notice>
      );
    case 'notTogether':
      return (
        <Notice
          tone="warning"
          title={t('problem.notTogether')}
          action={<Button onClick={onSplit}>{t('problem.split')}</Button>}
        >
          {t('problem.notTogetherHint')}
        </Notice>
      );
    case 'mayBeSplit':
      return (
        <Notice
          tone="warning"
          title={t('problem.notEnoughTogether')}
          action={<Button onClick={onSplit}>{t('problem.split')}</Button>}
        >
          {t('problem.notEnoughTogetherHint')}
        </Notice>
      );
    case 'other': {
      const minimumAge = minimumAgeOf(problem.error);
      if (minimumAge !== undefined) return <AgeRefusal minimumAge={minimumAge} refusal={problem} />;
      return (
        <Notice tone="danger" action={action}>
          {errorText(t, problem.error)}
        </Notice>
      );
    }
  }
}
