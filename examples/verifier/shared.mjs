// Where the result of a shared round comes from: a seed of a chain whose end was published before play, and a second share that was made after bets were closed, over all of them, by another key.
// With Node's crypto and nothing of Andon's. It does not check: who has the keys (one party that had both could compute results in advance, and choose among
// them by bets of its own), when the chain was published (compare its end with what you noted), and that all accepted bets are in the tree (each player sees that of the own bet).
// Shares of a public beacon need the package @noble/curves as well (npm install @noble/curves), because Node has no BLS12-381.
import { constants, createHash, createPublicKey, publicDecrypt } from 'node:crypto'

const { bls12_381 } = await import('@noble/curves/bls12-381.js').catch(() => ({}))

const version = 'andon.shared-round.1'
const sha256 = (...parts) => parts.reduce((hash, part) => hash.update(part), createHash('sha256'))
const hex = (...parts) => sha256(...parts).digest('hex')
const isWhole = (number, least) => Number.isSafeInteger(number) && number >= least

/** What must be true of `shared` in a proof, by name; `text` is JSON with sorted keys. */
export function sharedChecks({ shared, serverSeed, clientSeed, round, played }, text) {
  const { chain, link, betsRoot, secondShare, bet, number, forFun } = shared
  const lines = [shared.version, shared.tableId, number, betsRoot].join('\n')
  return {
    'the result was made in the way that this program knows': shared.version === version,
    'the nonce is the number of the round': isWhole(number, 1) && round.nonce === number,
    'the server seed leads to the published end of its chain':
      isWhole(link, 1) && link <= chain.links && follow(serverSeed, link) === chain.publishedEnd,
    ...(secondShare.by === 'beacon'
      ? {
          'the second share is the first of the beacon that its lock allows': isOfBeacon(secondShare, chain.signer),
          'the bet was received before the lock': !played || Date.parse(round.startedAt) < secondShare.locksAt,
        }
      : {
          'the second share is the only one of its signer for this round and these bets': isOnlyShare(secondShare, {
            message: lines,
            signer: chain.signer,
          }),
        }),
    'second share and bets enter the result': clientSeed === hex(`${lines}\n${secondShare.share}`),
    [played && !forFun
      ? 'the bet was among those that the second share was made for'
      : 'a bet that took no part, or with play money, is in no tree']:
      bet === null
        ? !played || forFun === true
        : rootFrom(bet, hex('\0', [round.id, round.stake, text(round.choice)].join('\n'))) === betsRoot,
  }
}

/** Each seed is the SHA-256 of the one after it, as text of 64 hexadecimal characters. A chain of ten million takes some ten seconds. */
function follow(seed, links) {
  let before = seed
  for (let left = links; left > 0; left--) before = hex(before)
  return before
}

/**
 * RSA-FDH-VRF-SHA256 of RFC 9381: the signature, opened with the public key, must be 0 and MGF1 of the bytes 1 and 1, the length of the modulus in four bytes, the modulus, and the message.
 */
function isOnlyShare({ by, publicKey, signature, message: signed, share }, { message, signer }) {
  const [key, proof] = [publicKey, signature].map((text) => Buffer.from(text ?? '', 'base64'))
  const isPlain = key.toString('base64') === publicKey && proof.toString('base64') === signature
  if (by !== 'signer' || !isPlain || signed !== message || hex(key) !== signer) return false
  if (share !== hex(Buffer.from([1, 2]), proof)) return false
  try {
    const opener = createPublicKey({ key, format: 'der', type: 'spki' })
    const { n, e } = opener.export({ format: 'jwk' })
    const modulus = Buffer.from(n, 'base64url')
    if (e !== 'AQAB' || modulus.length < 384 || modulus[0] < 128 || proof.length !== modulus.length) return false
    const seed = Buffer.concat([Buffer.from([1, 1]), fourBytes(modulus.length), modulus, Buffer.from(message)])
    const blocks = Array.from({ length: Math.ceil(modulus.length / 32) }, (_, at) =>
      sha256(seed, fourBytes(at)).digest(),
    )
    const expected = Buffer.concat([Buffer.from([0]), ...blocks]).subarray(0, modulus.length)
    return publicDecrypt({ key: opener, padding: constants.RSA_NO_PADDING }, proof).equals(expected)
  } catch {
    return false // no key of RSA, or a number that is not below the modulus
  }
}

/**
 * A round of drand's scheme bls-unchained-g1-rfc9380. Its chain hash, which the chain of seeds names, is that of period, first time, key, group and name; the round is the first that comes two seconds after bets
 * were closed or later; the signature is over the SHA-256 of the round's eight bytes, and the share its SHA-256.
 */
function isOfBeacon({ network, round, locksAt, signature, share }, signer) {
  const { publicKey, genesisTime, periodSeconds, groupHash, beaconId } = network
  if (![round, locksAt, genesisTime, periodSeconds].every((number) => isWhole(number, 0)) || periodSeconds === 0)
    return false
  const [key, group, signed] = [publicKey, groupHash, signature].map((text) => Buffer.from(text, 'hex'))
  if (signed.toString('hex') !== signature || key.toString('hex') !== publicKey) return false
  const name = beaconId === 'default' ? '' : beaconId
  if (hex(fourBytes(periodSeconds), eightBytes(genesisTime), key, group, name) !== signer) return false
  const first = Math.max(1, Math.ceil((locksAt + 2000 - genesisTime * 1000) / (periodSeconds * 1000)) + 1)
  if (round !== first || share !== hex(signed)) return false
  if (!bls12_381) throw new Error('the share of a beacon needs the package @noble/curves')
  const { shortSignatures: bls } = bls12_381
  try {
    const point = bls.hash(sha256(eightBytes(round)).digest(), 'BLS_SIG_BLS12381G1_XMD:SHA-256_SSWU_RO_NUL_')
    return bls.verify(signed, point, key)
  } catch {
    return false // no points of the groups
  }
}

function eightBytes(value) {
  const bytes = Buffer.alloc(8)
  bytes.writeBigUInt64BE(BigInt(value))
  return bytes
}

function fourBytes(value) {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32BE(value)
  return bytes
}

/** The root of the tree of RFC 6962 to which the hashes beside the way lead (RFC 9162, section 2.1.3.2); null if they are too few or too many. */
function rootFrom({ index, size, hashes }, leaf) {
  if (!isWhole(index, 0) || !isWhole(size, 1) || index >= size) return null
  if (!hashes.every((hash) => /^[0-9a-f]{64}$/.test(hash))) return null
  const left = [...hashes]
  let hash = leaf
  for (let [at, last] = [index, size - 1]; last > 0; at = Math.floor(at / 2), last = Math.floor(last / 2)) {
    if (at % 2 === 0 && at === last) continue
    const beside = left.shift()
    if (beside === undefined) return null
    hash = hex('\x01', Buffer.from(at % 2 === 1 ? beside + hash : hash + beside, 'hex'))
  }
  return left.length === 0 ? hash : null
}
