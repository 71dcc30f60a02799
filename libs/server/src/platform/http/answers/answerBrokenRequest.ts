import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import { commonHeaders } from './securityHeaders.ts';

interface BrokenAnswer {
  status: number;
  reason: string;
  message: string;
}

/** Answers by Node's error code, in English: these requests can't be parsed, so their language is unknown. */
const answers: Record<string, BrokenAnswer> = {
  ERR_HTTP_REQUEST_TIMEOUT: { status: 408, reason: 'Request Timeout', message: 'The request took too long.' },
  HPE_HEADER_OVERFLOW: {
    status: 431,
    reason: 'Request Header Fields Too Large',
    message: 'The headers are too long.',
  },
};
const unreadable: BrokenAnswer = {
  status: 400,
  reason: 'Bad Request',
  message: 'This is not a request that can be read.',
};
const unknownExpectation: BrokenAnswer = {
  status: 417,
  reason: 'Expectation Failed',
  message: 'The Expect header asks for something that is not offered.',
};

const bodyOf = ({ message }: BrokenAnswer): string => JSON.stringify({ code: 'invalidRequest', message });

const headersOf = (body: string): Record<string, string> => ({
  'content-type': 'application/json; charset=utf-8',
  'content-length': String(Buffer.byteLength(body)),
  'cache-control': 'no-store',
  ...commonHeaders,
  connection: 'close',
});

function answerOnSocket(answer: BrokenAnswer, socket: Duplex): void {
  if (socket.destroyed || !socket.writable) {
    socket.destroy();
    return;
  }
  const body = bodyOf(answer);
  const lines = Object.entries(headersOf(body)).map(([name, value]) => `${name}: ${value}`);
  socket.end([`HTTP/1.1 ${answer.status} ${answer.reason}`, ...lines, '', body].join('\r\n'));
}

/** Answers Node's `clientError` on the bare socket with an error body and the common headers, and closes it [BR-01]. */
export function answerBrokenRequest(error: Error & { code?: string }, socket: Duplex): void {
  if (error.code === 'ECONNRESET') socket.destroy();
  else answerOnSocket(answers[error.code ?? ''] ?? unreadable, socket);
}

/**
 * Answers, with the same body, requests that Node doesn't pass to its request listener: unknown `Expect`, CONNECT
 * [BR-01].
 */
export function answerOutsideRouting(server: Server): void {
  server.on('checkExpectation', (_request: IncomingMessage, response: ServerResponse) => {
    const body = bodyOf(unknownExpectation);
    response.writeHead(unknownExpectation.status, headersOf(body)).end(body);
  });
  server.on('connect', (_request: IncomingMessage, socket: Duplex) => {
    socket.on('error', () => socket.destroy());
    answerOnSocket(unreadable, socket);
  });
}
