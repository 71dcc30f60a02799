import { useTranslation } from 'react-i18next';
import type { SeatRef } from '@foyer/contract';
import { cartErrorText } from '@foyer/cart';
import { Button, Notice } from '@foyer/ui-kit';
import type { HoldProblem } from './holdProblem.ts';

export interface HoldProblemNoticeProps {
  problem: HoldProblem;
  onTake: (seats: readonly SeatRef[]) => void;
  onSplit: () => void;
}

/** Says why a pick could not be held, and offers what comes next to it [C8.12]. */
export function HoldProblemNotice({ problem, onTake, onSplit }: HoldProblemNoticeProps) {
  const { t } = useTranslation('marketplace');
  const { t: tCart } = useTranslation('cart');
  const content = () => {
    switch (problem.kind) {
      case 'seatsGone': {
        const seats = problem.nextBest.map((seat) =>
          t('pick.seat', { section: seat.section, row: seat.row, seat: seat.seat }),
        );
        return (
          <Notice
            tone="warning"
            title={t('problem.seatsGone')}
            action={
              seats.length > 0 && (
                <Button onClick={() => onTake(problem.nextBest)}>{t('problem.takeThese')}</Button>
              )
            }
          >
            {seats.length > 0
              ? t('problem.nextBest', { seats: seats.join(' · ') })
              : t('problem.nothingAlike')}
          </Notice>
        );
      }
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
      case 'other':
        return <Notice tone="danger">{cartErrorText(tCart, problem.error)}</Notice>;
    }
  };
  return <div role="alert">{content()}</div>;
}
