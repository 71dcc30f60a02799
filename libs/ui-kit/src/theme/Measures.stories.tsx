import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { DataTable } from '../content/DataTable.tsx';
import { Stack } from '../layout/Stack.tsx';
import { breakpoints, theme } from './theme.ts';

const meta: Meta = {
  title: 'Foundations/Space and sizes',
  tags: ['spacing', 'grid', 'margin', 'padding', 'gap', 'breakpoint', 'responsive', 'z-index', 'tokens'],
};
export default meta;

const bar = { height: 16, maxWidth: '100%', background: theme.color.accent };

const Bars = ({ entries }: { entries: readonly (readonly [string, string])[] }) => (
  <Stack gap={3}>
    {entries.map(([name, width]) => (
      <Stack key={name} gap={1}>
        <span>
          <strong>{name}</strong> <code>{width}</code>
        </span>
        <div style={{ ...bar, width }} />
      </Stack>
    ))}
  </Stack>
);

/** Steps of a 4 px grid: `space[3]` is 12 px. */
export const Space: StoryObj = { render: () => <Bars entries={Object.entries(theme.space)} /> };

/** Fixed sizes across the product. */
export const FixedSizes: StoryObj = {
  tags: ['touch target', 'header height', 'dialog width', 'drawer width'],
  render: () => <Bars entries={Object.entries(theme.size)} />,
};

/** The toolbar offers the same widths, and 375 px, the most common phone. */
export const Breakpoints: StoryObj = {
  tags: ['mobile', 'tablet', 'desktop', 'media query'],
  render: () => (
    <Stack gap={8}>
      <DataTable
        caption="Widths"
        columns={[
          { id: 'name', label: 'Name', isLead: true, cell: ([name]) => name },
          { id: 'from', label: 'From', align: 'end', cell: ([, from]) => `${from} px` },
        ]}
        rows={Object.entries(breakpoints)}
        rowKey={([name]) => name}
      />
      <DataTable
        caption="Questions that a style may ask"
        columns={[
          { id: 'name', label: 'Name', isLead: true, cell: ([name]) => name },
          { id: 'query', label: 'Query', cell: ([, query]) => <code>{query}</code> },
        ]}
        rows={Object.entries(theme.media)}
        rowKey={([name]) => name}
      />
    </Stack>
  ),
};

/** Stacking order. */
export const Layers: StoryObj = {
  tags: ['stacking', 'above', 'overlay'],
  render: () => (
    <DataTable
      caption="Layers, from the page up"
      columns={[
        { id: 'name', label: 'Layer', isLead: true, cell: ([name]) => name },
        { id: 'index', label: 'z-index', align: 'end', cell: ([, index]) => index },
      ]}
      rows={Object.entries(theme.layer)}
      rowKey={([name]) => name}
    />
  ),
};
