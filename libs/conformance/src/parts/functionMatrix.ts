import { errorStatus, operations, type ErrorCode, type OperationId } from '@foyer/contract';
import { takeSample } from '@foyer/util/sampling';
import { operationIds } from '../contract/inputs.ts';
import { rightOf } from '../contract/rights.ts';
import type { ApiRequest } from '../http/apiRequest.ts';
import { buildRequest } from '../requests/buildRequest.ts';
import { checksOf, type ConformanceCheck } from '../suite/check.ts';
import type { Suite } from '../suite/suite.ts';
import { principals, type Principal } from '../world/world.ts';

type Refusal = Extract<ErrorCode, 'unauthorized' | 'forbidden' | 'emailUnverified'>;
type Refusals = Partial<Record<Principal, Refusal>>;

const toSignedIn: Refusals = { anonymous: 'unauthorized', blackListed: 'forbidden' };
const toRole = (...mayPass: Principal[]): Refusals => ({
  ...Object.fromEntries(principals.map((principal) => [principal, 'forbidden'])),
  anonymous: 'unauthorized',
  ...Object.fromEntries(mayPass.map((principal) => [principal, undefined])),
});

/**
 * Expected refusals by access level, stated independently of any server; all others are allowed [I6.01, I6.02, I6.03,
 * I6.04].
 */
export const refusals = {
  anonymous: {},
  user: toSignedIn,
  verified: { ...toSignedIn, unverified: 'emailUnverified' },
  // The part `rights` has the organisation and event that a request names.
  promoter: toRole('promoter', 'otherPromoter'),
  client: toRole('organiser', 'otherOrganiser'),
} satisfies Record<string, Refusals>;
const refusalCodes: readonly string[] = ['unauthorized', 'forbidden', 'emailUnverified'];

const refusalOf = (operationId: OperationId, principal: Principal): Refusal | undefined => {
  const refused: Refusals = refusals[operations[operationId].access];
  return refused[principal];
};

const tokenOf = async ({ world }: Suite, principal: Principal): Promise<string | undefined> =>
  principal === 'anonymous' ? undefined : (await world.newPerson(principal)).token;

async function outcomeOf(suite: Suite, id: OperationId, request: ApiRequest, token: string | undefined) {
  const { status, text } = await suite.ask(id, request, token);
  const { code = '' } = JSON.parse(text) as { code?: string };
  return { status, code: status === 200 ? '' : code };
}

/** Samples half of the principals in a plain run, at least one per kind of refusal. */
const halfOf = (id: OperationId, those: readonly Principal[]): Principal[] =>
  takeSample(those, {
    label: `principals of ${id}`,
    count: Math.ceil(those.length / 2),
    classOf: (principal) => refusalOf(id, principal) ?? 'passes',
  });

const nonsense = ({ body }: ApiRequest): ApiRequest => ({
  query: { nonsense: 1 },
  body: body && { nonsense: true },
});

async function checkAnswered(id: OperationId, suite: Suite): Promise<string[]> {
  if (!Object.hasOwn(refusals, operations[id].access)) return [`no access level: ${operations[id].access}`];
  const owner = await suite.newOwner(id);
  const { status, code } = await outcomeOf(suite, id, await buildRequest(id, owner), owner.person.token);
  // Where a right is needed, the caller has it.
  const refusal = rightOf(id) ? undefined : refusalOf(id, 'fan');
  const wanted = refusal ? errorStatus[refusal] : 200;
  return status === wanted && code === (refusal ?? '')
    ? []
    : [`answers its caller ${status} ${code} instead of ${wanted}`];
}

async function checkPassing(id: OperationId, suite: Suite): Promise<string[]> {
  const request = await buildRequest(id, await suite.newOwner(id));
  const problems: string[] = [];
  const passing = principals.filter((each) => !refusalOf(id, each));
  for (const principal of halfOf(id, passing)) {
    await suite.unlessMissing(async () => {
      const { code } = await outcomeOf(suite, id, request, await tokenOf(suite, principal));
      if (refusalCodes.includes(code)) problems.push(`refuses ${principal}: ${code}`);
    });
  }
  return problems;
}

async function checkRefused(id: OperationId, suite: Suite): Promise<string[]> {
  const request = await buildRequest(id, await suite.newOwner(id));
  const tokens = new Map<Principal, string | undefined>();
  for (const principal of halfOf(
    id,
    principals.filter((each) => refusalOf(id, each)),
  ))
    await suite.unlessMissing(async () => tokens.set(principal, await tokenOf(suite, principal)));
  const problems: string[] = [];
  const written = await suite.expectNoWrite(async () => {
    for (const [principal, token] of tokens) {
      const refusal = refusalOf(id, principal)!;
      for (const sent of [request, nonsense(request)]) {
        const { status, code } = await outcomeOf(suite, id, sent, token);
        if (status !== errorStatus[refusal] || code !== refusal)
          problems.push(
            `answers ${principal} ${status} ${code} instead of ${errorStatus[refusal]} ${refusal}`,
          );
      }
    }
  });
  return [...problems, ...written];
}

/** Each operation answers a request of the person it is for. */
export const answeredChecks: ConformanceCheck[] = checksOf(
  operationIds,
  'answers the caller it is for',
  checkAnswered,
);

/** No operation refuses a principal of its access level, whatever else it answers. */
export const passingChecks: ConformanceCheck[] = checksOf(
  operationIds,
  'admits every principal of its access level',
  checkPassing,
);

/** Each operation refuses all other principals before it reads their request, and writes nothing. */
export const refusedChecks: ConformanceCheck[] = checksOf(
  operationIds.filter((id) => principals.some((principal) => refusalOf(id, principal))),
  'refuses all other principals before it reads their request',
  checkRefused,
);
