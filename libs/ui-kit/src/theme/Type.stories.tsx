import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Stack } from '../layout/Stack.tsx';
import { theme } from './theme.ts';

const meta: Meta = {
  title: 'Foundations/Type',
  tags: ['typography', 'font', 'typeface', 'text size', 'heading', 'tokens'],
};
export default meta;

type Size = keyof typeof theme.text;
const sizes = (Object.keys(theme.text) as Size[]).toReversed();
const displaySizes: readonly Size[] = ['hero', 'display', 'heading', 'title'];

const weights = { display: [600, 700, 800], text: [400, 500, 600, 700] } satisfies Record<
  keyof typeof theme.font,
  number[]
>;

const Specimen = ({ size, text }: { size: Size; text: string }) => {
  const isDisplay = displaySizes.includes(size);
  return (
    <Stack gap={1}>
      <code style={{ color: theme.color.contentMuted, fontSize: theme.text.small, overflowWrap: 'anywhere' }}>
        {size}: {theme.text[size]}
      </code>
      <p
        style={{
          fontFamily: isDisplay ? theme.font.display : theme.font.text,
          fontSize: theme.text[size],
          fontWeight: isDisplay ? 700 : 400,
          letterSpacing: isDisplay ? '-0.03em' : 0,
          lineHeight: 1.1,
          overflowWrap: 'anywhere',
        }}
      >
        {text}
      </p>
    </Stack>
  );
};

/** From largest to smallest; the four large sizes grow with the window between 320 and 1440 px. */
export const Sizes: StoryObj = {
  render: () => (
    <Stack gap={6}>
      {sizes.map((size) => (
        <Specimen key={size} size={size} text="The Northern Lights, 8:00 p.m., $125.50" />
      ))}
    </Stack>
  ),
};
export const SizesInFrench: StoryObj = {
  tags: ['french', 'accents', 'long text'],
  render: () => (
    <Stack gap={6}>
      {sizes.map((size) => (
        <Specimen key={size} size={size} text="À l’été, où la forêt s’éveille : 125,50 $ US" />
      ))}
    </Stack>
  ),
};

/** A display face for names and prices, a text face for the rest; each in the weights of its file. */
export const FacesAndWeights: StoryObj = {
  tags: ['bold', 'weight', 'Bricolage Grotesque', 'Instrument Sans'],
  render: () => (
    <Stack gap={8}>
      {Object.entries(theme.font).map(([name, fontFamily]) => (
        <Stack key={name} gap={2}>
          <code>{name}</code>
          {weights[name as keyof typeof theme.font].map((fontWeight) => (
            <p key={fontWeight} style={{ fontFamily, fontSize: theme.text.title, fontWeight }}>
              Saturday night at Aurora Hall ({fontWeight})
            </p>
          ))}
        </Stack>
      ))}
    </Stack>
  ),
};

/** Money and countdowns use tabular figures, so that nothing jumps. */
export const Figures: StoryObj = {
  tags: ['numbers', 'tabular', 'money', 'countdown'],
  render: () => (
    <Stack gap={1}>
      {['$1,111.10', '$8,888.88', '$125.50'].map((amount) => (
        <p
          key={amount}
          style={{
            width: '9ch',
            fontVariantNumeric: 'tabular-nums',
            fontSize: theme.text.large,
            textAlign: 'end',
          }}
        >
          {amount}
        </p>
      ))}
    </Stack>
  ),
};
