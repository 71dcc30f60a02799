import type { AccountDeletionCheck, Locale, UserDataExport } from '@foyer/contract';
import type { Queryable, TransactionScope } from '../database/transactionScope.ts';
import type { JobOutbox } from '../outbox/jobOutbox.ts';

/** Owner of an account whose data is exported or deleted. */
export interface Person {
  userId: string;
  /** Undefined until verified: records that only an address links belong to its proven owner alone [PV-05]. */
  verifiedAddress: string | undefined;
}

/** Obstacles that one module reports. */
export type Obstacles = Partial<AccountDeletionCheck>;

/** Personal records of one module. The account's own are in `modules/identity`. */
export interface PersonalData {
  /** Exports the records of a person from one snapshot. */
  exportData: (
    db: Queryable,
    person: Person,
    around: { locale: Locale; now: Date },
  ) => Promise<Partial<UserDataExport>>;
  /** Counts what prevents the deletion of the account. */
  countObstacles?: (db: Queryable, userId: string) => Promise<Obstacles>;
  /** Releases what the person holds, within the deletion. @returns obstacles that remain */
  release?: (tx: TransactionScope, userId: string) => Promise<Obstacles>;
  /** Deletes or anonymizes the records of a person. */
  forget: (tx: TransactionScope, person: Person, around: { jobs: JobOutbox; now: Date }) => Promise<void>;
}

/** Adds up the obstacles found by several modules. */
export function sumObstacles(found: readonly Obstacles[]): Required<AccountDeletionCheck> {
  const sum = (name: keyof Obstacles) => found.reduce((total, each) => total + (each[name] ?? 0), 0);
  return {
    upcomingTokens: sum('upcomingTokens'),
    openPayments: sum('openPayments'),
    ownedOrganisations: sum('ownedOrganisations'),
    openPayouts: sum('openPayouts'),
  };
}
