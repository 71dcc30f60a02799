import { randomUUID } from 'node:crypto';
import { inTransaction } from '../../../../platform/database/inTransaction.ts';
import { buildSale } from '../../../../testing/sale/fixtures/saleFixture.ts';
import type { Traces } from '../../../../testing/traces.ts';
import { insertFile } from '../attendeeFileRepository.ts';

export const attendeeFileTraces: Traces = async ({ database }, { userId: savedBy }) => {
  const { eventId } = await buildSale(database);
  await inTransaction(database, (tx) =>
    insertFile(tx, { eventId, savedBy, fileId: randomUUID(), attendees: 3 }),
  );
};
