const aheadHeader = 'foyer-clock-ahead';

/** Profile fields that no offline page needs; completeness has a field of its own [I3.14]. */
const neverKept: ReadonlySet<string> = new Set(['dateOfBirth', 'gender', 'postalCode']);

const read = async (answer: Response): Promise<Record<string, unknown> | undefined> => {
  const body: unknown = await answer
    .clone()
    .json()
    .catch(() => undefined);
  return typeof body === 'object' && body !== null ? (body as Record<string, unknown>) : undefined;
};

const withHeader = (body: string, { headers, status }: Response, ahead: number): Response => {
  const all = new Headers(headers);
  all.set(aheadHeader, String(ahead));
  return new Response(body, { status, headers: all });
};

/**
 * Prepares an answer for the cache: removes unneeded personal data [BR-10] and records the offset between the server's
 * clock and the device's, in milliseconds.
 * @returns `undefined` for an unsuccessful answer
 */
export async function toKeep(answer: Response, deviceNow: number): Promise<Response | undefined> {
  if (answer.status !== 200) return undefined;
  const body = await read(answer);
  if (!body) return undefined;
  const server = Date.parse(String(body['serverTime']));
  const kept = Object.fromEntries(Object.entries(body).filter(([name]) => !neverKept.has(name)));
  return withHeader(JSON.stringify(kept), answer, Number.isNaN(server) ? 0 : server - deviceNow);
}

/** Restores a cached answer: advances its server time, which pages use as their clock [CL-07], and tells its own as `keptAt`. */
export async function fromKept(answer: Response, deviceNow: number): Promise<Response> {
  const body = await read(answer);
  const ahead = Number(answer.headers.get(aheadHeader) ?? 0);
  if (body?.['serverTime'] === undefined) return answer;
  const serverTime = new Date(deviceNow + ahead).toISOString();
  return withHeader(JSON.stringify({ ...body, serverTime, keptAt: body['serverTime'] }), answer, ahead);
}

/**
 * Returns the cache key of an answer, specific to the user and the locale.
 * @param digest hashes a text to hexadecimal
 */
export async function keptName(
  { url, headers }: Pick<Request, 'url' | 'headers'>,
  digest: (text: string) => Promise<string>,
): Promise<string> {
  const whose = `${headers.get('authorization') ?? ''} ${headers.get('accept-language') ?? ''}`;
  const name = new URL(url);
  name.searchParams.set('kept-for', (await digest(whose)).slice(0, 32));
  return name.href;
}
