import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { EmptyState } from '../feedback/EmptyState.tsx';
import { Skeleton } from '../progress/Skeleton.tsx';
import { Breadcrumb } from './Breadcrumb.tsx';
import { Inline, Stack } from '../layout/Stack.tsx';
import { Accordion } from './Accordion.tsx';
import { Avatar } from './Avatar.tsx';
import { Card } from './Card.tsx';
import { DataTable, type TableColumn, type TableSort } from './DataTable.tsx';
import { EndlessList } from './EndlessList.tsx';
import { Pill } from './Pill.tsx';

const meta: Meta = {
  title: 'Components/Content/Lists and tables',
  tags: ['accordion', 'FAQ', 'table', 'data grid', 'sort', 'breadcrumb', 'avatar', 'infinite scroll'],
};
export default meta;

const questions = [
  {
    id: 'doors',
    title: 'When do the doors open?',
    content: 'An hour before the show, for members an hour and a half.',
  },
  {
    id: 'refund',
    title: 'Puis-je obtenir un remboursement si l’événement est reporté à une date qui ne me convient pas?',
    content: 'Oui. Les remboursements sont amorcés dans les trois jours ouvrables.',
  },
  { id: 'bags', title: 'May I bring a bag?', content: 'One that fits under your seat.' },
];
export const Questions: StoryObj = {
  render: () => <Accordion items={questions} headingLevel={2} defaultOpenIds={['doors']} />,
};
export const OneQuestionAtATime: StoryObj = {
  render: () => <Accordion items={questions} headingLevel={2} single defaultOpenIds={['doors']} />,
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'May I bring a bag?' }));
    await expect(canvas.getByRole('button', { name: 'When do the doors open?' })).toHaveAttribute(
      'aria-expanded',
      'false',
    );
  },
};

export const Breadcrumbs: StoryObj = {
  render: () => (
    <Stack>
      <Breadcrumb
        label="You are here"
        steps={[
          { label: 'Discover', href: '#discover' },
          { label: 'The Northern Lights', href: '#event' },
        ]}
        current="Seats"
      />
      <Breadcrumb
        label="Vous êtes ici"
        steps={[
          { label: 'Découvrir', href: '#decouvrir' },
          { label: 'Orchestre symphonique de la vallée de la Matapédia', href: '#orchestre' },
        ]}
        current="Choix des places"
      />
    </Stack>
  ),
};

const portrait = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><rect width="8" height="8" fill="#f06a4d"/><circle cx="4" cy="3" r="1.6" fill="#2a1c5a"/><rect x="1" y="5" width="6" height="4" rx="2" fill="#2a1c5a"/></svg>',
)}`;
export const Avatars: StoryObj = {
  render: () => (
    <Inline gap={5}>
      <Avatar name="Camille Tremblay" />
      <Avatar name="Camille Tremblay" src={portrait} />
      <Avatar name="Ada" size={64} />
      <Avatar
        name="Jean-Baptiste de La Montagne"
        size={64}
        src={portrait}
        status={{ state: 'verified', label: 'verified' }}
      />
      <Avatar name="Ngozi Okafor" size={64} status={{ state: 'pending', label: 'photo is being checked' }} />
      <Avatar name="Nobody" src="/not-there.png" />
    </Inline>
  ),
};

interface Sale {
  id: string;
  event: string;
  date: string;
  sold: number;
  state: 'open' | 'closed';
}
const sales: Sale[] = [
  { id: '1', event: 'The Northern Lights', date: 'Mar 7, 2026', sold: 1_240, state: 'open' },
  { id: '2', event: 'Saltwater Choir', date: 'Mar 14, 2026', sold: 86, state: 'closed' },
  {
    id: '3',
    event: 'Orchestre symphonique de la vallée de la Matapédia',
    date: '21 mars 2026',
    sold: 12_004,
    state: 'open',
  },
];
const columns: TableColumn<Sale>[] = [
  { id: 'event', label: 'Event', cell: ({ event }) => event, isLead: true, sortable: true },
  { id: 'date', label: 'Date', cell: ({ date }) => date },
  {
    id: 'state',
    label: 'Sale',
    cell: ({ state }) => <Pill state={state}>{state === 'open' ? 'Open' : 'Closed'}</Pill>,
  },
  {
    id: 'sold',
    label: 'Sold',
    cell: ({ sold }) => sold.toLocaleString('en-US'),
    align: 'end',
    sortable: true,
  },
];
const HeldTable = ({ rows }: { rows: readonly Sale[] }) => {
  const [sort, setSort] = useState<TableSort>({ columnId: 'sold', direction: 'descending' });
  const sign = sort.direction === 'ascending' ? 1 : -1;
  const sorted = [...rows].sort(
    (one, other) =>
      sign * (sort.columnId === 'sold' ? one.sold - other.sold : one.event.localeCompare(other.event)),
  );
  return (
    <DataTable
      caption="Sales by event"
      columns={columns}
      rows={sorted}
      rowKey={({ id }) => id}
      sort={sort}
      onSort={setSort}
      empty={<EmptyState title="Nothing sold yet">Share your event, and come back.</EmptyState>}
    />
  );
};
export const Table: StoryObj = { render: () => <HeldTable rows={sales} /> };
export const TableAsCards: StoryObj = {
  render: () => (
    <div style={{ maxWidth: 343 }}>
      <HeldTable rows={sales} />
    </div>
  ),
};
export const TableEmpty: StoryObj = { render: () => <HeldTable rows={[]} /> };

const HeldEndless = ({
  start = 6,
  most = 18,
  ...rest
}: {
  start?: number;
  most?: number;
  loading?: boolean;
  error?: string;
}) => {
  const [count, setCount] = useState(start);
  return (
    <EndlessList
      count={count}
      hasMore={count < most}
      loading={rest.loading ?? false}
      error={rest.error}
      automaticLoads={0}
      onLoadMore={() => setCount(Math.min(most, count + 6))}
      skeleton={<Skeleton shape="block" height="64px" />}
      texts={{
        loadMore: 'Show more events',
        shown: (shown) => `${shown} events shown`,
        end: 'That is all of them.',
      }}
    >
      <Stack gap={2}>
        {Array.from({ length: count }, (_, index) => (
          <Card key={index} padding={4}>
            Event {index + 1}
          </Card>
        ))}
      </Stack>
    </EndlessList>
  );
};
export const Endless: StoryObj = {
  render: () => <HeldEndless />,
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Show more events' }));
    await expect(await canvas.findByText('12 events shown')).toBeInTheDocument();
  },
};
export const EndlessLoading: StoryObj = { render: () => <HeldEndless loading /> };
export const EndlessFailed: StoryObj = {
  render: () => <HeldEndless error="We could not load more events. What you see stays." />,
};
export const EndlessAtTheEnd: StoryObj = { render: () => <HeldEndless start={4} most={4} /> };
