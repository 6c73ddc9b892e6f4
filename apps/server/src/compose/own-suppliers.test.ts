import { createHmac, createPrivateKey, generateKeyPairSync, randomBytes, sign } from 'node:crypto'
import { createVerifier } from '@andon/operator/game-wallet'
import { expect, test } from 'vitest'
import { bookmakerSupplier } from './own-suppliers.ts'

test('the bookmaker signs with its private key, or with the secret of the operator’s process, and with no other', () => {
  const { publicKey, privateKey } = generateKeyPairSync('ed25519', {
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  })
  const ownSecret = randomBytes(32)
  const { keys } = bookmakerSupplier({
    sportsOrigin: 'http://sports.localhost:4000',
    publicKeyPem: publicKey,
    ownSecret,
  })
  const body = Buffer.from('{"amount":1}')
  const by = (secret: Buffer) => `hmac-sha256=${createHmac('sha256', secret).update(body).digest('base64')}`
  const verifier = createVerifier(keys)
  const headers = [
    `ed25519=${sign(null, body, createPrivateKey(privateKey)).toString('base64')}`,
    by(ownSecret),
    by(randomBytes(32)),
    by(Buffer.from(publicKey)),
  ]
  expect(headers.map((header) => verifier.accepts(body, header))).toEqual([true, true, false, false])
})
