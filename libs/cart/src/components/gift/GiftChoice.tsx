import { Stack } from '@foyer/ui-kit';
import { GiftAmount, type GiftAmountProps } from './GiftAmount.tsx';
import { GiftNote } from './GiftNote.tsx';

export interface GiftChoiceProps extends GiftAmountProps {
  charityName: string | undefined;
}

/** What an offer says and asks of a gift: who gets it, and how much it is. */
export function GiftChoice({ charityName, ...amount }: GiftChoiceProps) {
  return (
    <Stack gap={3}>
      <GiftNote charityName={charityName} />
      <GiftAmount {...amount} />
    </Stack>
  );
}
