import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect } from 'storybook/test';
import { DataTable, type TableColumn } from '../content/DataTable.tsx';
import { Grid, Stack } from '../layout/Stack.tsx';
import { auroraTheme } from '../testing/auroraTheme.ts';
import { contrastPairs, type ContrastPair } from './contrast.ts';
import { contrastRatio } from './colorContrast.ts';
import { theme } from './theme.ts';
import { themes } from './themes.ts';
import type { ThemeColors } from './themeTokens.ts';

const meta: Meta = {
  title: 'Foundations/Colors',
  tags: ['color', 'colour', 'palette', 'swatch', 'hex', 'tokens', 'contrast', 'accessibility'],
};
export default meta;

type Token = keyof ThemeColors;

const uses: Record<Token, string> = {
  background: 'The page',
  surface1: 'Cards, bars, sheets',
  surface2: 'Inputs and quiet controls',
  surface3: 'Those under the pointer',
  border: 'Hairlines that only decorate',
  borderStrong: 'Outlines of controls',
  content: 'Text',
  contentMuted: 'Text that steps back',
  accent: 'The one thing to do next',
  accentHover: 'The same under the pointer',
  accentContent: 'Text on the accent',
  accentText: 'The accent as text, line and edge',
  info: 'Information',
  infoSurface: 'Ground of information',
  success: 'It worked',
  successSurface: 'Ground of success',
  warning: 'Look at this first',
  warningSurface: 'Ground of a warning',
  danger: 'It failed, or cannot be undone',
  dangerSurface: 'Ground of an error',
  focus: 'The ring of the keyboard',
};
const tokens = Object.keys(theme.color) as Token[];
const shown = Object.entries({ ...themes, custom: auroraTheme });

const swatch = (color: string) => ({
  display: 'inline-block',
  flex: 'none',
  width: 20,
  height: 20,
  marginInlineEnd: 8,
  verticalAlign: '-4px',
  border: `1px solid ${theme.color.borderStrong}`,
  borderRadius: 4,
  background: color,
});

/** Colours of the toolbar's theme. */
export const InThisTheme: StoryObj = {
  render: () => (
    <Grid minColumn={170} gap={4}>
      {tokens.map((name) => (
        <Stack key={name} gap={1}>
          <div
            style={{
              height: 72,
              border: `1px solid ${theme.color.border}`,
              borderRadius: theme.radius.medium,
              background: theme.color[name],
            }}
          />
          <strong>{name}</strong>
          <span style={{ color: theme.color.contentMuted, fontSize: theme.text.small }}>{uses[name]}</span>
        </Stack>
      ))}
    </Grid>
  ),
};

const valueColumns: TableColumn<Token>[] = [
  { id: 'token', label: 'Token', isLead: true, cell: (name) => name },
  ...shown.map(([id, { colors }]): TableColumn<Token> => ({
    id,
    label: id,
    cell: (name) => (
      <span style={{ whiteSpace: 'nowrap' }}>
        <span style={swatch(colors[name])} />
        <code>{colors[name]}</code>
      </span>
    ),
  })),
];

/** Every token and its value in the five themes. */
export const Values: StoryObj = {
  render: () => (
    <DataTable caption="Colors by theme" columns={valueColumns} rows={tokens} rowKey={(name) => name} />
  ),
};

const keyOf = ({ color, on }: ContrastPair): string => `${color} on ${on}`;
const pairColumns: TableColumn<ContrastPair>[] = [
  { id: 'pair', label: 'Pair', isLead: true, cell: keyOf },
  { id: 'needed', label: 'Needs', align: 'end', cell: ({ needed }) => `${needed}:1` },
  ...shown.map(([id, { colors }]): TableColumn<ContrastPair> => ({
    id,
    label: id,
    align: 'end',
    cell: ({ color, on, needed }) => {
      const ratio = contrastRatio(colors[color], colors[on]);
      return `${ratio < needed ? 'Fails: ' : ''}${ratio.toFixed(2)}:1`;
    },
  })),
];

/** Every pair of colours that meet, the contrast they need, and the contrast they have. */
export const ContrastRatios: StoryObj = {
  tags: ['WCAG', 'a11y', 'ratio'],
  render: () => (
    <DataTable caption="Contrast by theme" columns={pairColumns} rows={contrastPairs} rowKey={keyOf} />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/^Fails/)).not.toBeInTheDocument();
  },
};

/** Colours that no theme changes: codes must scan, and a photo to crop is dimmed. */
export const Fixed: StoryObj = {
  tags: ['scrim', 'overlay', 'backdrop', 'QR'],
  render: () => (
    <Grid minColumn={170} gap={4}>
      {Object.entries(theme.fixed).map(([name, color]) => (
        <Stack key={name} gap={1}>
          <div style={{ height: 72, border: `1px solid ${theme.color.border}`, background: color }} />
          <strong>{name}</strong>
        </Stack>
      ))}
    </Grid>
  ),
};
