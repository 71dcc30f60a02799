import type { operations, OperationId } from '@foyer/contract';
import type { Owner } from '../../world/owner.ts';
import type { Principal, Role } from '../../world/world.ts';

/**
 * What a field refers to: `own`, an object of one person; `sold`, one of a person in the sale of an event, such as an order;
 * `shown`, an event or a part of it, which is public or hidden; `free`, a secret that authorises by itself, or a value that
 * the client chooses; `nothing`, no object at all.
 */
type Referent = 'own' | 'sold' | 'shown' | 'free' | 'nothing';

/** Makes the value of a field for its owner; without `make`, the field has its schema's example. */
export interface FieldMaker {
  refersTo: Referent;
  make?: ((owner: Owner) => unknown) | undefined;
}

const referringTo = (refersTo: Referent) => (make?: FieldMaker['make']) => ({ refersTo, make });
export const own = referringTo('own');
export const sold = referringTo('sold');
export const shown = referringTo('shown');
export const free = referringTo('free');
export const plain = referringTo('nothing');

/** How the calls of one noun of the contract are made, and what their answers may contain. */
export interface NounMakers {
  /** By field, or by `operation.field` where it differs. Every field that refers to an object needs an entry. */
  fields?: Readonly<Record<string, FieldMaker>>;
  /** Callers other than a fan. */
  callers?: Partial<Record<OperationId, Role>>;
  /** Hosts other than the main site's. */
  hosts?: Partial<Record<OperationId, 'partnerSite'>>;
  /** Queries with the caller's data of every site, also on an organisation's. */
  everySite?: readonly OperationId[];
  /** Fields that are optional in the contract and needed by the world. */
  alwaysSent?: Partial<Record<OperationId, readonly string[]>>;
  /** Guarded names (personal data, secrets, states) that an answer may contain; it is about the caller or public. */
  answers?: Partial<Record<OperationId, readonly string[]>>;
  /** Principals whose right it is to read other persons' data in an answer: an organiser reads who attends. */
  readers?: Partial<Record<OperationId, readonly Principal[]>>;
}

type Operation = (typeof operations)[OperationId];
/** Domain of the contract with at least one call. */
export type Domain = Operation['domain'];
/** Makers of a domain by noun: one with calls and without makers does not compile. */
export type DomainMakers<Name extends Domain> = Readonly<
  Record<Extract<Operation, { domain: Name }>['noun'], NounMakers>
>;
