import type { PaymentMeansPickerProps } from '../payment-means/PaymentMeansPicker.tsx';
import type { PanelNoticeProps } from './PanelNotice.tsx';

/** Returns the props of the picker of cards that a panel decides. */
export const pickerOfPanel = (
  { means, typed, savesCard, setSavesCard }: PanelNoticeProps['panel'],
  eventId: string,
): Omit<PaymentMeansPickerProps, 'fields'> => ({
  eventId,
  value: means.value,
  refused: means.refused,
  enteredId: means.enteredId,
  hiddenId: typed.unsettledId,
  onValueChange: means.choose,
  saves: savesCard,
  onSavesChange: setSavesCard,
});
