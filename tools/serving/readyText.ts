export interface DemoAccount {
  email: string;
  password: string;
  /** What the account is for, in a few words. */
  role: string;
}

/** What somebody wants to know when the product is up; the line that says so is the last. */
export function readyText(port: number, accounts: readonly DemoAccount[]): string {
  const at = (host: string): string => `http://${host}localhost:${port}`;
  const width = Math.max(...accounts.map((account) => account.email.length), 0);
  return [
    '',
    '  Demo accounts',
    ...accounts.map(({ email, password, role }) => `    ${email.padEnd(width)}  ${password}  ${role}`),
    '  Other places',
    `    ${at('aurora.')}   a partner's own site`,
    `    ${at('partner.')}  a partner's page with the widget in it`,
    `    ${at('')}/sandbox/mail  every mail that was sent`,
    '  Ctrl+C stops everything, `npm run reset` empties the database.',
    '',
    `Foyer is ready at ${at('')}`,
  ].join('\n');
}
