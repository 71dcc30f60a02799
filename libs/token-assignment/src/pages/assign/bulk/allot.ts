import type { Recipient } from '../../../model/recipients.ts';

/** Gives recipients the tokens in the order in which both are listed, as the server does. */
export function allot<Token>(
  recipients: readonly Recipient[],
  tokens: readonly Token[],
): { recipient: Recipient; tokens: readonly Token[] }[] {
  let at = 0;
  return recipients.map((recipient) => {
    const from = at;
    at += recipient.qty;
    return { recipient, tokens: tokens.slice(from, at) };
  });
}
