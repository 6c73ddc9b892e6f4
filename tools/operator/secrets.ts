import { resolve } from 'node:path'
import { readConfig } from '@andon/platform/config'
import { systemRandom as random } from '@andon/platform/random'
import { listSecrets, rotateSecrets } from '@andon/platform/secrets'
import { createDb, type Db } from '@andon/platform/sql'
import { openDatabase } from '../open-database.ts'
import { Wrong } from '../wrong.ts'

/** Works on the database as the owner of the schema, with or without a server: the server's own role may not change a secret. */
export async function secrets(env: NodeJS.ProcessEnv, [what]: readonly string[]): Promise<string> {
  switch (what) {
    case 'list':
      return withOwner(env, async (owner) =>
        (await listSecrets(owner)).map(({ name, keyId }) => `${keyId ?? 'not sealed'}  ${name}`).join('\n'),
      )
    case 'rotate': {
      const config = readConfig(env, { root: resolve(import.meta.dirname, '../..') })
      const { keyId, resealed } = await withOwner(env, (owner) => rotateSecrets({ owner, config, random }))
      return `${resealed} sealed again; all are sealed under the key ${keyId}. SECRETS_KEY_PREVIOUS is not needed any more`
    }
    default:
      throw new Wrong('secrets list, or secrets rotate')
  }
}

async function withOwner<T>(env: NodeJS.ProcessEnv, work: (owner: Db) => Promise<T>): Promise<T> {
  const database = await openDatabase(env)
  const owner = createDb({ connectionString: database.url, maxConnections: 1 })
  try {
    return await work(owner)
  } finally {
    await owner.close()
    await database.stop()
  }
}
