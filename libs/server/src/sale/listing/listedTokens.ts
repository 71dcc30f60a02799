import type { ListingEndReason, SellerSide } from '@foyer/contract';
import { sql } from 'kysely';
import type { StoredJson } from '../../platform/database/storedForm.ts';
import { toJson } from '../../platform/database/toJson.ts';
import type { Queryable, TransactionScope } from '../../platform/database/transactionScope.ts';
import type { ListingKey, ListingState } from './listingRepository.ts';
import { ofPlace, place, type TokenPlace } from './sellableRepository.ts';
import { sellerSideForm } from './splitPrice.ts';

/** Token of a listing. */
export interface ListedToken extends TokenPlace, ListingKey {
  state: string;
  seller: SellerSide;
}

/** Lists the tokens of listings, in the order of their ids. */
export async function tokensOfListings(
  db: Queryable,
  listings: readonly ListingKey[],
): Promise<ListedToken[]> {
  if (listings.length === 0) return [];
  const { rows } = await sql<Omit<ListedToken, 'seller'> & { seller: StoredJson }>`
    select ${place}, k.event_id as "eventId", k.listing_id as "listingId", t.state, k.seller
    from listing_token k join token t using (event_id, token_id) ${ofPlace}
    where k.event_id = any(${listings.map(({ eventId }) => eventId)}::uuid[])
      and k.listing_id = any(${listings.map(({ listingId }) => listingId)}::uuid[])
    order by k.listing_id, s.row_rank, s.adjacency_index, t.token_id`.execute(db);
  return rows.map(({ seller, ...row }) => ({ ...row, seller: sellerSideForm.read(seller) }));
}

/** Step of a listing's history. */
export interface ListingStepRow extends ListingKey {
  state: ListingState;
  price: number;
  expiresAt: Date;
  at: Date;
}

export async function stepsOfListings(
  db: Queryable,
  listings: readonly ListingKey[],
): Promise<ListingStepRow[]> {
  if (listings.length === 0) return [];
  const rows = await db
    .selectFrom('listingStep')
    .select(['eventId', 'listingId', 'state', 'price', 'expiresAt', 'at'])
    .where('eventId', 'in', [...new Set(listings.map(({ eventId }) => eventId))])
    .where(
      'listingId',
      'in',
      listings.map(({ listingId }) => listingId),
    )
    .orderBy('listingId')
    .orderBy('sequence')
    .execute();
  return rows as ListingStepRow[];
}

/** Terms that a seller sets. */
export interface ListingTerms {
  price: number;
  hoursBefore: number;
  expiresAt: Date;
  payoutMethodId: string;
}

export async function insertListing(
  tx: TransactionScope,
  {
    tokens,
    ...listing
  }: ListingKey &
    ListingTerms & {
      sellerId: string;
      offerGroupId: string;
      currency: string;
      siteHost: string | null;
      /** Bid that it is made to fill; absent for one that is published. */
      marketOfferId?: string;
      createdAt: Date;
      tokens: readonly { tokenId: string; face: number; seller: SellerSide }[];
    },
): Promise<void> {
  const { eventId, listingId } = listing;
  await tx
    .insertInto('listing')
    .values({ ...listing, quantity: tokens.length })
    .execute();
  await tx
    .insertInto('listingToken')
    .values(
      tokens.map(({ seller, ...token }) => ({
        ...token,
        eventId,
        listingId,
        seller: toJson(sellerSideForm.write(seller)),
      })),
    )
    .execute();
}

/** Changes the terms of an active listing, which the caller has locked, and the splits of its tokens. */
export async function changeListing(
  tx: TransactionScope,
  { eventId, listingId }: ListingKey,
  terms: ListingTerms,
  tokens: readonly { tokenId: string; seller: SellerSide }[],
): Promise<void> {
  await tx
    .updateTable('listing')
    .set(terms)
    .where('eventId', '=', eventId)
    .where('listingId', '=', listingId)
    .execute();
  for (const { tokenId, seller } of tokens)
    await tx
      .updateTable('listingToken')
      .set({ seller: toJson(sellerSideForm.write(seller)) })
      .where('eventId', '=', eventId)
      .where('listingId', '=', listingId)
      .where('tokenId', '=', tokenId)
      .execute();
}

export async function setPayoutMethod(
  tx: TransactionScope,
  { eventId, listingId }: ListingKey,
  payoutMethodId: string,
): Promise<void> {
  await tx
    .updateTable('listing')
    .set({ payoutMethodId })
    .where('eventId', '=', eventId)
    .where('listingId', '=', listingId)
    .execute();
}

export async function setListingState(
  tx: TransactionScope,
  { eventId, listingId }: ListingKey,
  change: { state: ListingState; endReason: ListingEndReason | null },
): Promise<void> {
  await tx
    .updateTable('listing')
    .set(change)
    .where('eventId', '=', eventId)
    .where('listingId', '=', listingId)
    .execute();
}
