import { constants, crc32, deflateRawSync } from 'node:zlib'
import { assert } from '@andon/platform/assert'

/**
 * One rendered page, kept so that each response can carry a fresh nonce without rendering or compressing the page again: a response is a copy
 * of the bytes with the nonce written into its slots and the checksum updated.
 */
export interface PageBytes {
  readonly status: number
  /** The nonce is as long as its placeholder. */
  plain(nonce: string): Buffer
  gzip(nonce: string): Buffer
}

const gzipHeader = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0xff])
const lastBlock = Buffer.from([1, 0, 0, 0xff, 0xff])
const placeholderByte = 0xff // does not occur in UTF-8
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
  const nonceSlot = Buffer.alloc(noncePlaceholder.length, placeholderByte)
  const pieces = html.split(noncePlaceholder).map((piece) => Buffer.from(piece))
  const plain = template(pieces, nonceSlot)
  const trailer = Buffer.alloc(8)
  trailer.writeUInt32LE(plain.bytes.length, 4)
  const gzip = template(deflateAround(pieces, nonceSlot), nonceSlot, {
    head: gzipHeader,
    tail: Buffer.concat([lastBlock, trailer]),
  })
  const checksumOf = checksums(pieces, nonceSlot.length)
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

/** A page's bytes, and the offsets at which the nonce is written. */
interface Template {
  readonly bytes: Buffer
  readonly slots: readonly number[]
  readonly slotLength: number
}

const nothing = Buffer.alloc(0)

function template(pieces: readonly Buffer[], nonceSlot: Buffer, { head = nothing, tail = nothing } = {}): Template {
  const parts = pieces.flatMap((piece, index) => (index === 0 ? [head, piece] : [nonceSlot, piece]))
  const ends = parts.map((part) => part.length)
  for (const [index, length] of ends.entries()) ends[index] = (ends[index - 1] ?? 0) + length
  const slots = ends.filter((_, index) => parts[index + 1] === nonceSlot)
  return { bytes: Buffer.concat([...parts, tail]), slots, slotLength: nonceSlot.length }
}

function stamp({ bytes, slots, slotLength }: Template, nonce: string): Buffer {
  assert(nonce.length === slotLength, 'a nonce is as long as its placeholder')
  const stamped = Buffer.from(bytes)
  const written = Buffer.from(nonce)
  for (const at of slots) stamped.set(written, at)
  return stamped
}

/**
 * Deflates the pieces so that nonces can stand uncompressed between them: each piece ends on a byte boundary, and each but the last ends with the
 * head of a stored block (RFC 1951, 3.2.4). The text before a piece is its dictionary, with placeholder bytes in place of nonces, so that no
 * back reference points into a nonce.
 */
function deflateAround(pieces: readonly Buffer[], nonceSlot: Buffer): Buffer[] {
  const storedHead = Buffer.alloc(5)
  storedHead.writeUInt16LE(nonceSlot.length, 1)
  storedHead.writeUInt16LE(~nonceSlot.length & 0xffff, 3)
  let dictionary = nonceSlot
  return pieces.map((piece, index) => {
    const deflated = deflateRawSync(piece, { level: 9, finishFlush: constants.Z_SYNC_FLUSH, dictionary })
    dictionary = Buffer.concat([dictionary, piece, nonceSlot]).subarray(-longestDictionary)
    return index === pieces.length - 1 ? deflated : Buffer.concat([deflated, storedHead])
  })
}

/**
 * The page's CRC-32 for a given nonce, without reading the page again. Over fixed bytes, CRC-32 is affine in its start value (RFC 1952, 8): the
 * page's checksum is computed once for a nonce whose CRC is 0 and once for each of the 32 single bits, and combined for any other nonce.
 */
function checksums(pieces: readonly Buffer[], nonceLength: number): (nonce: string) => number {
  const zeros = Buffer.alloc(nonceLength)
  const overNonce = (before: number, nonceCrc: number) => (crc32(zeros, before) ^ crc32(zeros) ^ nonceCrc) >>> 0
  const pageCrc = (nonceCrc: number) =>
    pieces.reduce((crc, piece, index) => crc32(piece, index === 0 ? 0 : overNonce(crc, nonceCrc)), 0)
  const crcBase = pageCrc(0)
  const crcBits = Array.from({ length: 32 }, (_, bit) => pageCrc((1 << bit) >>> 0) ^ crcBase)
  return (nonce) => {
    const nonceCrc = crc32(nonce)
    return crcBits.reduce((crc, image, bit) => ((nonceCrc >>> bit) & 1 ? crc ^ image : crc), crcBase) >>> 0
  }
}
