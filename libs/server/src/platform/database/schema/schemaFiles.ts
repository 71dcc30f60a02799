import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

/** Folder of this package with `migrations/` and `functions/`. */
export const schemaFolder = path.dirname(import.meta.dirname);

export interface SchemaFile {
  /** File name without `.sql`. */
  name: string;
  text: string;
  /** Hash of the text, independent of the platform's line ends. */
  hash: string;
}

const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex');

/** Reads the SQL files of a folder and those in it, in order of name; none if the folder is missing. */
async function readSqlFiles(folder: string): Promise<SchemaFile[]> {
  const entries = await readdir(folder, { recursive: true }).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  const files = await Promise.all(
    entries
      .filter((file) => file.endsWith('.sql'))
      .map(async (file) => {
        const text = (await readFile(path.join(folder, file), 'utf8')).replaceAll('\r\n', '\n');
        return { name: path.basename(file, '.sql'), text, hash: hashOf(text) };
      }),
  );
  return files.toSorted((one, other) => (one.name < other.name ? -1 : 1));
}

/** Reads the migrations, `migrations/NNNN_name.sql`. @throws Error that names a file of another name */
export async function readMigrations(folder: string): Promise<SchemaFile[]> {
  const files = await readSqlFiles(path.join(folder, 'migrations'));
  const wrong = files.find(({ name }) => !/^\d{4}_[a-z][a-zA-Z0-9_]*$/.test(name));
  if (wrong) throw new Error(`${wrong.name}.sql is not named NNNN_name.sql`);
  return files;
}

const declaration = /^create or replace function (\w+)\(/gm;

/** Reads the functions, `functions/<noun>/<name>.sql`. @throws Error that names a file with something else in it */
export async function readFunctions(folder: string): Promise<SchemaFile[]> {
  const files = await readSqlFiles(path.join(folder, 'functions'));
  const twice = files.find(({ name }, index) => files[index + 1]?.name === name);
  if (twice) throw new Error(`${twice.name}.sql is in two folders of functions`);
  for (const { name, text } of files) {
    const declared = [...text.matchAll(declaration)].map(([, each]) => each);
    if (declared.length !== 1 || declared[0] !== name)
      throw new Error(`${name}.sql must hold one statement: create or replace function ${name}(…`);
  }
  return files;
}

/** Hash of all migrations and functions. */
export async function hashSchema(folder = schemaFolder): Promise<string> {
  const files = [...(await readMigrations(folder)), ...(await readFunctions(folder))];
  return hashOf(files.map(({ name, hash }) => `${name} ${hash}`).join('\n'));
}
