import type { FoyerError } from './foyerError.ts';
import { createErrorText, errorText } from './errorText.ts';

const say = (error: unknown): string => errorText((key, { ns }) => `${ns}:${key}`, error);
const rejected = (status: number, message = ''): FoyerError => ({
  kind: 'rejected',
  status,
  code: status >= 500 ? 'serverError' : 'invalidRequest',
  message,
  details: {},
});

describe('errorText', () => {
  it.each([400, 422, 500, 503])("returns the server's message of a %d if there is one [I8.02]", (status) => {
    expect(say(rejected(status, 'Choose another city.'))).toBe('Choose another city.');
  });

  it.each<[string, unknown, string]>([
    ['a 4xx without a message', rejected(422), 'rejected'],
    ['a 5xx without a message', rejected(503), 'server'],
    ['an unreadable 404', { kind: 'unknown', status: 404 }, 'rejected'],
    ['an unreadable 502', { kind: 'unknown', status: 502 }, 'server'],
    ['an unreadable 200', { kind: 'unknown', status: 200 }, 'unknown'],
    ['no answer', { kind: 'unreachable' }, 'unreachable'],
    ['no answer in time', { kind: 'timeout' }, 'timeout'],
    ['an exception', new Error('x'), 'unknown'],
  ])('words %s as a common error [I8.01, I8.02, C8.20b-f]', (_name, error, name) => {
    expect(say(error)).toBe(`shell:errors.${name}`);
  });
});

describe('createErrorText', () => {
  const ownText = createErrorText({ invalidRequest: 'gone' });
  const sayOwn = (error: unknown): string =>
    ownText((key: string, { ns }: { ns?: string } = {}) => [ns, key].filter(Boolean).join(':'), error);

  it("words the codes of the library's table, before the message of the server", () => {
    expect(sayOwn(rejected(422, 'Choose another city.'))).toBe('gone');
  });

  it.each<[string, unknown, string]>([
    ['another code', rejected(503, 'Try later.'), 'Try later.'],
    ['another code without a message', rejected(503), 'shell:errors.server'],
    ['no answer', { kind: 'unreachable' }, 'shell:errors.unreachable'],
  ])('leaves %s to the common wording [I8.02]', (_name, error, text) => {
    expect(sayOwn(error)).toBe(text);
  });
});
