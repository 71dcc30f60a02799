interface NamedSeat {
  section: string;
  sectionCode: string;
  row: string;
  seat: string;
}

const byNumber = new Intl.Collator('en', { numeric: true });
const nameOf = ({ section, row, seat }: NamedSeat): string => `${section} ${row} ${seat}`;

/** Groups seats by row, in the order of their numbers [C3.24]. */
export function seatRows<Seat extends NamedSeat>(seats: readonly Seat[]): [Seat, ...Seat[]][] {
  const rows: [Seat, ...Seat[]][] = [];
  for (const seat of [...seats].sort((left, right) => byNumber.compare(nameOf(left), nameOf(right)))) {
    const last = rows.at(-1);
    if (last?.[0].sectionCode === seat.sectionCode && last[0].row === seat.row) last.push(seat);
    else rows.push([seat]);
  }
  return rows;
}
