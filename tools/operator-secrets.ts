import { resolve } from 'node:path'
import { CannotStart, readConfig } from '@andon/platform/config'
import { systemRandom as random } from '@andon/platform/random'
import { listSecrets, rotateSecrets } from '@andon/platform/secrets'
import type { CommandContext } from './open-operator.ts'

export const secretsUsage = `  secrets list                         the secrets of the installation, each with the key that seals it
  secrets rotate                       seal them under SECRETS_KEY instead of SECRETS_KEY_PREVIOUS`

/** `db`: a connection as the owner of the schema, since the server's own role may not change a secret. */
export async function secrets({ db: owner, env }: CommandContext, [what]: readonly string[]): Promise<string> {
  switch (what) {
    case 'list':
      return (await listSecrets(owner)).map(({ name, keyId }) => `${keyId ?? 'not sealed'}  ${name}`).join('\n')
    case 'rotate': {
      const config = readConfig(env, { root: resolve(import.meta.dirname, '..') })
      const { keyId, resealed } = await rotateSecrets({ owner, config, random })
      return `${resealed} sealed again; all are sealed under the key ${keyId}. SECRETS_KEY_PREVIOUS is not needed any more`
    }
    default:
      throw new CannotStart(secretsUsage)
  }
}
