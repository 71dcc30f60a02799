import type { default as Provider, KoaContextWithOIDC } from 'oidc-provider';
import { readRecord, writeRecord, type RecordStore } from './openIdRecords.ts';
import type { SandboxPerson } from './sandboxPeople.ts';

const signs: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escape = (text: string): string => text.replace(/[&<>"]/g, (sign) => signs[sign]!);

async function takeNames(store: RecordStore, subject: string): Promise<string | undefined> {
  if (await readRecord(store, 'Named', { recordId: subject })) return undefined;
  const person = await readRecord<SandboxPerson>(store, 'Person', { recordId: subject });
  if (!person) return undefined;
  await writeRecord(store, { model: 'Named', recordId: subject, payload: { named: true } });
  const { firstName, lastName, emailAddress } = person;
  return JSON.stringify({ name: { firstName, lastName }, email: emailAddress });
}

/**
 * Imitates Apple: the form post with the code carries the name in a field `user`, the first time only; tokens never
 * contain it. The form may be posted to the requesting site, and nothing else may run on its page.
 */
export function addAppleNames(provider: Provider, store: RecordStore): void {
  provider.use(async (context: KoaContextWithOIDC, next) => {
    context.set(
      'content-security-policy',
      "default-src 'none'; script-src 'none'; base-uri 'none'; frame-ancestors 'none'",
    );
    await next();
    const { params, session } = (context as Partial<KoaContextWithOIDC>).oidc ?? {};
    const page = params?.response_mode === 'form_post' ? context.body : undefined;
    if (typeof page !== 'string' || !page.includes('name="code"') || !session?.accountId) return;
    const user = await takeNames(store, session.accountId);
    if (user === undefined) return;
    const field = `<input type="hidden" name="user" value="${escape(user)}"/>\n<noscript>`;
    context.body = page.replace('<noscript>', () => field);
  });
}
