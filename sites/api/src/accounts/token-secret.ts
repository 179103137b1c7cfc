import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { link, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { OWNER_ONLY_FILE } from '../core/owner-only.ts';
import { SettingError } from '../core/setting-error.ts';
import { isWeakSecret, MIN_SECRET_LENGTH } from '../settings/secret-strength.ts';
import { ensureOwnerOnly } from '../store/owner-only-file.ts';

/**
 * The secret that all keys are derived from: the setting, or one that is generated once and stored in the data folder.
 * Two servers that start together on the same folder get the same secret.
 * @throws SettingError if the stored file is invalid
 */
export async function tokenSecret(given: string | undefined, dataFolder: string): Promise<string> {
  return given ?? (await storedSecret(join(dataFolder, 'token-secret')));
}

async function storedSecret(path: string): Promise<string> {
  // A restart needs no disk space.
  if (!existsSync(path)) await makeSecret(path);
  await ensureOwnerOnly(path);
  const secret = await readFile(path, 'utf8');
  if (secret.length < MIN_SECRET_LENGTH || isWeakSecret(secret)) {
    throw new SettingError(
      `DATA_DIR: ${path} contains no secret of at least ${MIN_SECRET_LENGTH} random characters; delete it to generate a new one, which signs everyone out, or set TOKEN_SECRET`,
    );
  }
  return secret;
}

async function makeSecret(path: string): Promise<void> {
  const draft = `${path}.${process.pid}-${randomBytes(4).toString('hex')}`;
  try {
    await writeFile(draft, randomBytes(48).toString('base64url'), { mode: OWNER_ONLY_FILE, flush: true });
    // A link creates the whole file or fails if one exists, so no one reads half a secret.
    await link(draft, path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    await rm(draft, { force: true });
  }
}
