import { errorStatus, operations, type ErrorCode, type OperationId } from '@foyer/contract';
import { takeSample } from '@foyer/util/sampling';
import { accessKinds, requireAccess, type Access } from '../../platform/http/access.ts';
import type { Actor } from '../../platform/http/actor.ts';
import { createAuthenticate } from '../../modules/identity/session/authenticate.ts';
import { useTestServer } from '../useTestServer.ts';
import { send, type ApiRequest } from './apiRequest.ts';
import {
  buildConformanceWorld,
  principals,
  tenantHost,
  tirelessServer,
  type ConformanceWorld,
  type Principal,
} from './conformanceWorld.ts';
import { operationIds } from './contractInputs.ts';
import { fingerprint } from './databaseFingerprint.ts';
import { belongingsOf } from './knownValues.ts';
import { validRequest } from './validRequest.ts';

const server = useTestServer(tirelessServer);
let world: ConformanceWorld;
let cellsAsked = 0;
beforeAll(async () => {
  world = await buildConformanceWorld(server);
});
afterAll(() => {
  process.stdout.write(
    `AZ-01: ${cellsAsked} requests of ${operationIds.length} x ${principals.length} cells\n`,
  );
});

type Refusal = Extract<ErrorCode, 'unauthorized' | 'forbidden' | 'emailUnverified'>;
const toSignedIn: Partial<Record<Principal, Refusal>> = {
  anonymous: 'unauthorized',
  blackListed: 'forbidden',
};
const toRole = (...mayPass: Principal[]): Partial<Record<Principal, Refusal>> => ({
  ...Object.fromEntries(principals.map((principal) => [principal, 'forbidden'])),
  anonymous: 'unauthorized',
  ...Object.fromEntries(mayPass.map((principal) => [principal, undefined])),
});

/**
 * Expected refusals by access level, stated independently of the code; all others are allowed [I6.01, I6.02, I6.03,
 * I6.04].
 */
const refusals: Record<Access, Partial<Record<Principal, Refusal>>> = {
  anonymous: {},
  user: toSignedIn,
  verified: { ...toSignedIn, unverified: 'emailUnverified' },
  promoter: toRole('promoter'),
  // The organisation is checked where its objects are looked up.
  client: toRole('organiser', 'otherOrganiser'),
};
const refusalCodes: readonly string[] = ['unauthorized', 'forbidden', 'emailUnverified'];

const accessOf = (operationId: OperationId): Access => operations[operationId].access;
const refusalOf = (operationId: OperationId, principal: Principal): Refusal | undefined =>
  refusals[accessOf(operationId)]?.[principal];

async function tokenOf(principal: Principal): Promise<string | undefined> {
  return principal === 'anonymous' ? undefined : (await world.newPerson(principal)).token;
}

async function requestOf(operationId: OperationId): Promise<{ request: ApiRequest; token: string }> {
  const person = await world.newPerson(operationId === 'verifyAccountEmail' ? 'unverified' : 'fan');
  const own = belongingsOf(world, person, world.shown);
  const request = await validRequest(operationId, own);
  return { request, token: person.token };
}

async function ask(operationId: OperationId, request: ApiRequest, token: string | undefined) {
  const host = operationId === 'getWhiteLabelConfig' ? tenantHost : 'localhost';
  const response = await send(server, operationId, request, { token, host });
  cellsAsked += 1;
  const { code } = response.json<{ code?: string }>();
  return { status: response.statusCode, code };
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

describe('the roles of promoters and organisations [AZ-01]', () => {
  const actorOf = async (principal: Principal): Promise<Actor | undefined> => {
    const token = await tokenOf(principal);
    return token === undefined ? undefined : createAuthenticate(server.platform)(token);
  };
  const cells = accessKinds.flatMap((access) => principals.map((principal) => ({ access, principal })));

  it.each(cells)('$access lets $principal pass, or refuses, as is written here', async (cell) => {
    const { access, principal } = cell;
    const refusal = refusals[access][principal];
    const actor = await actorOf(principal);
    if (refusal)
      expect(() => requireAccess(access, actor)).toThrow(expect.objectContaining({ code: refusal }));
    else expect(() => requireAccess(access, actor)).not.toThrow();
  });

  it('are of one organisation, and say which', async () => {
    const [one, other] = [await actorOf('organiser'), await actorOf('otherOrganiser')];
    expect(one?.roles).toEqual([{ role: 'client', clientId: world.clientId }]);
    expect(other?.roles[0]).toMatchObject({ role: 'client' });
    expect(other?.roles[0]?.clientId).not.toBe(world.clientId);
  });
});

describe('the function matrix [AZ-01, C6.13]', () => {
  it.each(operationIds)('%s says who may call it, and is answered to the fan it is about', async (id) => {
    expect(accessKinds).toContain(accessOf(id));
    const { request, token } = await requestOf(id);
    const { status, code } = await ask(id, request, token);
    const refusal = refusalOf(id, 'fan');
    expect([status, code]).toEqual(refusal ? [errorStatus[refusal], refusal] : [200, undefined]);
  });

  it.each(operationIds)('%s lets pass whom it says [I6.01, I6.03]', async (id) => {
    const { request } = await requestOf(id);
    const refused: Partial<Record<Principal, string>> = {};
    const passing = principals.filter((each) => !refusalOf(id, each));
    for (const principal of halfOf(id, passing)) {
      const { code = '' } = await ask(id, request, await tokenOf(principal));
      if (refusalCodes.includes(code)) refused[principal] = code;
    }
    expect(refused).toEqual({});
  });

  const closed = operationIds.filter((id) => principals.some((principal) => refusalOf(id, principal)));
  it.each(closed)(
    '%s refuses everybody else, whatever is sent, and does nothing [I6.01, I6.02, I6.04]',
    async (id) => {
      const { request } = await requestOf(id);
      const refused = halfOf(
        id,
        principals.filter((principal) => refusalOf(id, principal)),
      );
      const tokens = new Map<Principal, string | undefined>();
      for (const principal of refused) tokens.set(principal, await tokenOf(principal));
      const before = await fingerprint(server.database);
      for (const [principal, token] of tokens) {
        const refusal = refusalOf(id, principal)!;
        for (const sent of [request, nonsense(request)])
          expect({ principal, ...(await ask(id, sent, token)) }).toEqual({
            principal,
            status: errorStatus[refusal],
            code: refusal,
          });
      }
      expect(await fingerprint(server.database)).toEqual(before);
    },
  );
});
