import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect } from 'storybook/test';
import { Button } from '../actions/Button.tsx';
import { Card } from '../content/Card.tsx';
import { Notice } from '../feedback/Notice.tsx';
import { Grid, Inline, Stack } from '../layout/Stack.tsx';
import { themeOf, type ThemeOverrides } from './customTheme.ts';
import { mendTheme } from './mendTheme.ts';
import { theme } from './theme.ts';
import { themeVariables } from './themeStyles.ts';

interface PreviewProps {
  title: string;
  overrides: ThemeOverrides;
  /** Shows failing colours on purpose; contrast checks skip it. */
  isFailing?: boolean;
}

const Preview = ({ title, overrides, isFailing }: PreviewProps) => (
  <section
    aria-label={title}
    data-shows-failure={isFailing || undefined}
    css={[
      themeVariables(themeOf(overrides)),
      { padding: 24, background: theme.color.background, color: theme.color.content },
    ]}
  >
    <Stack>
      <h2 style={{ fontSize: theme.text.title }}>{title}</h2>
      <Card>
        <Stack>
          <p style={{ color: theme.color.contentMuted }}>Saturday night, doors at seven.</p>
          <p style={{ color: theme.color.accentText }}>How to get to the venue</p>
          <Notice tone="info">Doors open an hour earlier for members.</Notice>
          <Inline>
            <Button variant="primary">Get passes</Button>
            <Button>Share</Button>
          </Inline>
        </Stack>
      </Card>
    </Stack>
  </section>
);

const swatch = (color: string) => ({
  display: 'inline-block',
  width: 16,
  height: 16,
  marginInlineEnd: 6,
  verticalAlign: '-3px',
  border: `1px solid ${theme.color.borderStrong}`,
  background: color,
});

/** Result of the contrast gate: what fails, what was shifted, and the theme before and after. */
const Gate = ({ overrides }: { overrides: ThemeOverrides }) => {
  const { accepted, problems, shifts, remaining, theme: mended } = mendTheme(overrides);
  const { colors } = themeOf(overrides);
  return (
    <Stack gap={6}>
      <Notice tone={accepted ? 'success' : remaining.length > 0 ? 'danger' : 'warning'}>
        {accepted
          ? 'Every pair reads.'
          : `${problems.length} pairs fail; after ${shifts.length} shifts ${remaining.length} are left.`}
      </Notice>
      {problems.length > 0 && (
        <div role="region" aria-label="What fails" tabIndex={0} style={{ overflowX: 'auto' }}>
          <table style={{ borderCollapse: 'collapse' }}>
            <caption style={{ textAlign: 'start', fontWeight: 600 }}>What fails</caption>
            <thead>
              <tr style={{ textAlign: 'start' }}>
                <th scope="col">Colour</th>
                <th scope="col">On</th>
                <th scope="col">Has</th>
                <th scope="col">Needs</th>
              </tr>
            </thead>
            <tbody>
              {problems.map((problem) =>
                problem.kind === 'contrast' ? (
                  <tr key={`${problem.color}-${problem.on}`}>
                    <td style={{ paddingInlineEnd: 16 }}>
                      <span style={swatch(colors[problem.color])} />
                      {problem.color}
                    </td>
                    <td style={{ paddingInlineEnd: 16 }}>
                      <span style={swatch(colors[problem.on])} />
                      {problem.on}
                    </td>
                    <td style={{ paddingInlineEnd: 16 }}>{problem.ratio.toFixed(2)}:1</td>
                    <td>{problem.needed}:1</td>
                  </tr>
                ) : null,
              )}
            </tbody>
          </table>
        </div>
      )}
      {shifts.length > 0 && (
        <ul style={{ listStyle: 'none' }} aria-label="What was shifted">
          {shifts.map(({ token, from, to }) => (
            <li key={token}>
              <span style={swatch(from)} />
              {from} → <span style={swatch(to)} />
              {to} {token}
            </li>
          ))}
        </ul>
      )}
      <Grid minColumn={300}>
        {!accepted && <Preview isFailing title="As it was given" overrides={overrides} />}
        <Preview title={accepted ? 'As it is' : 'After the shifts'} overrides={mended} />
      </Grid>
    </Stack>
  );
};

const meta: Meta<typeof Gate> = {
  title: 'Foundations/Contrast',
  component: Gate,
  tags: ['contrast gate', 'WCAG', 'white label', 'accessibility', 'a11y'],
};
export default meta;

type Story = StoryObj<typeof Gate>;
// Failing pairs are shown as they are; that is the page's subject.
const withFaults: Pick<Story, 'parameters'> = {
  parameters: { a11y: { config: { rules: [{ id: 'color-contrast', enabled: false }] } } },
};

export const Accepted: Story = {
  args: { overrides: { tone: 'light', colors: { accentText: '#00594e' }, body: { corners: 'round' } } },
};
export const ShiftedOnDark: Story = {
  ...withFaults,
  args: { overrides: { tone: 'dark', colors: { accent: '#5b2fa0', contentMuted: '#6d7884' } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/0 are left/)).toBeVisible();
  },
};
export const ShiftedOnLight: Story = {
  ...withFaults,
  args: {
    overrides: {
      tone: 'light',
      colors: { accent: '#ffd400', accentHover: '#ffe45c', accentText: '#ffb000' },
    },
  },
};
export const NotSafelyShifted: Story = {
  ...withFaults,
  args: { overrides: { tone: 'light', colors: { background: '#777777' } } },
};
