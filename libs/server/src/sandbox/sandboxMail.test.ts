import { useTestServer } from '../testing/useTestServer.ts';

const server = useTestServer({ seed: 'mailbox' });

/** Puts a mail into the mailbox; returns its id. */
async function capture(html: string | null): Promise<string> {
  const mailId = crypto.randomUUID();
  await server.database.query
    .insertInto('capturedMail')
    .values({
      mailId,
      dedupeKey: mailId,
      sender: 'tickets@foyer.example',
      recipient: 'ada@fan.example',
      locale: 'en-US',
      subject: 'Your order',
      textBody: 'Two seats <for you>: https://foyer.example/order',
      htmlBody: html,
    })
    .execute();
  return mailId;
}
const addressOf = (mailId: string): string => `/sandbox/mail/html?mailId=${mailId}`;

describe('the mailbox of the sandbox', () => {
  it('shows a mail with a design as HTML, of which nothing can run', async () => {
    const html = '<h1 style="color:#123456">Your order</h1><script>alert(1)</script>';
    const mailId = await capture(html);
    expect((await server.inject({ url: '/sandbox/mail' })).body).toContain(`href="${addressOf(mailId)}"`);
    const { body, headers } = await server.inject({ url: addressOf(mailId) });
    expect(body).toBe(html);
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    const policy = String(headers['content-security-policy']);
    expect(policy).toMatch(/^default-src 'none'; style-src 'unsafe-inline';/);
    expect(policy).toMatch(/; sandbox (?!.*allow-(?:scripts|same-origin|forms))/);
  });

  it('shows a mail of text alone with its links, and no way to a design that it does not have', async () => {
    const mailId = await capture(null);
    const { body } = await server.inject({ url: '/sandbox/mail' });
    expect(body).toContain(
      'Two seats &lt;for you&gt;: <a href="https://foyer.example/order">https://foyer.example/order</a>',
    );
    expect(body).not.toContain(mailId);
    expect((await server.inject({ url: addressOf(mailId) })).statusCode).toBe(404);
  });
});
