import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Breadcrumb } from './Breadcrumb.tsx';
import { Accordion } from './Accordion.tsx';
import { Avatar, initialsOf } from './Avatar.tsx';
import { DataTable, type TableColumn } from './DataTable.tsx';
import { EndlessList, type EndlessListProps } from './EndlessList.tsx';
import { Pill, type PillState } from './Pill.tsx';

describe('Accordion', () => {
  const items = [
    { id: 'a', title: 'Doors', content: 'At seven' },
    { id: 'b', title: 'Bags', content: 'Small ones' },
  ];

  it('opens and closes by keyboard, and names what it opens', async () => {
    render(<Accordion items={items} />);
    expect(screen.queryByText('At seven')).not.toBeInTheDocument();
    await userEvent.tab();
    expect(screen.getByRole('button', { name: 'Doors', expanded: false })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    expect(screen.getByRole('region', { name: 'Doors' })).toHaveTextContent('At seven');
    await userEvent.tab();
    await userEvent.keyboard(' ');
    expect(screen.getByText('Small ones')).toBeInTheDocument();
    expect(screen.getByText('At seven')).toBeInTheDocument();
  });

  it('keeps one open where one is wanted', async () => {
    render(<Accordion items={items} single defaultOpenIds={['a']} headingLevel={4} />);
    await userEvent.click(screen.getByRole('button', { name: 'Bags' }));
    expect(screen.queryByText('At seven')).not.toBeInTheDocument();
    expect(screen.getAllByRole('heading', { level: 4 })).toHaveLength(2);
  });
});

describe('Breadcrumb', () => {
  it('is a named trail that ends at this page', () => {
    render(
      <Breadcrumb label="You are here" steps={[{ label: 'Discover', href: '/discover' }]} current="Event" />,
    );
    const trail = screen.getByRole('navigation', { name: 'You are here' });
    expect(within(trail).getByRole('link', { name: 'Discover' })).toHaveAttribute('href', '/discover');
    expect(within(trail).getByText('Event')).toHaveAttribute('aria-current', 'page');
  });
});

describe('Avatar', () => {
  it.each([
    ['Camille Tremblay', 'CT'],
    ['Ada', 'A'],
    ['Jean-Baptiste de La Montagne', 'JM'],
    ['  ', ''],
    ['émile Zola', 'ÉZ'],
  ])('of %p is %p without a photo', (name, initials) => {
    expect(initialsOf(name)).toBe(initials);
  });

  it('shows the initials where the photo does not come, and says the state of the photo [I3.08]', () => {
    const { container } = render(
      <Avatar name="Ada Lovelace" src="/ada.jpg" status={{ state: 'verified', label: 'verified' }} />,
    );
    expect(screen.getByRole('img', { name: 'Ada Lovelace, verified' })).toBeInTheDocument();
    fireEvent.error(container.querySelector('img') as HTMLImageElement);
    expect(screen.getByText('AL')).toBeInTheDocument();
  });
});

describe('Pill', () => {
  it.each<[PillState, string]>([
    ['upcoming', 'Upcoming'],
    ['openingSoon', 'Opening soon'],
    ['open', 'Open'],
    ['endingSoon', 'Ending soon'],
    ['closed', 'Closed'],
    ['actionRequired', 'Action required'],
  ])('says %s by word, sign and colour [C4.23a-f]', (state, word) => {
    const others = (
      ['upcoming', 'openingSoon', 'open', 'endingSoon', 'closed', 'actionRequired'] as const
    ).filter((other) => other !== state);
    const looks = (of: PillState) => {
      const { container, unmount } = render(<Pill state={of}>{word}</Pill>);
      const pill = container.firstElementChild as HTMLElement;
      const sign = pill.querySelector('[aria-hidden]') as HTMLElement;
      const look = { pill: pill.className, sign: sign.className, text: pill.textContent };
      unmount();
      return look;
    };
    const mine = looks(state);
    expect(mine.text).toContain(word);
    for (const other of others) {
      expect(looks(other).pill).not.toBe(mine.pill);
      expect(looks(other).sign).not.toBe(mine.sign);
    }
  });
});

describe('DataTable', () => {
  const columns: TableColumn<{ id: string; sold: number }>[] = [
    { id: 'event', label: 'Event', cell: ({ id }) => id, isLead: true },
    { id: 'sold', label: 'Sold', cell: ({ sold }) => sold, align: 'end', sortable: true },
  ];
  const rows = [
    { id: 'Lights', sold: 12 },
    { id: 'Choir', sold: 3 },
  ];

  it('stays a table to those who listen, and every cell carries its label for the card', () => {
    render(<DataTable caption="Sales" columns={columns} rows={rows} rowKey={({ id }) => id} />);
    const table = screen.getByRole('table', { name: 'Sales' });
    expect(
      within(table)
        .getAllByRole('columnheader')
        .map((cell) => cell.textContent),
    ).toEqual(['Event', 'Sold']);
    expect(within(table).getByRole('rowheader', { name: 'Choir' })).toBeInTheDocument();
    for (const cell of within(table).getAllByRole('cell')) expect(cell).toHaveAttribute('data-label', 'Sold');
  });

  it('asks to be sorted, and says how it is', async () => {
    const onSort = jest.fn();
    const { rerender } = render(
      <DataTable caption="Sales" columns={columns} rows={rows} rowKey={({ id }) => id} onSort={onSort} />,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Sold' }));
    const sort = { columnId: 'sold', direction: 'ascending' } as const;
    expect(onSort).toHaveBeenCalledWith(sort);
    rerender(
      <DataTable
        caption="Sales"
        columns={columns}
        rows={rows}
        rowKey={({ id }) => id}
        sort={sort}
        onSort={onSort}
      />,
    );
    expect(screen.getByRole('columnheader', { name: 'Sold' })).toHaveAttribute('aria-sort', 'ascending');
    await userEvent.click(screen.getByRole('button', { name: 'Sold' }));
    expect(onSort).toHaveBeenLastCalledWith({ columnId: 'sold', direction: 'descending' });
  });
});

describe('EndlessList', () => {
  let arrive: () => void;
  class Watcher {
    constructor(callback: IntersectionObserverCallback) {
      arrive = () => act(() => callback([{ isIntersecting: true }] as never, this as never));
    }
    observe() {}
    disconnect() {
      arrive = () => {};
    }
  }
  const original = globalThis.IntersectionObserver;
  beforeEach(() => {
    Object.assign(globalThis, { IntersectionObserver: Watcher });
  });
  afterEach(() => {
    Object.assign(globalThis, { IntersectionObserver: original });
  });

  const setup = (props: Partial<EndlessListProps> = {}) => {
    const onLoadMore = jest.fn();
    const list = (more: Partial<EndlessListProps> = {}) => (
      <EndlessList
        count={10}
        hasMore
        loading={false}
        onLoadMore={onLoadMore}
        texts={{ loadMore: 'More', shown: (count) => `${count} shown`, end: 'All of them' }}
        {...props}
        {...more}
      >
        <ul />
      </EndlessList>
    );
    const { rerender } = render(list());
    return { onLoadMore, show: (more: Partial<EndlessListProps>) => rerender(list(more)) };
  };

  it('asks for more when the end comes near, and says what came', () => {
    const { onLoadMore, show } = setup();
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    arrive();
    expect(onLoadMore).toHaveBeenCalledTimes(1);
    show({ loading: true });
    arrive();
    expect(onLoadMore).toHaveBeenCalledTimes(1);
    show({ count: 20 });
    expect(screen.getByRole('status')).toHaveTextContent('20 shown');
  });

  it('leaves the footer within reach: after three times a press is wanted', async () => {
    const { onLoadMore } = setup();
    for (let time = 0; time < 5; time += 1) arrive();
    expect(onLoadMore).toHaveBeenCalledTimes(3);
    await userEvent.click(screen.getByRole('button', { name: 'More' }));
    expect(onLoadMore).toHaveBeenCalledTimes(4);
  });

  it('tries nothing by itself after an error, and again by a press', async () => {
    const { onLoadMore } = setup({ error: 'No connection' });
    arrive();
    expect(onLoadMore).not.toHaveBeenCalled();
    expect(screen.getByRole('alert')).toHaveTextContent('No connection');
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(onLoadMore).toHaveBeenCalledTimes(1);
  });

  it('works by its button where nothing can be observed', async () => {
    Object.assign(globalThis, { IntersectionObserver: undefined });
    const { onLoadMore } = setup();
    await userEvent.click(screen.getByRole('button', { name: 'More' }));
    expect(onLoadMore).toHaveBeenCalledTimes(1);
  });

  it('says when that is all', () => {
    setup({ hasMore: false });
    expect(screen.getByText('All of them')).toBeInTheDocument();
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });
});
