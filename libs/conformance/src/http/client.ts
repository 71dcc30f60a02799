import { operations, type OperationId, type OperationTypes } from '@foyer/contract';
import { apiPath, headersOf, type ApiRequest, type Sender } from './apiRequest.ts';
import { createTransport, type HttpAnswer, type Transport } from './transport.ts';

interface CallOptions<Id extends OperationId> extends Sender {
  query?: OperationTypes[Id]['query'];
  body?: OperationTypes[Id]['body'];
}

/** Client of the server under test. It checks nothing before it sends. */
export interface Client {
  baseUrl: URL;
  /** Sends any request. Its default `host` header is the one of the base URL. */
  request: Transport;
  /** Sends a request of an operation, valid or not. */
  send: (operationId: OperationId, request: ApiRequest, sender?: Sender) => Promise<HttpAnswer>;
  /**
   * Calls an operation and returns its answer.
   * @throws Error unless the status is 200
   */
  call: <Id extends OperationId>(
    operationId: Id,
    options?: CallOptions<Id>,
  ) => Promise<OperationTypes[Id]['response']>;
}

/**
 * Creates the client of a server.
 * @param transport default: the network
 */
export function createClient(baseUrl: URL, transport: Transport = createTransport(baseUrl)): Client {
  const send: Client['send'] = (operationId, message, sender = {}) =>
    transport({
      method: operations[operationId].method,
      path: apiPath(operationId, message),
      headers: headersOf(operationId, message, sender),
      body: message.body === undefined ? undefined : JSON.stringify(message.body),
    });
  return {
    baseUrl,
    request: transport,
    send,
    call: async (operationId, { query, body, ...sender } = {}) => {
      const answer = await send(operationId, { query: { ...query }, body }, sender);
      if (answer.status === 200) return JSON.parse(answer.text) as never;
      throw new Error(`${operationId} answers ${answer.status}: ${answer.text}`);
    },
  };
}
