import { readFileSync } from 'node:fs';
import path from 'node:path';
import { migrate, openDatabase, startEmbeddedPostgres, type Database } from '@foyer/server';
import pg from 'pg';
import { ownFolder } from '../../workspace/workspacePaths.ts';

/** Migrated database on an embedded PostgreSQL with the product's durability settings. */
export interface BenchDatabase {
  url: string;
  database: Database;
  /** Parent process of the backends. */
  postgresPid: number;
  /** Returns the number of writing transactions since the server started. */
  writingTransactions: () => Promise<number>;
  close: () => Promise<void>;
}

/** Minimal schema for taking seats: no history, no limits, no prices, no idempotency keys. */
const bareTables = `
  create table bare_seat (event_id uuid, seat_code text, state text not null default 'available', cart_id uuid,
    held_until timestamptz, primary key (event_id, seat_code));
  create table bare_hold (hold_id uuid primary key, event_id uuid not null, seat_code text not null,
    user_id uuid not null, held_until timestamptz not null);
  create table bare_lease (user_id uuid primary key, lease_until timestamptz not null);
  create sequence bare_turn;
  create table bare_order (order_id uuid primary key, hold_id uuid not null, user_id uuid not null, total bigint not null);
  create table bare_row (row_id bigint generated always as identity primary key, kind text not null, order_id uuid not null, content jsonb not null)`;

async function execute(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

/** Opens the database of one run, on a PostgreSQL of its own; `part` names it if a run has several. */
export async function openBenchDatabase(part = ''): Promise<BenchDatabase> {
  const postgres = await startEmbeddedPostgres({ folder: path.join(ownFolder, 'bench-database') });
  const name = `bench_${process.pid}${part}`;
  const url = postgres.urlOf(name);
  await execute(postgres.urlOf('postgres'), `drop database if exists ${name} with (force)`);
  await execute(postgres.urlOf('postgres'), `create database ${name}`);
  await migrate({ connectionString: url });
  await execute(url, bareTables);
  const database = openDatabase({ connectionString: url, settings: { statementTimeoutMs: 60_000 } });
  const pidFile = path.join(postgres.folder, 'data', 'postmaster.pid');
  return {
    url,
    database,
    postgresPid: Number(readFileSync(pidFile, 'utf8').split('\n')[0]),
    writingTransactions: async () => {
      const client = new pg.Client({ connectionString: url });
      await client.connect();
      const { rows } = await client.query<{ xid: string }>(
        'select pg_snapshot_xmax(pg_current_snapshot())::text as xid',
      );
      await client.end();
      return Number(rows[0]!.xid);
    },
    close: async () => {
      await database.close();
      await execute(postgres.urlOf('postgres'), `drop database if exists ${name} with (force)`);
      await postgres.stop();
    },
  };
}
