import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Grid, Stack } from '../layout/Stack.tsx';
import * as icons from './Icons.tsx';

const meta: Meta = { title: 'Foundations/Icons', tags: ['icon', 'pictogram', 'symbol', 'glyph', 'svg'] };
export default meta;

export const All: StoryObj = {
  render: () => (
    <Grid minColumn={110}>
      {Object.entries(icons).map(([name, Icon]) => (
        <Stack key={name} gap={2} align="center">
          <Icon size={32} />
          <small>{name.replace('Icon', '')}</small>
        </Stack>
      ))}
    </Grid>
  ),
};
export const WithMeaning: StoryObj = { render: () => <icons.WheelchairIcon size={24} label="Accessible" /> };
