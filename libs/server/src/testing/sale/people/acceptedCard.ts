import type { PaymentMeans } from '@foyer/contract';
import { sql } from 'kysely';
import type { TestServer } from '../../testServer.ts';
import { storeCard, type Buyer } from './buyers.ts';

/** Stores a card whose bank once accepted later charges, whatever it says to one now. */
export async function storeAcceptedCard(
  server: TestServer,
  buyer: Buyer,
  number?: string,
): Promise<PaymentMeans> {
  const means = await storeCard(server, buyer, number);
  await sql`update payment_means set mandate_at = foyer_now()
    where payment_method_id = ${means.paymentMethodId}`.execute(server.database.query);
  return means;
}
