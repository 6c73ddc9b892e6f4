import { createHmac, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { walletApiHeaders, walletApiPaths } from '@andon/contract/wallet-api'

/**
 * `npm run signed-examples` replaces the signed requests of docs/supplier-conformance.md, each with a fresh key. A test verifies them with the product's
 * verifier.
 */
const doc = resolve(import.meta.dirname, '../docs/supplier-conformance.md')
const [begin, end] = ['<!-- signed examples -->', '<!-- end of the signed examples -->']

const bet = {
  transactionId: 'round-1.bet',
  roundId: 'round-1',
  playerId: 'ply_01',
  sessionToken: 'gse_01',
  gameCode: 'copper-fox',
  amount: 100,
  currency: 'JPY',
}
const rawBody = JSON.stringify(bet)

const fence = (language: string, text: string) => ['```'.concat(language), text.trimEnd(), '```'].join('\n')
const pem = (key: KeyObject, type: 'spki' | 'pkcs8') => String(key.export({ type, format: 'pem' } as never)) // spki for public keys, pkcs8 for private ones

const request = (algorithm: string, signature: Buffer) =>
  fence(
    'http',
    [
      `POST ${walletApiPaths.bet}`,
      'content-type: application/json',
      `${walletApiHeaders.supplier}: acme`,
      `${walletApiHeaders.signature}: ${algorithm}=${signature.toString('base64')}`,
      '',
      rawBody,
    ].join('\n'),
  )

function byKeyPair(algorithm: 'ed25519' | 'rsa-sha256'): string {
  const { publicKey, privateKey } =
    algorithm === 'ed25519' ? generateKeyPairSync('ed25519') : generateKeyPairSync('rsa', { modulusLength: 2048 })
  const signature = sign(algorithm === 'ed25519' ? null : 'sha256', Buffer.from(rawBody), privateKey)
  return [
    `### ${algorithm}`,
    'The supplier’s private key, and the public key that the operator registers:',
    fence('pem', pem(privateKey, 'pkcs8')),
    fence('pem', pem(publicKey, 'spki')),
    request(algorithm, signature),
  ].join('\n\n')
}

function bySecret(): string {
  const secret = randomBytes(32)
  const signature = createHmac('sha256', secret).update(rawBody).digest()
  return [
    '### hmac-sha256',
    'The shared secret in base64; its bytes are the key:',
    fence('base64', secret.toString('base64')),
    request('hmac-sha256', signature),
  ].join('\n\n')
}

const examples = [byKeyPair('ed25519'), bySecret(), byKeyPair('rsa-sha256')].join('\n\n')
const text = await readFile(doc, 'utf8')
const [head = '', rest = ''] = text.split(begin)
const [, tail] = rest.split(end)
if (tail === undefined) throw new Error(`${doc} has no place for the examples: ${begin} … ${end}`)
await writeFile(doc, `${head}${begin}\n\n${examples}\n\n${end}${tail}`)
