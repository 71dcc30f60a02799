import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Inline, Stack } from '../layout/Stack.tsx';
import { auroraTheme } from '../testing/auroraTheme.ts';
import { theme } from './theme.ts';
import { themes } from './themes.ts';
import { themeVariables } from './themeStyles.ts';
import type { ThemeTokens } from './themeTokens.ts';

const meta: Meta = {
  title: 'Foundations/Corners and shadow',
  tags: ['radius', 'rounded', 'border radius', 'elevation', 'shadow', 'tokens'],
};
export default meta;

const square = {
  width: 96,
  height: 96,
  border: `1px solid ${theme.color.borderStrong}`,
  background: theme.color.surface2,
};
const variableOf = (token: string): string => token.slice('var('.length, -1);

const Corners = ({ name, tokens }: { name: string; tokens: ThemeTokens }) => {
  const variables = themeVariables(tokens);
  const radii = Object.entries(theme.radius);
  return (
    <section aria-label={name}>
      <Stack gap={3}>
        <p>
          <strong>{name}</strong>: {tokens.body.corners}
        </p>
        <Inline gap={6} align="start">
          {radii.map(([size, token]) => {
            const value = variables[variableOf(token)] ?? token;
            return (
              <Stack key={size} gap={1}>
                <div style={{ ...square, borderRadius: value }} />
                <span>{size}</span>
                <code>{value}</code>
              </Stack>
            );
          })}
        </Inline>
      </Stack>
    </section>
  );
};

/** A theme chooses sharp, soft or round; components choose small (inputs), medium (notices), large (cards) or pill. */
export const Radius: StoryObj = {
  render: () => (
    <Stack gap={8}>
      {Object.entries({ ...themes, custom: auroraTheme }).map(([name, tokens]) => (
        <Corners key={name} name={name} tokens={tokens} />
      ))}
    </Stack>
  ),
};

/** Surfaces step up in lightness; the only shadow belongs to floating elements. */
export const SurfacesAndShadow: StoryObj = {
  render: () => (
    <Inline gap={8} align="start">
      {(['background', 'surface1', 'surface2', 'surface3'] as const).map((name) => (
        <Stack key={name} gap={1}>
          <div style={{ ...square, borderColor: theme.color.border, background: theme.color[name] }} />
          <span>{name}</span>
        </Stack>
      ))}
      {Object.entries(theme.shadow).map(([name, boxShadow]) => (
        <Stack key={name} gap={1}>
          <div style={{ ...square, borderRadius: theme.radius.medium, boxShadow }} />
          <span>shadow {name}</span>
        </Stack>
      ))}
    </Inline>
  ),
};
