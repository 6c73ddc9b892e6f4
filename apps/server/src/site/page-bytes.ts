import { constants, crc32, deflateRawSync } from 'node:zlib'
import { assert } from '@andon/platform/assert'

/**
 * One rendered page, kept so that a fresh nonce can be stamped in without rendering or compressing again: an answer is a copy of the bytes with
 * the nonce written in its places, and the checksum that belongs to it.
 */
export interface PageBytes {
  readonly status: number
  /** Nonces are as long as their placeholder was. */
  plain(nonce: string): Buffer
  gzip(nonce: string): Buffer
}

const gzipHeader = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0xff])
const lastBlock = Buffer.from([1, 0, 0, 0xff, 0xff])
const neverInText = 0xff // UTF-8 has no such byte
const longestDictionary = 32_768

export function pageBytes({
  html,
  noncePlaceholder,
  status,
}: {
  html: string
  noncePlaceholder: string
  status: number
}): PageBytes {
  const hole = Buffer.alloc(noncePlaceholder.length, neverInText)
  const pieces = html.split(noncePlaceholder).map((piece) => Buffer.from(piece))
  const plain = template(pieces, hole)
  const trailer = Buffer.alloc(8)
  trailer.writeUInt32LE(plain.bytes.length, 4)
  const gzip = template(deflateAround(pieces, hole), hole, {
    head: gzipHeader,
    tail: Buffer.concat([lastBlock, trailer]),
  })
  const checksumOf = checksums(pieces, hole.length)
  return {
    status,
    plain: (nonce) => stamp(plain, nonce),
    gzip: (nonce) => {
      const stamped = stamp(gzip, nonce)
      stamped.writeUInt32LE(checksumOf(nonce), stamped.length - 8)
      return stamped
    },
  }
}

/** A page's bytes, and where in them the nonce goes. */
interface Template {
  readonly bytes: Buffer
  readonly holes: readonly number[]
  readonly holeLength: number
}

const nothing = Buffer.alloc(0)

function template(pieces: readonly Buffer[], hole: Buffer, { head = nothing, tail = nothing } = {}): Template {
  const parts = pieces.flatMap((piece, index) => (index === 0 ? [head, piece] : [hole, piece]))
  const ends = parts.map((part) => part.length)
  for (const [index, length] of ends.entries()) ends[index] = (ends[index - 1] ?? 0) + length
  const holes = ends.filter((_, index) => parts[index + 1] === hole)
  return { bytes: Buffer.concat([...parts, tail]), holes, holeLength: hole.length }
}

function stamp({ bytes, holes, holeLength }: Template, nonce: string): Buffer {
  assert(nonce.length === holeLength, 'a nonce is as long as its placeholder')
  const stamped = Buffer.from(bytes)
  const written = Buffer.from(nonce)
  for (const at of holes) stamped.set(written, at)
  return stamped
}

/**
 * The pieces deflated so that nonces can stand between them as they are: each ends on a byte boundary, and all but the last with the head of a
 * stored block (RFC 1951, 3.2.4). What stands before a piece is its dictionary; there a nonce is bytes that no piece has, so that nothing refers to it.
 */
function deflateAround(pieces: readonly Buffer[], hole: Buffer): Buffer[] {
  const storedHead = Buffer.alloc(5)
  storedHead.writeUInt16LE(hole.length, 1)
  storedHead.writeUInt16LE(~hole.length & 0xffff, 3)
  let dictionary = hole
  return pieces.map((piece, index) => {
    const deflated = deflateRawSync(piece, { level: 9, finishFlush: constants.Z_SYNC_FLUSH, dictionary })
    dictionary = Buffer.concat([dictionary, piece, hole]).subarray(-longestDictionary)
    return index === pieces.length - 1 ? deflated : Buffer.concat([deflated, storedHead])
  })
}

/**
 * The page's checksum from the nonce's, without reading the page again: over fixed bytes CRC-32 is affine in the value it starts from (RFC 1952, 8),
 * so the page is read beforehand for a nonce of checksum nothing and for each of the 32 single bits, and these say everything.
 */
function checksums(pieces: readonly Buffer[], nonceLength: number): (nonce: string) => number {
  const zeros = Buffer.alloc(nonceLength)
  const overNonce = (before: number, ofNonce: number) => (crc32(zeros, before) ^ crc32(zeros) ^ ofNonce) >>> 0
  const ofPage = (ofNonce: number) =>
    pieces.reduce((crc, piece, index) => crc32(piece, index === 0 ? 0 : overNonce(crc, ofNonce)), 0)
  const ofNothing = ofPage(0)
  const ofBits = Array.from({ length: 32 }, (_, bit) => ofPage((1 << bit) >>> 0) ^ ofNothing)
  return (nonce) => {
    const ofNonce = crc32(nonce)
    return ofBits.reduce((crc, image, bit) => ((ofNonce >>> bit) & 1 ? crc ^ image : crc), ofNothing) >>> 0
  }
}
