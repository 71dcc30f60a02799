import type { FoyerError } from '@foyer/api-client';
import { repeatWhileBusy } from './repeatWhileBusy.ts';

const busy = (retryAfterSeconds?: number): { error: FoyerError } => ({
  error: {
    kind: 'rejected',
    status: 503,
    code: 'serviceUnavailable',
    message: '',
    details: {},
    ...(retryAfterSeconds === undefined ? {} : { retryAfterSeconds }),
  },
});

function repeated(answers: { data?: string; error?: unknown }[], stays = true) {
  const pauses: number[] = [];
  const rest = [...answers];
  const call = jest.fn(async () => (rest.length > 1 ? rest.shift()! : rest[0]!));
  const wait = async (ms: number): Promise<boolean> => {
    pauses.push(ms);
    return stays;
  };
  return { call, pauses, result: repeatWhileBusy(call, wait) };
}

describe('repeatWhileBusy', () => {
  it('waits as long as the server asks for, two seconds where it does not say and ten at most', async () => {
    const { pauses, result } = repeated([busy(3), busy(), busy(600), { data: 'held' }]);
    expect(await result).toEqual({ data: 'held' });
    expect(pauses).toEqual([3_000, 2_000, 10_000]);
  });

  it('gives up after four repeats, and says that the server is busy', async () => {
    const { call, result } = repeated([busy(1)]);
    expect(await result).toEqual(busy(1));
    expect(call).toHaveBeenCalledTimes(5);
  });

  it('stops when the buyer has left', async () => {
    const { call, result } = repeated([busy(1)], false);
    expect(await result).toEqual(busy(1));
    expect(call).toHaveBeenCalledTimes(1);
  });

  it.each([
    { data: 'held' },
    { error: { kind: 'timeout' } },
    { error: { ...busy().error, status: 422, code: 'purchaseSoldOut' } },
    { error: { ...busy().error, status: 500, code: 'serverError' } },
  ])('repeats nothing after %j', async (answer) => {
    const { call, result } = repeated([answer]);
    expect(await result).toEqual(answer);
    expect(call).toHaveBeenCalledTimes(1);
  });
});
