import type { FastifyInstance } from 'fastify';
import { jwtVerify } from 'jose';
import type { GoogleTicketClass, GoogleTicketObject } from '../platform/gateways/wallet/googlePass.ts';
import { failure } from '../platform/http/answers/failure.ts';
import type { Platform } from '../platform/platform.ts';
import { escapeHtml } from '../platform/web/escapeHtml.ts';
import { newNonce, sandboxPage, sandboxPageHeaders } from './sandboxPage.ts';
import { sandboxGoogleRecord, sandboxWalletKey } from './sandboxWallet.ts';

interface SavedPass {
  eventTicketObjects?: { id: string; classId: string }[];
}

function passHtml(kind: GoogleTicketClass, pass: GoogleTicketObject): string {
  const seat = Object.values(pass.seatInfo ?? {}).map(({ defaultValue }) => defaultValue.value);
  const facts = [kind.venue?.name.defaultValue.value, seat.join(' · ')].filter(Boolean);
  const { value, alternateText } = pass.barcode;
  return `<article><h2>${escapeHtml(kind.eventName.defaultValue.value)}</h2>
${facts.map((fact) => `<p class="facts">${escapeHtml(fact ?? '')}</p>`).join('\n')}
${pass.textModulesData.map(({ header, body }) => `<p><strong>${escapeHtml(header)}</strong><br>${escapeHtml(body)}</p>`).join('\n')}
<p><a href="${escapeHtml(value)}">${escapeHtml(alternateText)}</a></p></article>`;
}

/** Registers `/sandbox/wallet?pass=`, which shows what Google Wallet would save. */
export function registerSandboxWallet(app: FastifyInstance, platform: Platform): void {
  app.get<{ Querystring: { pass?: string } }>('/sandbox/wallet', async (request, reply) => {
    const key = await sandboxWalletKey(platform);
    const currentDate = platform.clock();
    const opened = await jwtVerify(request.query.pass ?? '', key, { currentDate }).catch(() => undefined);
    const [saved] = (opened?.payload.payload as SavedPass | undefined)?.eventTicketObjects ?? [];
    const kind = saved && (sandboxGoogleRecord(platform, saved.classId) as GoogleTicketClass | undefined);
    const pass = saved && (sandboxGoogleRecord(platform, saved.id) as GoogleTicketObject | undefined);
    if (!kind || !pass) throw failure('notFound');
    const nonce = newNonce(platform);
    return reply.headers(sandboxPageHeaders(nonce)).send(
      sandboxPage({
        title: 'Sandbox wallet',
        nonce,
        intro: 'Google Wallet would save this pass. Its signature is right; the key is the sandbox’s own.',
        body: passHtml(kind, pass),
      }),
    );
  });
}
