import type { Socket } from 'node:net';
import { commonHeaders } from './securityHeaders.ts';

/** What is no HTTP at all, or takes too long to become a request. There is no language to answer in. */
const answers: Record<string, [status: string, code: string, message: string]> = {
  ERR_HTTP_REQUEST_TIMEOUT: ['408 Request Timeout', 'invalidRequest', 'The request took too long.'],
  HPE_HEADER_OVERFLOW: ['431 Request Header Fields Too Large', 'invalidRequest', 'The headers are too long.'],
};
const broken: [string, string, string] = [
  '400 Bad Request',
  'invalidRequest',
  'This is not a request that can be read.',
];

/** Answers on the bare socket, in the one error shape and with the headers of every answer, and closes it [BR-01]. */
export function answerBrokenRequest(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed || !socket.writable) {
    socket.destroy();
    return;
  }
  const [status, code, message] = answers[error.code ?? ''] ?? broken;
  const body = JSON.stringify({ code, message });
  const headers = [
    `HTTP/1.1 ${status}`,
    'content-type: application/json; charset=utf-8',
    `content-length: ${Buffer.byteLength(body)}`,
    'cache-control: no-store',
    ...Object.entries(commonHeaders).map(([name, value]) => `${name}: ${value}`),
    'connection: close',
  ];
  socket.end(`${headers.join('\r\n')}\r\n\r\n${body}`);
}
