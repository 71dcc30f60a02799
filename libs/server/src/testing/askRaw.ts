import { once } from 'node:events';
import { connect } from 'node:net';

/** Raw HTTP answer; header names in lower case. */
export interface RawAnswer {
  /** 0 if the connection was closed without an answer. */
  status: number;
  headers: Record<string, string>;
  body: string;
}

/** Sends raw bytes, malformed ones too, and reads until the server closes the connection. */
export async function askRaw(port: number, bytes: string): Promise<RawAnswer> {
  const socket = connect(port, '127.0.0.1');
  let text = '';
  socket.setEncoding('utf8').on('data', (part: string) => (text += part));
  socket.on('error', () => undefined);
  socket.write(bytes);
  await once(socket, 'close');
  const [head = '', ...rest] = text.split('\r\n\r\n');
  const [status = '', ...lines] = head.split('\r\n');
  const headers = lines.map((line): [string, string] => {
    const colon = line.indexOf(':');
    return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()];
  });
  return {
    status: Number(status.split(' ')[1] ?? 0),
    headers: Object.fromEntries(headers),
    body: rest.join('\r\n\r\n'),
  };
}
