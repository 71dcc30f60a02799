import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { Stack } from '../layout/Stack.tsx';
import { RangeSlider, type RangeSliderProps } from './amount/RangeSlider.tsx';
import { Switch, type SwitchProps } from './choice/Switch.tsx';

const meta: Meta = {
  title: 'Components/Choices/Switch and slider',
  tags: ['toggle', 'switch', 'on off', 'slider', 'range'],
  decorators: [(Inner) => <div style={{ maxWidth: 420 }}>{<Inner />}</div>],
};
export default meta;

const HeldSwitch = ({ start = false, ...props }: Partial<SwitchProps> & { start?: boolean }) => {
  const [checked, setChecked] = useState(start);
  return <Switch label="Price alerts" {...props} checked={checked} onCheckedChange={setChecked} />;
};
export const Switches: StoryObj = {
  render: () => (
    <Stack gap={1}>
      <HeldSwitch detail="When the price of an event on your Wish List falls." />
      <HeldSwitch label="Reminders" start />
      <HeldSwitch label="News, not offered here" disabled />
      <HeldSwitch label="Messages" start error="This could not be saved. Try again." />
      <HeldSwitch label="Recevoir les rappels concernant les laissez-passer qui n’ont pas encore été attribués" />
    </Stack>
  ),
  play: async ({ canvas }) => {
    const box = await canvas.findByRole('switch', { name: /Price alerts/ });
    box.focus();
    await userEvent.keyboard(' ');
    await expect(box).toBeChecked();
  },
};

const HeldSlider = ({ start, ...props }: Partial<RangeSliderProps> & { start: number }) => {
  const [value, setValue] = useState(start);
  return (
    <RangeSlider
      label="How far would you go?"
      min={0}
      max={100}
      step={5}
      format={(miles) => `${miles} mi`}
      {...props}
      value={value}
      onValueChange={setValue}
    />
  );
};
export const Sliders: StoryObj = {
  render: () => (
    <Stack gap={6}>
      <HeldSlider start={25} hint="From the city that you chose." />
      <HeldSlider start={0} label="At the least" />
      <HeldSlider start={100} label="At the most" />
      <HeldSlider start={40} label="Not now" disabled />
      <HeldSlider start={95} label="Too far" error="There is nothing on beyond 90 miles." />
    </Stack>
  ),
};
