/** What a connection takes, in megabits a second, and its delay. */
export interface Connection {
  downMbps: number;
  upMbps: number;
  delayMs: number;
}
/** `poor` is too little to watch or to be seen, `fair` works with a small picture. */
export type ConnectionGrade = 'good' | 'fair' | 'poor';

const address = '/stream/check';
const delaySamples = 4;
const upBytes = 256 * 1024;

/** Picture of 720p and sound, with room to catch up; half of it is a picture that is still worth watching. */
const watchMbps = 3;
/** What a guest sends at 720p. */
const sendMbps = 1.5;
/** A talk gets halting above it. */
const talkMs = 300;

/** @throws TypeError without a network */
async function timed(request: () => Promise<Response>): Promise<{ ms: number; bytes: number }> {
  const from = performance.now();
  const answer = await request();
  if (!answer.ok) throw new TypeError(`The check answers ${answer.status}`);
  const { byteLength } = await answer.arrayBuffer();
  return { ms: Math.max(1, performance.now() - from), bytes: byteLength };
}

const mbps = (bytes: number, ms: number): number => (bytes * 8) / 1000 / ms;

/** Measures the connection to the server of this page: the delay first, then half a second or so each way. */
export async function measureConnection(signal: AbortSignal): Promise<Connection> {
  const ask = (size: number) => timed(() => fetch(`${address}/${size}`, { cache: 'no-store', signal }));
  let delayMs = Infinity;
  for (let at = 0; at < delaySamples; at += 1) delayMs = Math.min(delayMs, (await ask(1)).ms);
  let down = await ask(256 * 1024);
  // Too quick to be true: a connection like that takes four times as much for a better answer.
  if (down.ms < 250) down = await ask(1024 * 1024);
  const body = new Uint8Array(upBytes);
  const headers = { 'content-type': 'application/octet-stream' };
  const up = await timed(() => fetch(address, { method: 'POST', body, headers, signal }));
  return {
    delayMs: Math.round(delayMs),
    downMbps: mbps(down.bytes, Math.max(1, down.ms - delayMs)),
    upMbps: mbps(upBytes, Math.max(1, up.ms - delayMs)),
  };
}

/** Grades a connection for watching, and for being on stage too. */
export function gradeConnection(
  { downMbps, upMbps, delayMs }: Connection,
  purpose: 'watch' | 'stage',
): ConnectionGrade {
  const sends = purpose === 'stage';
  if (downMbps >= watchMbps && (!sends || (upMbps >= sendMbps && delayMs <= talkMs))) return 'good';
  return downMbps >= watchMbps / 2 && (!sends || upMbps >= sendMbps / 2) ? 'fair' : 'poor';
}
