import { sql } from 'kysely';
import type { Queryable, TransactionScope } from '../../platform/database/transactionScope.ts';
import type {
  CardChanges,
  CardDescription,
  DeclineReason,
  Verification,
} from '../../platform/gateways/payment/paymentGateway.ts';
import type { CardBehaviour } from './testCards.ts';

/** Card as stored by the sandbox. */
export interface SandboxCard extends CardDescription {
  cardId: string;
  behaviour: CardBehaviour;
  verified: boolean;
}

export interface SandboxCharge {
  chargeId: string;
  state:
    | 'captured'
    | 'authorised'
    | 'declined'
    | 'verificationRequired'
    | 'redirected'
    | 'refunded'
    | 'voided'
    | 'closed';
  reason: DeclineReason | null;
  challengeId: string | null;
  /** What was asked, and what was taken of it. */
  amount: number;
  capturedAmount: number | null;
  currency: string;
}

/** Question of a bank: about a charge, or without an amount about later charges. */
export interface SandboxChallenge {
  challengeId: string;
  cardId: string;
  amount: number | null;
  currency: string | null;
}

const cardColumns = sql`brand, last_four as "lastFour", expiry_month as "expiryMonth", expiry_year as "expiryYear",
  name_on_card as "nameOnCard", postal_code as "postalCode", behaviour`;
export const chargeColumns = sql`charge_id as "chargeId", state, reason, challenge_id as "challengeId", amount,
  captured_amount as "capturedAmount", currency`;

export async function insertCardToken(
  tx: TransactionScope,
  token: CardDescription & { tokenHash: Buffer; behaviour: CardBehaviour; expiresAt: Date },
): Promise<void> {
  await sql`
    insert into sandbox_gateway.card_token
      (token_hash, brand, last_four, expiry_month, expiry_year, name_on_card, postal_code, behaviour, expires_at)
    values (${token.tokenHash}, ${token.brand}, ${token.lastFour}, ${token.expiryMonth}, ${token.expiryYear},
      ${token.nameOnCard}, ${token.postalCode ?? null}, ${token.behaviour}, ${token.expiresAt})`.execute(tx);
}

type TakenToken = CardDescription & { behaviour: CardBehaviour };

/** Consumes a token; undefined if it is unknown, used or expired. */
export async function takeCardToken(
  tx: TransactionScope,
  tokenHash: Buffer,
): Promise<TakenToken | undefined> {
  const { rows } = await sql<TakenToken>`
    update sandbox_gateway.card_token set used_at = foyer_now()
    where token_hash = ${tokenHash} and used_at is null and expires_at > foyer_now()
    returning ${cardColumns}`.execute(tx);
  return rows[0];
}

export async function findCard(
  db: Queryable,
  by: { storedUnder: string } | { cardId: string },
): Promise<SandboxCard | undefined> {
  const condition = 'cardId' in by ? sql`card_id = ${by.cardId}` : sql`stored_under = ${by.storedUnder}`;
  const { rows } = await sql<SandboxCard>`
    select card_id as "cardId", verified, ${cardColumns} from sandbox_gateway.card where ${condition}`.execute(
    db,
  );
  return rows[0];
}

export async function insertCard(
  tx: TransactionScope,
  card: TakenToken & { cardId: string; storedUnder: string },
): Promise<void> {
  await sql`
    insert into sandbox_gateway.card
      (card_id, brand, last_four, expiry_month, expiry_year, name_on_card, postal_code, behaviour, stored_under)
    values (${card.cardId}, ${card.brand}, ${card.lastFour}, ${card.expiryMonth}, ${card.expiryYear},
      ${card.nameOnCard}, ${card.postalCode ?? null}, ${card.behaviour}, ${card.storedUnder})`.execute(tx);
}

/** Changes details of a card; undefined if it is unknown. */
export async function updateCard(
  tx: TransactionScope,
  cardId: string,
  { expiryMonth, expiryYear, nameOnCard, postalCode }: CardChanges,
): Promise<TakenToken | undefined> {
  const { rows } = await sql<TakenToken>`
    update sandbox_gateway.card set
      expiry_month = coalesce(${expiryMonth ?? null}, expiry_month),
      expiry_year = coalesce(${expiryYear ?? null}, expiry_year),
      name_on_card = coalesce(${nameOnCard ?? null}, name_on_card),
      postal_code = coalesce(${postalCode ?? null}, postal_code)
    where card_id = ${cardId} returning ${cardColumns}`.execute(tx);
  return rows[0];
}

/** Declines all later charges of a card; its earlier charges stay. */
export async function forgetCard(tx: TransactionScope, cardId: string): Promise<void> {
  await sql`update sandbox_gateway.card set behaviour = 'declined' where card_id = ${cardId}`.execute(tx);
}

/** Recorded charge: of a card, or on a provider's stand-in page. */
export interface NewCharge extends SandboxCharge {
  cardId: string | null;
  method: string | null;
  returnUrl: string | null;
  captureLater: boolean;
}

/** Inserts a charge unless its key exists; returns the stored one. */
export async function recordCharge(
  tx: TransactionScope,
  key: string,
  charge: NewCharge,
): Promise<SandboxCharge & { isNew: boolean }> {
  const { rows: fresh } = await sql<SandboxCharge>`
    insert into sandbox_gateway.charge (charge_id, idempotency_key, card_id, method, return_url, state, reason,
      challenge_id, amount, captured_amount, capture_later, currency, created_at)
    values (${charge.chargeId}, ${key}, ${charge.cardId}, ${charge.method}, ${charge.returnUrl}, ${charge.state},
      ${charge.reason}, ${charge.challengeId}, ${charge.amount}, ${charge.capturedAmount}, ${charge.captureLater},
      ${charge.currency}, foyer_now())
    on conflict (idempotency_key) do nothing returning ${chargeColumns}`.execute(tx);
  if (fresh[0]) return { ...fresh[0], isNew: true };
  const known = await findCharge(tx, key);
  return { ...known!, isNew: false };
}

export async function findCharge(db: Queryable, key: string): Promise<SandboxCharge | undefined> {
  const { rows } = await sql<SandboxCharge>`
    select ${chargeColumns} from sandbox_gateway.charge where idempotency_key = ${key}`.execute(db);
  return rows[0];
}

/** Closes a key: without a charge, or with one that waits for the buyer on the provider's page. */
export async function closeKey(tx: TransactionScope, key: string): Promise<void> {
  await sql`
    insert into sandbox_gateway.charge as c (charge_id, idempotency_key, state, created_at)
    values (${`closed:${key}`}, ${key}, 'closed', foyer_now())
    on conflict (idempotency_key) do update set state = 'closed' where c.state = 'redirected'`.execute(tx);
}

/** Consumes the verification of a card, which covers one charge. @returns whether it was verified */
export async function spendVerification(tx: TransactionScope, cardId: string): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update sandbox_gateway.card set verified = false where card_id = ${cardId} and verified`.execute(tx);
  return numAffectedRows === 1n;
}

/** Stores a challenge, once. */
export async function insertChallenge(
  tx: TransactionScope,
  challenge: SandboxChallenge & { expiresAt: Date },
): Promise<void> {
  await sql`
    insert into sandbox_gateway.challenge (challenge_id, card_id, amount, currency, expires_at)
    values (${challenge.challengeId}, ${challenge.cardId}, ${challenge.amount}, ${challenge.currency},
      ${challenge.expiresAt}) on conflict do nothing`.execute(tx);
}

/** Finds a challenge that awaits its answer. */
export async function findOpenChallenge(
  db: Queryable,
  challengeId: string,
): Promise<SandboxChallenge | undefined> {
  const { rows } = await sql<SandboxChallenge>`
    select challenge_id as "challengeId", card_id as "cardId", amount, currency from sandbox_gateway.challenge
    where challenge_id = ${challengeId} and answer_hash is null and expires_at > foyer_now()`.execute(db);
  return rows[0];
}

/** Stores the answer to a challenge, once. */
export async function answerChallenge(
  tx: TransactionScope,
  answer: { challengeId: string; approved: boolean; answerHash: Buffer },
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update sandbox_gateway.challenge set approved = ${answer.approved}, answer_hash = ${answer.answerHash}
    where challenge_id = ${answer.challengeId} and answer_hash is null and expires_at > foyer_now()`.execute(
    tx,
  );
  return numAffectedRows === 1n;
}

/** Consumes an answer; repeating it returns the same. @returns what it approved for this card */
export async function useAnswer(
  tx: TransactionScope,
  cardId: string,
  answerHash: Buffer,
): Promise<Verification | undefined> {
  const { rows } = await sql<{ approved: boolean; isNew: boolean; hasAmount: boolean }>`
    with answer as (
      select challenge_id, approved, used_at is null as is_new, amount is not null as has_amount from sandbox_gateway.challenge
      where card_id = ${cardId} and answer_hash = ${answerHash} and expires_at > foyer_now() for update),
    used as (
      update sandbox_gateway.challenge c set used_at = foyer_now() from answer a
      where c.challenge_id = a.challenge_id and a.is_new)
    select approved, is_new as "isNew", has_amount as "hasAmount" from answer`.execute(tx);
  const [answer] = rows;
  if (answer?.approved && answer.isNew)
    await sql`update sandbox_gateway.card set verified = true where card_id = ${cardId}`.execute(tx);
  if (!answer?.approved) return undefined;
  return answer.hasAmount ? 'charge' : 'laterCharges';
}
