import { isDeepStrictEqual } from 'node:util';
import type { OperationId } from '@foyer/contract';
import type { ApiRequest } from '../http/apiRequest.ts';
import type { Client } from '../http/client.ts';
import type { HttpAnswer } from '../http/transport.ts';
import { rightOf } from '../contract/rights.ts';
import { makersOf } from '../requests/makersOf.ts';
import { createOwner, type Owner } from '../world/owner.ts';
import { NotInWorld, type Person, type Role, type Sale, type World } from '../world/world.ts';

/** Access of a test to more of the server than its answers. */
export interface Insight {
  /**
   * Describes the stored data, or the part that mentions one of the ids; two equal descriptions mean that nothing was
   * written in between.
   */
  describeData?: (mentioning?: readonly string[]) => Promise<unknown>;
  /** Returns the errors that the server logged since the last call. */
  takeErrors?: () => string[];
  /** More strings that a server must survive, beside the suite's own. */
  hostileStrings?: readonly string[];
  /** Number of hostile strings of each list per field. */
  stringsPerField?: number;
}

export interface SuiteParts {
  client: Client;
  world: World;
  insight?: Insight;
  /** Time in which an answer to broken input must arrive. */
  answerWithinMs?: number;
}

/** One run against one server. */
export interface Suite {
  client: Client;
  world: World;
  insight: Insight;
  answerWithinMs: number;
  /** Requests of the cases themselves, without those of their preparation. */
  asked: () => number;
  /** Cases that were left out, by what the world lacks. */
  leftOut: Map<string, number>;
  /** Makes a value of the run at the first call and returns the same one afterwards. */
  once: <Value>(key: string, make: () => Promise<Value>) => Promise<Value>;
  /** Sends a request of an operation to the host that serves it. */
  ask: (operationId: OperationId, request: ApiRequest, token: string | undefined) => Promise<HttpAnswer>;
  /** Sends a request of an operation to a host. */
  askAt: (
    host: string | undefined,
    operationId: OperationId,
    request: ApiRequest,
    token: string | undefined,
  ) => Promise<HttpAnswer>;
  /**
   * Creates a person with a role in a sale, by default the usual one. Without a role it is a caller whom an operation is
   * for: a member of the sale's organisation with the operation's right, or a promoter of its event, where it needs one.
   */
  newOwner: (operationId?: OperationId, role?: Role, sale?: Sale) => Promise<Owner>;
  /** Runs a case; where the world lacks something, it is counted and left out. */
  unlessMissing: <Result>(run: () => Promise<Result>) => Promise<Result | undefined>;
  /** Runs calls that must be refused; returns a problem if they changed stored data. */
  expectNoWrite: (run: () => Promise<void>, mentioning?: readonly string[]) => Promise<string[]>;
}

/** Creates a person for whom an operation is, in a sale. */
async function newCaller(world: World, operationId: OperationId, sale: Sale): Promise<Person> {
  const needed = rightOf(operationId);
  if (!needed) return world.newPerson(makersOf(operationId).callers?.[operationId] ?? 'fan');
  const { right } = needed;
  return right ? world.make('member', { sale, right }) : world.make('engagedPromoter', { sale });
}

export function createSuite({ client, world, insight = {}, answerWithinMs = 1_000 }: SuiteParts): Suite {
  const leftOut = new Map<string, number>();
  const made = new Map<string, Promise<unknown>>();
  let asked = 0;
  const askAt: Suite['askAt'] = (host, operationId, request, token) => {
    asked += 1;
    return client.send(operationId, request, { token, host });
  };
  return {
    client,
    world,
    insight,
    answerWithinMs,
    asked: () => asked,
    leftOut,
    once: <Value>(key: string, make: () => Promise<Value>) => {
      const value = made.get(key) ?? make();
      made.set(key, value);
      return value as Promise<Value>;
    },
    ask: async (operationId, request, token) => {
      const thing = makersOf(operationId).hosts?.[operationId];
      return askAt(thing && (await world.make(thing)), operationId, request, token);
    },
    askAt,
    newOwner: async (operationId, role, sale) => {
      const theirs = sale ?? (await world.make('sale'));
      const person =
        operationId && !role
          ? await newCaller(world, operationId, theirs)
          : await world.newPerson(role ?? 'fan');
      return createOwner({ client, world, person, sale: theirs });
    },
    unlessMissing: async (run) => {
      try {
        return await run();
      } catch (error) {
        if (!(error instanceof NotInWorld)) throw error;
        leftOut.set(error.missing, (leftOut.get(error.missing) ?? 0) + 1);
        return undefined;
      }
    },
    expectNoWrite: async (run, mentioning) => {
      const { describeData } = insight;
      const before = await describeData?.(mentioning);
      await run();
      const after = await describeData?.(mentioning);
      return isDeepStrictEqual(before, after) ? [] : ['a refused call has written'];
    },
  };
}
