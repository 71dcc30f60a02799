import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Answer } from './fakeStripeAnswers.ts';
import { routes } from './fakeStripeCalls.ts';
import { StripeState } from './fakeStripeState.ts';
import { validatorOf } from './stripeTypes.ts';

/** Reads a form with names such as `metadata[key]` and `expand[0]`. */
function readForm(text: string): Record<string, unknown> {
  const form: Record<string, unknown> = {};
  for (const [name, value] of new URLSearchParams(text)) {
    const path = name.replaceAll(']', '').split('[');
    let place = form;
    path.slice(0, -1).forEach((step, index) => {
      const isList = /^\d*$/.test(path[index + 1]!);
      place[step] ??= isList ? [] : {};
      place = place[step] as Record<string, unknown>;
    });
    place[path.at(-1)!] = value;
  }
  return form;
}

async function textOf(request: IncomingMessage): Promise<string> {
  let text = '';
  for await (const part of request) text += String(part);
  return text;
}

interface Kept extends Answer {
  text: string;
}

/** Corrupts the text of an answer, or how it is sent. */
export type FakeFault = (response: ServerResponse, text: string, status: number) => void;

/** Answers of Stripe, or of what is between, that are none. The call has succeeded. */
export const fakeFaults = {
  /** Stripe asks not to try again, so that the library does not wait. */
  serverError: (response) => {
    response.writeHead(500, { 'content-type': 'application/json', 'stripe-should-retry': 'false' });
    response.end('{"error":{"type":"api_error","message":"try later"}}');
  },
  badGateway: (response) => {
    response.writeHead(502, { 'content-type': 'text/html', 'stripe-should-retry': 'false' });
    response.end('<html>Bad Gateway</html>');
  },
  badJson: (response, text, status) => response.writeHead(status).end(text.slice(0, -2)),
  emptyObject: (response, _text, status) => response.writeHead(status).end('{}'),
  slowDrip: (response, text, status) => void response.writeHead(status).write(text.slice(0, 9)),
  wrongAmount: (response, text, status) =>
    response.writeHead(status).end(text.replace(/"amount(_received)?":\d/g, '$&9')),
  wrongCurrency: (response, text, status) =>
    response.writeHead(status).end(text.replace(/"currency":"\w+"/, '"currency":"xxx"')),
  unknownState: (response, text, status) =>
    response.writeHead(status).end(text.replace(/"status":"\w+"/, '"status":"dreaming"')),
} satisfies Record<string, FakeFault>;

const invalid = (message: string, code?: string): Answer => ({
  status: 400,
  body: { error: { type: 'invalid_request_error', message, ...(code ? { code } : {}) } },
});

/**
 * Stripe in a test: a server that checks every request against the types of Stripe's library, answers with objects of
 * those types, and repeats its answer to an idempotency key.
 */
export class FakeStripe {
  readonly state = new StripeState();
  /** Requests that Stripe would refuse; a test expects none. */
  readonly problems: string[] = [];
  /** API versions and keys that calls named. */
  readonly callers = new Set<string>();
  /** How calls are answered wrongly. */
  fault: FakeFault | undefined;
  /** Methods and paths of those calls. */
  faultyCalls = /confirm$|refunds$/;
  /** Calls that were answered wrongly so far. */
  wrongAnswers = 0;
  /** Empty before it is started. */
  address = '';
  private readonly kept = new Map<string, Kept>();
  private readonly server: Server = createServer((request, response) => {
    void textOf(request).then((text) => {
      const { status, body, isReplayed } = this.answer(request, text);
      if (this.fault && this.faultyCalls.test(`${request.method} ${request.url}`)) {
        this.wrongAnswers += 1;
        return this.fault(response, JSON.stringify(body), status);
      }
      const headers = { 'content-type': 'application/json' };
      response.writeHead(status, isReplayed ? { ...headers, 'idempotent-replayed': 'true' } : headers);
      return response.end(JSON.stringify(body));
    });
  });

  /** @returns its address */
  async start(): Promise<string> {
    await new Promise<void>((resolve) => this.server.listen(0, '127.0.0.1', resolve));
    this.address = `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
    return this.address;
  }

  stop(): void {
    this.server.closeAllConnections();
    this.server.close();
  }

  /** Forgets all idempotency keys, as Stripe does after a day. */
  forgetKeys(): void {
    this.kept.clear();
  }

  private answer(request: IncomingMessage, text: string): Answer & { isReplayed?: boolean } {
    this.callers.add(`${String(request.headers['stripe-version'])} ${request.headers.authorization}`);
    const key = request.headers['idempotency-key'];
    const known = typeof key === 'string' ? this.kept.get(key) : undefined;
    if (known)
      return known.text === `${request.url} ${text}`
        ? { ...known, isReplayed: true }
        : { status: 400, body: { error: { type: 'idempotency_error', message: 'other parameters' } } };
    const answer = this.call(request, text);
    if (typeof key === 'string' && answer.status !== 400)
      this.kept.set(key, { ...answer, text: `${request.url} ${text}` });
    return answer;
  }

  private call({ method, url = '' }: IncomingMessage, text: string): Answer {
    const { pathname, search } = new URL(url, 'http://stripe');
    for (const route of routes) {
      const match = route.method === method ? route.path.exec(pathname) : null;
      if (!match) continue;
      const params = readForm(text || search.slice(1));
      const check = validatorOf(route.params);
      if (!check(params)) return this.refuse(`${method} ${pathname}`, check.errors);
      const answer = structuredClone(route.answer(this.state, match[1] ?? '', params));
      const isGood = route.result && answer.status === 200 ? validatorOf(route.result, 'part') : undefined;
      return !isGood || isGood(answer.body) ? answer : this.refuse(`answer to ${url}`, isGood.errors);
    }
    return this.refuse(`${method} ${pathname}`, 'no such call');
  }

  private refuse(what: string, problem: unknown): Answer {
    this.problems.push(`${what}: ${JSON.stringify(problem)}`);
    return invalid(`${what}: ${JSON.stringify(problem)}`);
  }
}
