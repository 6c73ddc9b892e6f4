import { createHmac, generateKeyPairSync, type KeyObject, sign } from 'node:crypto'
import type { SigningKey } from '@andon/operator/catalogue'
import { expect, test } from 'vitest'
import { createVerifier } from './signature.ts'

const body = Buffer.from('{"amount":100}')
const pemOf = (publicKey: KeyObject) => String(publicKey.export({ type: 'spki', format: 'pem' }))

interface Signer {
  readonly key: SigningKey
  sign(rawBody: Buffer): string
}

function ed25519(): Signer {
  const { publicKey, privateKey } = generateKeyPairSync('ed25519')
  return {
    key: { algorithm: 'ed25519', publicKeyPem: pemOf(publicKey) },
    sign: (raw) => `ed25519=${sign(null, raw, privateKey).toString('base64')}`,
  }
}

function rsa(): Signer {
  const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  return {
    key: { algorithm: 'rsa-sha256', publicKeyPem: pemOf(publicKey) },
    sign: (raw) => `rsa-sha256=${sign('sha256', raw, privateKey).toString('base64')}`,
  }
}

function hmac(byte: number): Signer {
  const secret = Buffer.alloc(32, byte)
  return {
    key: { algorithm: 'hmac-sha256', secret },
    sign: (raw) => `hmac-sha256=${createHmac('sha256', secret).update(raw).digest('base64')}`,
  }
}

const pairs: readonly [string, Signer, Signer, Signer][] = [
  ['ed25519', ed25519(), ed25519(), ed25519()],
  ['rsa-sha256', rsa(), rsa(), rsa()],
  ['hmac-sha256', hmac(1), hmac(2), hmac(3)],
]

test.each(pairs)('%s: the registered key is accepted for exactly these bytes', (_algorithm, own, other) => {
  const verifier = createVerifier([own.key])
  expect(verifier.accepts(body, own.sign(body))).toBe(true)
  expect(verifier.accepts(Buffer.concat([body, Buffer.from(' ')]), own.sign(body))).toBe(false)
  expect(verifier.accepts(body, other.sign(body))).toBe(false)
  expect(verifier.accepts(body, own.sign(body).slice(0, -8))).toBe(false)
})

test.each(pairs)(
  '%s: while a supplier changes its key both are accepted, and a third is not',
  (_algorithm, old, fresh, third) => {
    const verifier = createVerifier([old.key, fresh.key])
    expect([old, fresh, third].map((one) => verifier.accepts(body, one.sign(body)))).toEqual([true, true, false])
  },
)

test('the two keys may have different algorithms, each with its own signatures', () => {
  const [[, one], [, two], [, three]] = pairs as [(typeof pairs)[0], (typeof pairs)[0], (typeof pairs)[0]] // there are three
  const verifier = createVerifier([one.key, two.key])
  expect([one, two, three].map((signer) => verifier.accepts(body, signer.sign(body)))).toEqual([true, true, false])
  const renamed = one.sign(body).replace('ed25519=', 'rsa-sha256=')
  expect(verifier.accepts(body, renamed)).toBe(false)
})

test('only the algorithms of registered keys are known: a public key is no secret for a weaker one', () => {
  const { key } = rsa()
  const publicKeyPem = key.algorithm === 'rsa-sha256' ? key.publicKeyPem : ''
  const forged = createHmac('sha256', publicKeyPem).update(body).digest('base64')
  const verifier = createVerifier([key])
  expect(verifier.accepts(body, `hmac-sha256=${forged}`)).toBe(false)
  expect(verifier.knowsAlgorithmOf(`hmac-sha256=${forged}`)).toBe(false)
  expect(verifier.knowsAlgorithmOf('rsa-sha256=AAAA')).toBe(true)
})

test.each(['', 'rsa-sha256', 'rsa-sha256=', 'rsa-sha256=??', 'RSA-SHA256=AAAA'])('%j is no signature', (header) => {
  expect(createVerifier([rsa().key]).accepts(body, header)).toBe(false)
})

test('a key that cannot be read is an error', () => {
  expect(() => createVerifier([{ algorithm: 'ed25519', publicKeyPem: 'no key' }])).toThrow()
})
