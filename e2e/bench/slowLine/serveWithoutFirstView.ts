import { createServer, request as httpRequest, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync } from 'node:zlib';

export interface BareSite {
  origin: string;
  stop: () => Promise<void>;
}

/** Takes the first view out of the root, and puts the first data back into the head, where they were without it. */
function bared(html: string): string {
  const [data = ''] = /<script type="application\/json" id="foyer-data".*?<\/script>/s.exec(html) ?? [];
  return html
    .replace(data, '')
    .replace(/<div id="root">.*?<\/main><\/div>/s, '<div id="root"></div>')
    .replace('</head>', () => `${data}</head>`);
}

async function readText(answer: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of answer) parts.push(part as Buffer);
  return Buffer.concat(parts).toString('utf8');
}

async function passOn(answer: IncomingMessage, response: ServerResponse): Promise<void> {
  const status = answer.statusCode ?? 502;
  if (!answer.headers['content-type']?.startsWith('text/html')) {
    response.writeHead(status, answer.headers);
    answer.pipe(response);
    return;
  }
  const { 'content-length': _length, 'transfer-encoding': _encoding, ...headers } = answer.headers;
  const body = brotliCompressSync(bared(await readText(answer)));
  response.writeHead(status, { ...headers, 'content-encoding': 'br', 'content-length': body.length });
  response.end(body);
}

/** Serves the site of a port with pages whose root is empty until their scripts have run. */
export async function serveWithoutFirstView(behind: number): Promise<BareSite> {
  const server = createServer((request, response) => {
    const isPage = request.headers['sec-fetch-dest'] === 'document';
    const headers = {
      ...request.headers,
      host: 'localhost',
      ...(isPage ? { 'accept-encoding': 'identity' } : {}),
    };
    const onward = httpRequest({
      host: '127.0.0.1',
      port: behind,
      path: request.url,
      method: request.method,
      headers,
    });
    onward.on('response', (answer) => void passOn(answer, response));
    onward.on('error', () => response.destroy());
    request.pipe(onward);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://localhost:${port}`,
    stop: () => new Promise((resolve) => void server.close(() => resolve())),
  };
}
