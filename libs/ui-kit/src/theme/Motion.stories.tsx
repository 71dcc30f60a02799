import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { Button } from '../actions/Button.tsx';
import { Stack } from '../layout/Stack.tsx';
import { theme } from './theme.ts';
import { themeRules } from './themeStyles.ts';

const meta: Meta = {
  title: 'Foundations/Motion',
  tags: ['animation', 'transition', 'duration', 'easing', 'fade', 'reduced motion', 'tokens'],
};
export default meta;

const { ease, ...spans } = theme.motion;
const rules = themeRules(['dark', 'light']);
const valueOf = (token: string): string => {
  const value = rules[':root']?.[token.slice('var('.length, -1)];
  return typeof value === 'string' ? value : token;
};

const MovingSpans = () => {
  const [isOver, setIsOver] = useState(false);
  return (
    <Stack gap={6}>
      <Button
        variant="primary"
        aria-pressed={isOver}
        onClick={() => setIsOver(!isOver)}
        style={{ justifySelf: 'start' }}
      >
        Move
      </Button>
      {Object.entries(spans).map(([name, span]) => (
        <Stack key={name} gap={1}>
          <span>
            <strong>{name}</strong> <code>{valueOf(span)}</code>
          </span>
          <div style={{ background: theme.color.surface1, borderRadius: theme.radius.pill }}>
            <div
              style={{
                width: isOver ? '100%' : 32,
                height: 32,
                borderRadius: theme.radius.pill,
                background: theme.color.accent,
                transition: `width ${span} ${ease}`,
              }}
            />
          </div>
        </Stack>
      ))}
      <p style={{ color: theme.color.contentMuted }}>
        All of them on <code>{ease}</code>. With reduced motion every span is zero: switch it on in the
        toolbar.
      </p>
    </Stack>
  );
};

/** Durations: transitions for movement, fades for appearing and disappearing. */
export const Spans: StoryObj = {
  render: () => <MovingSpans />,
  play: async ({ canvas }) => {
    const move = await canvas.findByRole('button', { name: 'Move' });
    await userEvent.click(move);
    await expect(move).toHaveAttribute('aria-pressed', 'true');
  },
};
