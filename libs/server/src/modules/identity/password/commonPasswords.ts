/**
 * Common passwords that satisfy the rule of digit and letter, in lower case. Kept short on purpose: others fail that
 * rule or the minimum of eight characters.
 */
const commonPasswords: ReadonlySet<string> = new Set(
  `
  password1 password2 password3 password12 password123 password1234 password12345 password01 passw0rd passw0rd1
  p@ssw0rd p@ssw0rd1 p@ssw0rd123 p@ssword1 pa55word pa55w0rd pass1234 pass12345 pass123456 mypassword1 newpassword1
  qwerty12 qwerty123 qwerty1234 qwerty12345 qwertyuiop1 qwerty123456 1qaz2wsx 1qaz2wsx3edc qazwsx123 zaq12wsx
  1q2w3e4r 1q2w3e4r5t 1q2w3e4r5t6y q1w2e3r4 q1w2e3r4t5 asdf1234 asdfgh123 zxcvbnm1 zxcvbn123 abcd1234 abc12345
  abc123456 abcdef123 abcdefg1 abcdefgh1 a1b2c3d4 a1b2c3d4e5 aa123456 aa12345678 a12345678 a123456789 1234qwer
  12345qwert 123456qwerty 123456abc 12345678a 123456789a 1234567890a 123qweasd 123qwe123 123abc123 123456aa
  iloveyou1 iloveyou2 iloveyou12 iloveyou123 princess1 princess123 sunshine1 sunshine123 football1 football12
  football123 baseball1 baseball123 basketball1 hockey123 soccer123 superman1 superman123 batman123 spiderman1
  pokemon123 monkey123 dragon123 shadow123 master123 michael1 michael123 jordan23 charlie1 charlie123 jessica1
  ashley123 hunter123 whatever1 trustno1 starwars1 starwars123 letmein1 letmein123 welcome1 welcome12 welcome123
  welcome2024 welcome2025 welcome2026 changeme1 changeme123 admin123 admin1234 admin12345 administrator1 root1234
  test1234 testtest1 test12345 login123 secret123 access14 computer1 internet1 samsung1 google123 facebook1 linkedin1
  summer2023 summer2024 summer2025 summer2026 winter2023 winter2024 winter2025 winter2026 spring2025 spring2026
  autumn2025 freedom1 liverpool1 chelsea1 arsenal1 barcelona1 juventus1 canada123 toronto1 montreal1 quebec123
  america1 contrasena1 contraseña1 motdepasse1 motdepasse123 bonjour1 bonjour123 azerty123 azertyuiop1 soleil123
  teamo123 tequiero1 estrella1 foyer123 foyer1234 tickets1 ticket123 concert1 hello123 hello1234 blink182 nirvana1
  metallica1 slipknot1 mustang1 ferrari1 corvette1 cheese123 banana123 cookie123 chocolate1 butterfly1 angel123
  lovely123 babygirl1 jesus123 jesuschrist1 blessed1 family123 mother123 daddy123 fuckyou1 fuckyou123 ncc1701d
  matrix123 rockyou1 killer123 ginger123 pepper123 buster123 tigger123 maggie123 bailey123 thomas123 robert123
  daniel123 andrew123 joshua123 matthew1 jennifer1 nicole123 amanda123 qwe12345 qwer1234 asd12345 zxc12345 g00gle123
  `
    .trim()
    .split(/\s+/),
);

/** Tells whether a password is common, ignoring case. */
export const isCommonPassword = (password: string): boolean => commonPasswords.has(password.toLowerCase());
