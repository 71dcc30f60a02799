import { Global } from '@emotion/react';
import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect } from 'storybook/test';
import { Button } from '../actions/Button.tsx';
import { Card } from '../content/Card.tsx';
import { Notice } from '../feedback/Notice.tsx';
import { TextInput } from '../inputs/text/TextInput.tsx';
import { Grid, Inline, Stack } from '../layout/Stack.tsx';
import { siteFonts } from '../siteFonts.ts';
import { auroraOverrides, auroraTheme } from '../testing/auroraTheme.ts';
import { customTheme, encodeCustomTheme } from './customTheme.ts';
import { theme } from './theme.ts';
import { themes } from './themes.ts';
import { themeVariables } from './themeStyles.ts';
import type { ThemeTokens } from './themeTokens.ts';

const meta: Meta = {
  title: 'Foundations/Themes',
  tags: ['theme', 'dark mode', 'light mode', 'white label', 'brand', 'skin', 'tokens'],
};
export default meta;

const Sample = () => (
  <Card>
    <Stack>
      <h2>Aurora Hall</h2>
      <p style={{ color: theme.color.contentMuted }}>Saturday night, doors at seven.</p>
      <TextInput label="Email address" value="fan@example.com" onValueChange={() => {}} />
      <Notice tone="info">Doors open an hour earlier for members.</Notice>
      <Inline>
        <Button variant="primary">Get passes</Button>
        <Button>Share</Button>
      </Inline>
    </Stack>
  </Card>
);

const Island = ({ name, tokens }: { name: string; tokens: ThemeTokens }) => (
  <section
    aria-label={name}
    css={[
      themeVariables(tokens),
      {
        padding: theme.space[6],
        background: theme.color.background,
        color: theme.color.content,
        fontFamily: theme.font.text,
      },
    ]}
  >
    <Stack gap={3}>
      <p>
        <strong>{name}</strong>: {tokens.tone}, {tokens.body.corners} corners, headings in the{' '}
        {tokens.body.headings} face
      </p>
      <Sample />
    </Stack>
  </section>
);

/** The four themes of the kit side by side. */
export const FourThemes: StoryObj = {
  render: () => (
    <Grid minColumn={300}>
      {Object.entries(themes).map(([name, tokens]) => (
        <Island key={name} name={name} tokens={tokens} />
      ))}
    </Grid>
  ),
};

/** The fonts that a partner's site can choose in place of the product's. */
export const SiteFonts: StoryObj = {
  tags: ['font', 'typeface', 'partner', 'configuration', 'Outfit', 'Fraunces'],
  render: () => (
    <>
      <Global styles={Object.values(siteFonts).flatMap(({ rules }) => rules)} />
      <Grid minColumn={300}>
        {Object.entries(siteFonts).map(([name, { faces }]) => (
          <Island key={name} name={name} tokens={{ ...auroraTheme, faces }} />
        ))}
      </Grid>
    </>
  ),
};

/** An organiser's colours over a client theme, as configured: `custom` in the toolbar. */
export const Custom: StoryObj = {
  tags: ['organiser', 'partner', 'configuration'],
  render: () => (
    <Stack gap={6}>
      <Island name="custom" tokens={auroraTheme} />
      <Stack gap={2}>
        <p>As the configuration carries it:</p>
        <code style={{ overflowWrap: 'anywhere' }}>{encodeCustomTheme(auroraOverrides)}</code>
      </Stack>
    </Stack>
  ),
  play: async () => {
    await expect(customTheme(auroraOverrides)).toMatchObject({ accepted: true });
  },
};
