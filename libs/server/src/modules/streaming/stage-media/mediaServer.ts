import { seconds } from '../../../platform/time/units.ts';

/** Resource of a media server: a connection of one browser. */
export interface MediaResource {
  address: string;
  /** Bearer token. */
  token: string | null;
}

/** Port to what takes and brings pictures and sound. */
export interface MediaServer {
  /** @throws MediaServerError if it refuses or doesn't answer */
  open: (endpoint: MediaResource, offer: string) => Promise<{ address: string; answer: string }>;
  /** @throws MediaServerError if it can't restart: a new connection is needed */
  restart: (resource: MediaResource, fragment: string) => Promise<string>;
  /** Never throws: a connection that can't be ended ends by its own time-out. */
  close: (resource: MediaResource) => Promise<void>;
}

export class MediaServerError extends Error {}

const timeOutMs = seconds(4);
const mostBytes = 60_000;
const fragmentType = 'application/trickle-ice-sdpfrag';

async function ask(
  { address, token }: MediaResource,
  { method, type, body, ifMatch }: { method: string; type?: string; body?: string; ifMatch?: string },
): Promise<{ headers: Headers; text: string; status: number }> {
  try {
    const answer = await fetch(address, {
      method,
      // An address that leads elsewhere may lead into the operator's own network.
      redirect: 'error',
      signal: AbortSignal.timeout(timeOutMs),
      headers: {
        ...(type === undefined ? {} : { 'content-type': type }),
        ...(ifMatch === undefined ? {} : { 'if-match': ifMatch }),
        ...(token === null ? {} : { authorization: `Bearer ${token}` }),
      },
      ...(body === undefined ? {} : { body }),
    });
    return { headers: answer.headers, text: await answer.text(), status: answer.status };
  } catch (error) {
    throw new MediaServerError('The media server does not answer', { cause: error });
  }
}

function expectAnswer(
  { status, text, headers }: { headers: Headers; text: string; status: number },
  wanted: number,
  type: string,
): void {
  const isRight =
    status === wanted && text.length <= mostBytes && headers.get('content-type')?.startsWith(type) === true;
  if (!isRight) throw new MediaServerError(`The media server answers ${status}`);
}

/** Speaks WHIP and WHEP (RFC 9725). */
export const whipServer: MediaServer = {
  open: async (endpoint, offer) => {
    const answer = await ask(endpoint, { method: 'POST', type: 'application/sdp', body: offer });
    expectAnswer(answer, 201, 'application/sdp');
    const location = answer.headers.get('location') ?? '';
    if (!URL.canParse(location, endpoint.address)) throw new MediaServerError('No address of the resource');
    const { href, origin } = new URL(location, endpoint.address);
    // The token goes to no other server.
    if (origin !== new URL(endpoint.address).origin) throw new MediaServerError('Resource of another origin');
    return { address: href, answer: answer.text };
  },
  restart: async (resource, fragment) => {
    const answer = await ask(resource, { method: 'PATCH', type: fragmentType, body: fragment, ifMatch: '*' });
    expectAnswer(answer, 200, fragmentType);
    return answer.text;
  },
  close: async (resource) => {
    await ask(resource, { method: 'DELETE' }).catch(() => undefined);
  },
};
