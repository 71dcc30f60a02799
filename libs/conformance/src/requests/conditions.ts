/** Text that is true or false, with any number, only to what evaluates it. */
export interface Condition {
  isTrue: (n: number) => string;
  isFalse: (n: number) => string;
}

const equal = (make: (one: number, other: number) => string): Condition => ({
  isTrue: (n) => make(n, n),
  isFalse: (n) => make(n, n + 1),
});

/** Conditions that leave the value of a parameter in the ways in which statements are built from texts. */
export const conditions: readonly Condition[] = [
  equal((a, b) => ` and ${a}=${b}`),
  equal((a, b) => ` or ${a}=${b}`),
  equal((a, b) => `) and (${a}=${b}`),
  equal((a, b) => `' and '${a}'='${b}`),
  equal((a, b) => `' or '${a}'='${b}`),
  equal((a, b) => `') and ('${a}'='${b}`),
  equal((a, b) => `%' and '%${a}%'='%${b}%`),
  equal((a, b) => `" and "${a}"="${b}`),
  equal((a, b) => `' and ${a}=${b} -- `),
  equal((a, b) => `' or ${a}=${b} -- `),
  equal((a, b) => `\\' and ${a}=${b} -- `),
  equal((a, b) => `'||(select case when ${a}=${b} then '' else 'x' end)||'`),
  equal((a, b) => `'; select 1/(case when ${a}=${b} then 1 else 0 end) -- `),
  equal((a, b) => `' and ${a}=cast((select ${b}) as int) -- `),
  equal((a, b) => `,(select case when ${a}=${b} then 1 else 1/0 end)`),
];
