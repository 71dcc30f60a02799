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
  /** Its heading, and its label on a card. */
  label: string;
  cell: (row: Row) => ReactNode;
  /** Figures stand at the end, one below the other. */
  align?: 'start' | 'end';
  /** What the row is about: its heading, and the title of its card. One column at most. */
  isLead?: boolean;
  sortable?: boolean;
}

export interface TableSort {
  columnId: string;
  direction: 'ascending' | 'descending';
}

export interface DataTableProps<Row> {
  /** What the table shows; read first. */
  caption: ReactNode;
  columns: readonly TableColumn<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  sort?: TableSort;
  /** Asked to sort; the caller sorts. */
  onSort?: (sort: TableSort) => void;
  /** Instead of rows, when there is none. */
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

/** Rows of figures; where it is narrow every row becomes a card with its labels. The roles stay, whatever CSS makes of it. */
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
