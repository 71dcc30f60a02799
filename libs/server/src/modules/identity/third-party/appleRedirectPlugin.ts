import { createPaths } from '@foyer/contract';
import type { FastifyInstance } from 'fastify';

const formType = 'application/x-www-form-urlencoded';
const bodyLimitBytes = 16 * 1024;
const maximumNameLength = 100;

/** The names that Apple tells the first time, and never again: JSON in a field of the form. */
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
 * Apple's page posts its answer here, in a form and from another site. Nothing is believed and nothing is changed: the
 * browser goes on to the page of the redirect, with code and state in the address and the names behind its `#`, where no
 * log and no referrer finds them. An id_token is not passed on [I2.02, I7.29].
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
