import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Button } from '../actions/Button.tsx';
import { Card } from '../content/Card.tsx';
import { Notice } from '../feedback/Notice.tsx';
import { TextInput } from '../inputs/TextInput.tsx';
import { Grid, Inline, Stack } from '../layout/Stack.tsx';
import { customTheme } from './customTheme.ts';
import { theme } from './theme.ts';
import { themeVariables } from './themeStyles.ts';

const meta: Meta = { title: 'Foundations/Theme' };
export default meta;

const samples = Object.keys(theme.color) as (keyof typeof theme.color)[];

export const Colors: StoryObj = {
  render: () => (
    <Grid minColumn={150} gap={3}>
      {samples.map((name) => (
        <Stack key={name} gap={1}>
          <div
            style={{
              height: 64,
              borderRadius: 10,
              border: `1px solid ${theme.color.border}`,
              background: theme.color[name],
            }}
          />
          <small>{name}</small>
        </Stack>
      ))}
    </Grid>
  ),
};

export const Type: StoryObj = {
  render: () => (
    <Stack gap={5}>
      {(Object.keys(theme.text) as (keyof typeof theme.text)[]).toReversed().map((size) => {
        const isDisplay = ['hero', 'display', 'heading', 'title'].includes(size);
        return (
          <p
            key={size}
            style={{
              fontFamily: isDisplay ? theme.font.display : theme.font.text,
              fontSize: theme.text[size],
              fontWeight: isDisplay ? 700 : 400,
              letterSpacing: isDisplay ? '-0.03em' : 0,
              lineHeight: 1.1,
            }}
          >
            The Northern Lights, 8:00 p.m., $125.50 ({size})
          </p>
        );
      })}
    </Stack>
  ),
};

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

export const FourThemes: StoryObj = {
  render: () => (
    <Grid minColumn={300}>
      {(['dark', 'light', 'clientDark', 'clientLight'] as const).map((name) => (
        <div
          key={name}
          data-theme={name}
          style={{ padding: 24, background: theme.color.background, color: theme.color.content }}
        >
          <Sample />
        </div>
      ))}
    </Grid>
  ),
};

const aurora = customTheme({
  tone: 'light',
  colors: { accent: '#00695c', accentHover: '#004d43', accentText: '#00594e', focus: '#00695c' },
  body: { corners: 'round', headings: 'display' },
});

export const Custom: StoryObj = {
  render: () =>
    aurora.accepted ? (
      <div css={[themeVariables(aurora.theme), { padding: 24, background: theme.color.background }]}>
        <div style={{ color: theme.color.content, fontFamily: theme.font.text }}>
          <Sample />
        </div>
      </div>
    ) : (
      <pre>{JSON.stringify(aurora.problems, null, 2)}</pre>
    ),
};
