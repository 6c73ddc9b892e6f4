import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'
import { isoCBOR } from '@simplewebauthn/server/helpers'

const sha256 = (data: Buffer | string) => createHash('sha256').update(data).digest()
const text = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64url')
const flag = { present: 1, verified: 4, backupPossible: 8, backedUp: 16, newKey: 64 }

interface Asked {
  readonly challenge: string
}

interface Circumstances {
  /** Origin of the requesting page. */
  readonly origin?: string
  readonly rpID?: string
  readonly verified?: boolean
  readonly count?: number
}

/** A security key in software: one ES256 key pair with the responses of a browser with a real key (WebAuthn, sections 6 and 7). */
export function createAuthenticator({
  counts = true,
  userHandle = '',
}: {
  counts?: boolean
  userHandle?: string
} = {}) {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
  const id = randomBytes(32)
  let uses = 0

  function clientData(type: string, { challenge }: Asked, { origin = 'http://leo.localhost:4000' }: Circumstances) {
    return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }))
  }

  function authenticatorData(flags: number, { rpID = 'leo.localhost', verified = true, count }: Circumstances) {
    const counter = Buffer.alloc(4)
    counter.writeUInt32BE(count ?? (counts ? ++uses : 0))
    const all = flags | flag.present | (verified ? flag.verified : 0) | flag.backupPossible | flag.backedUp
    return Buffer.concat([sha256(rpID), Buffer.from([all]), counter])
  }

  const credential = { id: text(id), rawId: text(id), type: 'public-key', clientExtensionResults: {} }

  function create(options: unknown, circumstances: Circumstances = {}): string {
    const key = isoCBOR.encode(
      new Map<number, number | Uint8Array>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, new Uint8Array(Buffer.from(x, 'base64url'))],
        [-3, new Uint8Array(Buffer.from(y, 'base64url'))],
      ]),
    )
    const length = Buffer.alloc(2)
    length.writeUInt16BE(id.length)
    const made = Buffer.concat([
      authenticatorData(flag.newKey, circumstances),
      Buffer.alloc(16), // AAGUID: zero for an undisclosed model
      length,
      id,
      key,
    ])
    const attestationObject = isoCBOR.encode(
      new Map<string, unknown>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', new Uint8Array(made)],
      ]) as never, // the library’s type allows fewer values than it encodes
    )
    const clientDataJSON = text(clientData('webauthn.create', options as Asked, circumstances))
    return JSON.stringify({
      ...credential,
      response: { clientDataJSON, attestationObject: text(attestationObject), transports: ['internal'] },
    })
  }

  function get(options: unknown, circumstances: Circumstances = {}): string {
    const data = clientData('webauthn.get', options as Asked, circumstances)
    const authenticator = authenticatorData(0, circumstances)
    const signature = sign('sha256', Buffer.concat([authenticator, sha256(data)]), privateKey)
    return JSON.stringify({
      ...credential,
      response: {
        clientDataJSON: text(data),
        authenticatorData: text(authenticator),
        signature: text(signature),
        ...(userHandle ? { userHandle: text(Buffer.from(userHandle)) } : {}),
      },
    })
  }

  return { create, get, credentialId: text(id) }
}
