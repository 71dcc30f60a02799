import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

let started: Promise<string> | undefined;

/** Answers as a media server does by RFC 9725, without media: which no check looks at. */
async function start(): Promise<string> {
  const server = createServer(({ method }, response) => {
    // A kept connection may end just as the next request is sent on it.
    response.setHeader('connection', 'close');
    if (method === 'POST')
      response.writeHead(201, { 'content-type': 'application/sdp', location: '/whip/1' }).end('v=0');
    else if (method === 'PATCH')
      response.writeHead(200, { 'content-type': 'application/trickle-ice-sdpfrag' }).end('a=ice-ufrag:1');
    else response.writeHead(200).end();
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  // The process may end while it listens.
  server.unref();
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/whip`;
}

/** Returns the WHIP endpoint of a media server on this machine, which a sandbox on it can reach. */
export const mediaServer = (): Promise<string> => (started ??= start());
