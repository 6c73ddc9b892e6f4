import { createHmac, createPrivateKey, sign } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { walletApi, walletApiPaths } from '@andon/contract/wallet-api'
import type { SigningKey } from '@andon/operator/catalogue'
import { createVerifier } from '@andon/operator/game-wallet'
import * as v from 'valibot'
import { expect, test } from 'vitest'

const manual = readFileSync(resolve(import.meta.dirname, '../../docs/supplier-conformance.md'), 'utf8')

/** The example below a heading: its keys, and its request as it is sent. */
function exampleOf(algorithm: string) {
  const section = manual.split(`\n### ${algorithm}\n`)[1]?.split('\n##')[0] ?? ''
  const blocks = (language: string) =>
    [...section.matchAll(new RegExp(`^\`\`\`${language}\n(.*?)\n\`\`\`$`, 'gms'))].map(([, text = '']) => text)
  const [request = ''] = blocks('http')
  const [head = '', rawBody = ''] = request.split('\n\n')
  const [first, ...headers] = head.split('\n')
  const signature = headers.find((line) => line.startsWith('x-signature: '))?.replace('x-signature: ', '') ?? ''
  return { pems: blocks('pem'), secret: blocks('base64')[0] ?? '', first, rawBody: Buffer.from(rawBody), signature }
}

const algorithms = ['ed25519', 'hmac-sha256', 'rsa-sha256'] as const

test.each(algorithms)('the example for %s is accepted by the wallet with the key beside it', (algorithm) => {
  const { pems, secret, first, rawBody, signature } = exampleOf(algorithm)
  const key: SigningKey =
    algorithm === 'hmac-sha256'
      ? { algorithm, secret: Buffer.from(secret, 'base64') }
      : { algorithm, publicKeyPem: pems[1] ?? '' }
  expect(first).toBe(`POST ${walletApiPaths.bet}`)
  expect(createVerifier([key]).accepts(rawBody, signature)).toBe(true)
  expect(createVerifier([key]).accepts(Buffer.concat([rawBody, Buffer.from('\n')]), signature)).toBe(false)
  v.parse(walletApi.bet.request, JSON.parse(rawBody.toString()))
})

test.each(algorithms)('the key of the example for %s signs its body with the same signature', (algorithm) => {
  const { pems, secret, rawBody, signature } = exampleOf(algorithm)
  const signed =
    algorithm === 'hmac-sha256'
      ? createHmac('sha256', Buffer.from(secret, 'base64')).update(rawBody).digest()
      : sign(algorithm === 'ed25519' ? null : 'sha256', rawBody, createPrivateKey(pems[0] ?? ''))
  expect(signature).toBe(`${algorithm}=${signed.toString('base64')}`)
})
