import { openDatabase, type Database } from '../../platform/database/database.ts';
import { pendingMigrations } from '../../platform/database/schema/migrate.ts';
import { findClientId } from '../../modules/identity/role/roleRepository.ts';
import {
  readStatement,
  readTrialBalance,
  type BalanceRow,
  type StatementPeriod,
} from '../../sale/ledger/bookRepository.ts';
import type { Command, CommandInput } from '../command/command.ts';
import { writeTable } from '../command/tableFile.ts';
import { withDatabase } from '../command/withDatabase.ts';

const usage = 'FILE.csv|FILE.json [ORGANISATION]';
const balanceColumns = ['currency', 'account', 'ownerId', 'owner', 'debit', 'credit', 'balance'] as const;
const statementColumns = [
  'bookedAt',
  'event',
  'kind',
  'subjectKind',
  'subjectId',
  'account',
  'currency',
  'amount',
  'balance',
] as const;

interface Words extends StatementPeriod {
  file: string;
  organisation?: string | undefined;
}

/** @throws Error that explains the format */
function readDate(name: string, text: string | undefined): Date | undefined {
  if (text === undefined) return undefined;
  const date = new Date(`${text}T00:00:00Z`);
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text) || Number.isNaN(date.getTime()))
    throw new Error(`--${name} is a day, for example 2026-03-01`);
  return date;
}

/** @throws Error that explains the usage */
function readWords({ arguments: [file = '', organisation, ...more], options }: CommandInput): Words {
  if (!/\.(csv|json)$/.test(file) || more.length > 0) throw new Error(`foyer export-book ${usage}`);
  const [from, to] = [readDate('from', options.from), readDate('to', options.to)];
  if (organisation === undefined && (from || to))
    throw new Error('--from and --to are the period of a statement: name the organisation.');
  return { file, organisation, from, to };
}

/** @throws Error that names the currencies whose debits and credits differ */
function requireBalance(rows: readonly BalanceRow[]): void {
  const sums = new Map<string, number>();
  for (const { currency, balance } of rows) sums.set(currency, (sums.get(currency) ?? 0) + balance);
  const off = [...sums].filter(([, sum]) => sum !== 0).map(([currency, sum]) => `${sum} ${currency}`);
  if (off.length > 0) throw new Error(`The book is off by ${off.join(', ')} in minor units.`);
}

async function writeStatement(database: Database, { file, ...words }: Words & { organisation: string }) {
  const clientId = await findClientId(database.query, words.organisation);
  if (clientId === undefined) throw new Error(`There is no organisation "${words.organisation}".`);
  const rows = await readStatement(database.query, clientId, words);
  await writeTable(file, statementColumns, rows);
  return rows.length;
}

async function writeBalance(database: Database, file: string): Promise<number> {
  const rows = await readTrialBalance(database.query);
  await writeTable(file, balanceColumns, rows);
  requireBalance(rows);
  return rows.length;
}

/** Exports the ledger: the trial balance, or the statement of an organisation [DS-05]. */
export const exportBookCommand: Command = {
  summary: 'Write the trial balance of the ledger, or the statement of an organisation, to a file',
  usage,
  details: `Columns of export-book, with amounts in minor units: ${balanceColumns.join(', ')} (a positive balance is owed by the owner);
         of a statement: ${statementColumns.join(', ')} (positive amounts are owed to the organisation)`,
  run: async (input) => {
    const { file, organisation, ...period } = readWords(input);
    await withDatabase(input, async ({ config, connectionString }) => {
      const database = openDatabase({ connectionString, settings: config.pool });
      try {
        if ((await pendingMigrations(database)).length > 0)
          throw new Error('The database is of another release; foyer migrate brings it up to date.');
        const count =
          organisation === undefined
            ? await writeBalance(database, file)
            : await writeStatement(database, { file, organisation, ...period });
        input.say(`${file}: ${count} rows`);
      } finally {
        await database.close();
      }
    });
  },
};
