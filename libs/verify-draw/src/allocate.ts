import type { DrawnEntry, DrawRecord, DrawStock, DrawWin } from './record/drawRecord.ts';

/** A lapsed entry of a record that had not won. */
export class NotWonError extends RangeError {
  override name = 'NotWonError';
  /** Place among the lapsed ones, from 0. */
  readonly at: number;

  constructor(id: string, at: number) {
    super(`No win of ${id}`);
    this.at = at;
  }
}

/** Units left, by offer; offers of one stock share a count. */
class StockLeft {
  readonly #counts = new Map<string, { left: number }>();
  #total = 0;

  constructor(stock: readonly DrawStock[]) {
    for (const { choices, quantity } of stock) {
      const count = { left: quantity };
      for (const choice of choices) this.#counts.set(choice, count);
      this.#total += quantity;
    }
  }

  get isEmpty(): boolean {
    return this.#total === 0;
  }

  left(choice: string): number {
    return this.#counts.get(choice)?.left ?? 0;
  }

  take(choice: string, units: number): void {
    this.#counts.get(choice)!.left -= units;
    this.#total -= units;
  }
}

/**
 * Returns an entry's share of the remaining stock: its whole quantity in the first choice that has it, or else a part
 * if it may be split.
 */
function winOf({ id, quantity, maySplit, choices }: DrawnEntry, stock: StockLeft): DrawWin | undefined {
  const whole = choices.find((choice) => stock.left(choice) >= quantity);
  if (whole !== undefined) return { id, choice: whole, quantity };
  const part = maySplit ? choices.find((choice) => stock.left(choice) > 0) : undefined;
  return part === undefined ? undefined : { id, choice: part, quantity: stock.left(part) };
}

/** Goes through waiting entries in their order once. @returns those that still wait */
function serve(waiting: readonly DrawnEntry[], stock: StockLeft, wins: Map<string, DrawWin>): DrawnEntry[] {
  return waiting.filter((entry) => {
    const win = stock.isEmpty ? undefined : winOf(entry, stock);
    if (!win) return true;
    stock.take(win.choice, win.quantity);
    wins.set(entry.id, win);
    return false;
  });
}

/**
 * Gives stock to entries in the order drawn; who does not fit is passed over. What a lapsed win gives back goes through
 * the order again, to those who have nothing yet.
 * @returns wins that hold, in the order in which they were won
 * @throws {@link NotWonError} if a lapsed entry had not won; RangeError if the order names an entry that there is not
 */
export function allocate({
  entries,
  order,
  stock,
  lapsed,
}: Pick<DrawRecord, 'entries' | 'order' | 'stock' | 'lapsed'>): DrawWin[] {
  const byId = new Map(entries.map((entry) => [entry.id, entry]));
  const left = new StockLeft(stock);
  const wins = new Map<string, DrawWin>();
  const ordered = order.map((id) => {
    const entry = byId.get(id);
    if (!entry) throw new RangeError(`No entry ${id}`);
    return entry;
  });
  let waiting = serve(ordered, left, wins);
  for (const [at, id] of lapsed.entries()) {
    const win = wins.get(id);
    if (!win) throw new NotWonError(id, at);
    wins.delete(id);
    left.take(win.choice, -win.quantity);
    waiting = serve(waiting, left, wins);
  }
  return [...wins.values()];
}
