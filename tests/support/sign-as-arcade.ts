import { sign } from 'node:crypto'
import { resolve } from 'node:path'
import { walletApiHeaders } from '@andon/contract/wallet-api'
import { readConfig } from '@andon/platform/config'
import { systemRandom as random } from '@andon/platform/random'
import { createSecrets, readKeyring } from '@andon/platform/secrets'
import { signingKey } from '../../apps/server/src/compose/signing-key.ts'
import type { TestServer } from './server.ts'

/** Signs bodies of wallet calls as this server's own arcade does. */
export async function signAsArcade({ app, operatorEnv }: TestServer) {
  const { db } = app.runtime
  const config = readConfig(operatorEnv, { root: resolve(import.meta.dirname, '../..') })
  const secrets = createSecrets({ db, random, keyring: await readKeyring({ db, config }) })
  const { privateKey } = await signingKey(secrets, 'arcade')
  return (rawBody: string) => ({
    [walletApiHeaders.supplier]: 'arcade',
    [walletApiHeaders.signature]: `ed25519=${sign(null, Buffer.from(rawBody), privateKey).toString('base64')}`,
  })
}
