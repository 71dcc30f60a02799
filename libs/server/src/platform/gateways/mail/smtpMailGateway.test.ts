import { type AddressInfo, createServer as createSocketServer } from 'node:net';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { supportedLocales as locales } from '@foyer/contract';
import { buildSignUp } from '../../../testing/people/signUp.ts';
import { buildTestServer } from '../../../testing/testServer.ts';
import type { Mail } from './mailGateway.ts';
import { createSmtpMailGateway, smtpOptions } from './smtpMailGateway.ts';

const mail: Mail = {
  dedupeKey: 'mail-1',
  sender: 'Foyer <hello@foyer.example>',
  recipient: 'zoe@foyer.example',
  locale: 'fr-CA',
  subject: 'Confirmez votre adresse — « été »',
  text: 'Bonjour Zoé,\n\nÀ bientôt!\n',
  html: '<p>Bonjour Zoé, à bientôt!</p>',
};

/** Runs a real SMTP server; received mail is parsed by an independent parser. */
async function withSmtp(
  options: SMTPServerOptions,
  test: (smtp: { url: string; received: Email[] }) => Promise<void>,
): Promise<void> {
  const received: Email[] = [];
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    logger: false,
    onData: (stream, _session, done) => {
      const parts: Buffer[] = [];
      stream.on('data', (part: Buffer) => parts.push(part));
      stream.on('end', () => {
        void PostalMime.parse(Buffer.concat(parts)).then((email) => {
          received.push(email);
          done();
        }, done);
      });
    },
    ...options,
  });
  server.on('error', () => undefined);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.server.address() as AddressInfo;
  try {
    await test({ url: `smtp://127.0.0.1:${port}`, received });
  } finally {
    await new Promise<void>((resolve) => server.close(() => resolve()));
  }
}

describe('mail by SMTP', () => {
  it('arrives as plain text and HTML, with every sign, and the same id at every try', async () => {
    await withSmtp({}, async ({ url, received }) => {
      const gateway = createSmtpMailGateway({ url });
      await gateway.send(mail);
      await gateway.send(mail);
      await gateway.send({ ...mail, dedupeKey: 'mail-2' });
      const [first, second, third] = received;
      expect(first).toMatchObject({
        subject: mail.subject,
        from: { name: 'Foyer', address: 'hello@foyer.example' },
        to: [{ address: 'zoe@foyer.example' }],
      });
      expect(first?.text?.trim()).toBe(mail.text.trim());
      expect(first?.html?.trim()).toBe(mail.html);
      expect(first?.headers.find(({ key }) => key === 'content-language')?.value).toBe('fr-CA');
      expect(first?.messageId).toMatch(/^<[0-9a-f]{40}@foyer\.example>$/);
      expect(second?.messageId).toBe(first?.messageId);
      expect(third?.messageId).not.toBe(first?.messageId);
    });
  });

  it('lets the reader end a subscription by one press, where the mail is part of one (RFC 8058)', async () => {
    await withSmtp({}, async ({ url, received }) => {
      const gateway = createSmtpMailGateway({ url });
      const oneClickUnsubscribe = 'https://foyer.example/api/newsletter/public/oneClick?token=abc';
      await gateway.send({ ...mail, oneClickUnsubscribe });
      await gateway.send({ ...mail, dedupeKey: 'mail-2' });
      const header = (at: number, name: string) =>
        received[at]?.headers.find(({ key }) => key === name)?.value;
      expect(header(0, 'list-unsubscribe')).toBe(`<${oneClickUnsubscribe}>`);
      expect(header(0, 'list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
      expect(header(1, 'list-unsubscribe')).toBeUndefined();
    });
  });

  it('cannot be led to others by a recipient or a subject', async () => {
    await withSmtp({}, async ({ url, received }) => {
      const gateway = createSmtpMailGateway({ url });
      await gateway.send({ ...mail, subject: 'Hi\r\nBcc: mallory@evil.example\r\n\r\nHello' });
      expect(received[0]?.bcc ?? []).toEqual([]);
      expect(received[0]?.to).toHaveLength(1);
      const sent = gateway.send({ ...mail, recipient: 'zoe@foyer.example, mallory@evil.example' });
      await sent.catch(() => undefined);
      const everybody = received.flatMap(({ to }) => (to ?? []).map(({ address }) => address));
      expect(everybody).not.toContain('mallory@evil.example');
    });
  });

  it('sends nothing to a server with an untrusted certificate', async () => {
    await withSmtp({ disabledCommands: ['AUTH'] }, async ({ url, received }) => {
      // The server offers STARTTLS with a self-signed certificate.
      await expect(createSmtpMailGateway({ url }).send(mail)).rejects.toThrow(/certificate/i);
      expect(received).toEqual([]);
    });
    await withSmtp({ secure: true }, async ({ url, received }) => {
      const secured = url.replace('smtp:', 'smtps:');
      await expect(createSmtpMailGateway({ url: secured }).send(mail)).rejects.toThrow(/certificate/i);
      expect(received).toEqual([]);
    });
  });

  it('gives up on a server that does not speak', async () => {
    const silent = createSocketServer(() => undefined);
    await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
    const { port } = silent.address() as AddressInfo;
    const gateway = createSmtpMailGateway({ url: `smtp://127.0.0.1:${port}`, timeoutMs: 200 });
    await expect(gateway.send(mail)).rejects.toThrow(/greeting|timeout/i);
    silent.close();
  });

  it.each([
    [
      'smtp://user:p%40ss@mail.example',
      { port: 587, secure: false, requireTLS: true, auth: { user: 'user', pass: 'p@ss' } },
    ],
    ['smtps://mail.example', { port: 465, secure: true }],
    ['smtp://mail.example:2525', { port: 2525, requireTLS: true }],
    ['smtp://localhost:1025', { requireTLS: false }],
  ])('reads %s', (url, options) => {
    expect(smtpOptions({ url })).toMatchObject(options);
  });

  it.each(['mail.example:25', 'http://mail.example', 'smtp://', ''])('refuses the address %j', (url) => {
    expect(() => smtpOptions({ url })).toThrow('FOYER_SMTP_URL');
  });
});

describe('a mail that the server refused at first', () => {
  it('fails with its words, and goes out when it is sent again, as a job does [CR-09]', async () => {
    let refusals = 1;
    const refuseOnce: SMTPServerOptions['onMailFrom'] = (_address, _session, done) =>
      refusals-- > 0 ? done(new Error('451 Try again later')) : done();
    await withSmtp({ onMailFrom: refuseOnce }, async ({ url, received }) => {
      const gateway = createSmtpMailGateway({ url });
      await expect(gateway.send(mail)).rejects.toThrow('451');
      await gateway.send(mail);
      expect(received).toHaveLength(1);
    });
  });
});

describe('the mails of an account, by SMTP', () => {
  it('come in four locales, plain and HTML [I7.05]', async () => {
    await withSmtp({}, async ({ url, received }) => {
      const server = await buildTestServer({ config: { mail: { sender: mail.sender, smtpUrl: url } } });
      try {
        for (const userLocale of locales) {
          const emailAddress = `${userLocale.toLowerCase()}@foyer.example`;
          await server.call('createAccount', { body: buildSignUp({ emailAddress, userLocale }) });
          await server.call('initiateResetPassword', { body: { emailAddress } });
        }
        await server.jobs.drain();
        expect(received).toHaveLength(locales.length * 2);
        const subjects = new Map<string, string[]>();
        for (const { to, subject, text, html } of received) {
          const address = to?.[0]?.address ?? '';
          subjects.set(address, [...(subjects.get(address) ?? []), subject ?? ''].sort());
          const link = /https?:\/\/\S+token=[\w-]{43}/.exec(text ?? '')?.[0] ?? 'no link';
          expect(html).toContain(link);
          expect(`${text}${html}`).not.toMatch(/\{\{|\bmail\.[a-z]|undefined/);
        }
        expect(Object.fromEntries(subjects)).toEqual({
          'en-us@foyer.example': ['Choose a new password', 'Verify your email address'],
          'en-ca@foyer.example': expect.arrayContaining(['Choose a new password']) as string[],
          'fr-ca@foyer.example': expect.arrayContaining(['Confirmez votre adresse courriel']) as string[],
          'es-us@foyer.example': expect.arrayContaining([expect.stringMatching(/contraseña/)]) as string[],
        });
      } finally {
        await server.close();
      }
    });
  });
});
