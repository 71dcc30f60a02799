import { createServer } from 'node:net';

/** Explains in one sentence why a port is unavailable; `undefined` if it is free. */
export async function portProblem(port: number): Promise<string | undefined> {
  if (!Number.isInteger(port) || port < 1 || port > 65_535)
    return `PORT=${process.env.PORT} is not a port number.`;
  const probe = createServer();
  const error = await new Promise<NodeJS.ErrnoException | undefined>((resolve) => {
    probe.once('error', resolve);
    probe.listen(port, '0.0.0.0', () => resolve(undefined));
  });
  await new Promise((resolve) => probe.close(resolve));
  if (!error) return undefined;
  if (error.code === 'EADDRINUSE') {
    return `Port ${port} is taken by another program: stop that one, or choose a port with PORT=${port + 1} npm start.`;
  }
  if (error.code === 'EACCES') return `This user may not use port ${port}: choose one above 1023 with PORT.`;
  return `Port ${port} cannot be used: ${error.message}`;
}
