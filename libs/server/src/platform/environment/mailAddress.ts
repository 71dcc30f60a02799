const address = String.raw`[^\s@<>,;"]+@[^\s@<>,;"]+`;
const plainForm = new RegExp(`^${address}$`);
const senderForm = new RegExp(`^(?:[^<>]*<${address}>|${address})$`);

type Variables = Record<string, string | undefined>;

/** Reads a mailbox from an environment variable. @throws Error that names the variable */
function mailboxIn(variables: Variables, name: string): string | undefined {
  const text = variables[name]?.trim();
  if (!text) return undefined;
  if (!plainForm.test(text))
    throw new Error(`${name}=${text} is not a mail address, such as help@tickets.example`);
  return text;
}

/** Reads the sender of all mail, FOYER_MAIL_SENDER: an address, or a name with one. @throws Error that names it */
export function mailSenderIn({ FOYER_MAIL_SENDER: given }: Variables): string | undefined {
  const text = given?.trim();
  if (!text) return undefined;
  if (!senderForm.test(text))
    throw new Error(
      `FOYER_MAIL_SENDER=${text} is not a sender, such as Tickets <hello@tickets.example> or hello@tickets.example`,
    );
  return text;
}

/** Reads the mailbox of a team. Without one of its own, the sender of all mail receives what is for it. */
export const teamMailboxIn = (variables: Variables, name: string): string | undefined =>
  mailboxIn(variables, name) ?? mailSenderIn(variables)?.replace(/^.*<(.*)>$/, '$1');
