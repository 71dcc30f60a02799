const aheadHeader = 'foyer-clock-ahead';

/** What a profile tells and no page needs without a network; whether it is complete it says itself [I3.14]. */
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
 * An answer as it is kept: without what nobody needs of a person [BR-10], and it remembers how far the server's clock was
 * ahead of this device's, in milliseconds.
 * @returns nothing for what is no good answer
 */
export async function toKeep(answer: Response, deviceNow: number): Promise<Response | undefined> {
  if (answer.status !== 200) return undefined;
  const body = await read(answer);
  if (!body) return undefined;
  const server = Date.parse(String(body['serverTime']));
  const kept = Object.fromEntries(Object.entries(body).filter(([name]) => !neverKept.has(name)));
  return withHeader(JSON.stringify(kept), answer, Number.isNaN(server) ? 0 : server - deviceNow);
}

/** A kept answer as it is given: the server's time in it goes on, for a page tells the time by it [CL-07]. */
export async function fromKept(answer: Response, deviceNow: number): Promise<Response> {
  const body = await read(answer);
  const ahead = Number(answer.headers.get(aheadHeader) ?? 0);
  if (body?.['serverTime'] === undefined) return answer;
  const serverTime = new Date(deviceNow + ahead).toISOString();
  return withHeader(JSON.stringify({ ...body, serverTime }), answer, ahead);
}

/**
 * The name that an answer is kept under: nobody finds what was said to somebody else, or in another language.
 * @param digest a hash of a text, in hexadecimal
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
