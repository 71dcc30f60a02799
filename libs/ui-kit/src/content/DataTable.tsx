import type { ReactNode } from 'react';
import { ChevronDownIcon } from '../icons/Icons.tsx';
import {
  activeSign,
  atEnd,
  caption as captionStyle,
  cell,
  frame,
  head,
  headCell,
  leadCell,
  row,
  rows as rowsStyle,
  sortButton,
  sortSign,
  table,
  upSign,
} from './tableStyles.ts';

export interface TableColumn<Row> {
  id: string;
  /** Column heading, and label on a card. */
  label: string;
  cell: (row: Row) => ReactNode;
  /** `end` aligns figures. */
  align?: 'start' | 'end';
  /** Row heading, and title of the card. At most one column. */
  isLead?: boolean;
  sortable?: boolean;
}

export interface TableSort {
  columnId: string;
  direction: 'ascending' | 'descending';
}

export interface DataTableProps<Row> {
  /** Description of the table; read first. */
  caption: ReactNode;
  columns: readonly TableColumn<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  sort?: TableSort;
  /** Called to sort; the caller sorts the rows. */
  onSort?: (sort: TableSort) => void;
  /** Shown when there are no rows. */
  empty?: ReactNode;
}

function HeadCell<Row>(props: { column: TableColumn<Row> } & Pick<DataTableProps<Row>, 'sort' | 'onSort'>) {
  const { column, sort, onSort } = props;
  const isSorted = sort?.columnId === column.id;
  const isUp = isSorted && sort.direction === 'ascending';
  const ask = (): void => onSort?.({ columnId: column.id, direction: isUp ? 'descending' : 'ascending' });
  return (
    <th
      role="columnheader"
      scope="col"
      css={[headCell, column.align === 'end' && atEnd]}
      {...(isSorted ? { 'aria-sort': sort.direction } : {})}
    >
      {column.sortable && onSort ? (
        <button type="button" css={sortButton} onClick={ask}>
          {column.label}
          <span css={[sortSign, isSorted && activeSign, isUp && upSign]}>
            <ChevronDownIcon size={16} />
          </span>
        </button>
      ) : (
        column.label
      )}
    </th>
  );
}

/** Table whose rows become labelled cards in narrow containers. Table roles are kept. */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { caption, columns, rows, rowKey, sort, onSort, empty } = props;
  return (
    <div css={frame}>
      <table role="table" css={table}>
        <caption css={captionStyle}>{caption}</caption>
        <thead role="rowgroup" css={head}>
          <tr role="row">
            {columns.map((column) => (
              <HeadCell
                key={column.id}
                column={column}
                {...(sort ? { sort } : {})}
                {...(onSort ? { onSort } : {})}
              />
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup" css={rowsStyle}>
          {rows.map((each) => (
            <tr key={rowKey(each)} role="row" css={row}>
              {columns.map(({ id, label, cell: content, align, isLead }) =>
                isLead ? (
                  <th key={id} role="rowheader" scope="row" css={[cell, leadCell]}>
                    {content(each)}
                  </th>
                ) : (
                  <td key={id} role="cell" data-label={label} css={[cell, align === 'end' && atEnd]}>
                    {content(each)}
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
      {rows.length === 0 && empty}
    </div>
  );
}
