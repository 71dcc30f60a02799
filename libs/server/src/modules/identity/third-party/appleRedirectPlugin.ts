import { createPaths } from '@foyer/contract';
import type { FastifyInstance } from 'fastify';

const formType = 'application/x-www-form-urlencoded';
const bodyLimitBytes = 16 * 1024;
const maximumNameLength = 100;

/** Reads the names that Apple sends the first time only: JSON in a form field. */
function readNames(user: string | null): Record<string, string> {
  try {
    const { name } = JSON.parse(user ?? '') as { name?: { firstName?: unknown; lastName?: unknown } };
    const names = { firstName: name?.firstName, lastName: name?.lastName };
    return Object.fromEntries(
      Object.entries(names)
        .filter((entry): entry is [string, string] => typeof entry[1] === 'string' && entry[1].trim() !== '')
        .map(([key, value]) => [key, value.trim().slice(0, maximumNameLength)]),
    );
  } catch {
    return {};
  }
}

/**
 * Receives Apple's cross-site form post. It trusts and changes nothing: it redirects to the callback page with code and
 * state in the query, and the names in the fragment, which logs and referrers don't contain. The id_token is dropped
 * [I2.02, I7.29].
 */
export function appleRedirectPlugin(app: FastifyInstance): void {
  app.addContentTypeParser(
    formType,
    { parseAs: 'string', bodyLimit: bodyLimitBytes },
    (_request, body, done) => done(null, new URLSearchParams(String(body))),
  );
  app.post('/api/public/apple/redirect', async (request, reply) => {
    const form = request.body instanceof URLSearchParams ? request.body : new URLSearchParams();
    const query = new URLSearchParams();
    for (const name of ['code', 'state', 'iss', 'error']) {
      const value = form.get(name);
      if (value) query.set(name, value);
    }
    const names = new URLSearchParams(readNames(form.get('user'))).toString();
    const address = `${createPaths('').appleRedirect()}?${query.toString()}${names === '' ? '' : `#${names}`}`;
    return reply.header('cache-control', 'no-store').redirect(address, 303);
  });
}
