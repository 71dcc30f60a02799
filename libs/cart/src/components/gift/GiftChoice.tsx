import { Stack } from '@foyer/ui-kit';
import { GiftAmount, type GiftAmountProps } from './GiftAmount.tsx';
import { GiftNote } from './GiftNote.tsx';

export interface GiftChoiceProps extends GiftAmountProps {
  charityName: string | undefined;
}

/** Form of a donation: shows the charity and asks for the amount. */
export function GiftChoice({ charityName, ...amount }: GiftChoiceProps) {
  return (
    <Stack gap={3}>
      <GiftNote charityName={charityName} />
      <GiftAmount {...amount} />
    </Stack>
  );
}
