import { constants, crc32, deflateRawSync } from 'node:zlib'

/**
 * One rendered page, kept so that a fresh nonce can be stamped in without rendering or compressing again. The text between the nonces is
 * deflated once, each piece ending on a byte boundary; a nonce goes between the pieces as a stored block, and the checksum is taken anew.
 */
export interface PageBytes {
  readonly status: number
  plain(nonce: string): Buffer
  gzip(nonce: string): Buffer
}

const gzipHeader = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0xff])
const lastBlock = Buffer.from([1, 0, 0, 0xff, 0xff])

export function pageBytes({
  html,
  noncePlaceholder,
  status,
}: {
  html: string
  noncePlaceholder: string
  status: number
}): PageBytes {
  const pieces = html.split(noncePlaceholder).map((piece) => Buffer.from(piece))
  const deflated = pieces.map((piece) => deflateRawSync(piece, { level: 9, finishFlush: constants.Z_FULL_FLUSH }))
  const checksums = pieces.map(continueChecksum)
  const length = pieces.reduce((sum, piece) => sum + piece.length, 0)
  return {
    status,
    plain: (nonce) => Buffer.concat(between(pieces, Buffer.from(nonce))),
    gzip: (nonce) => {
      const stamp = Buffer.from(nonce)
      const trailer = Buffer.alloc(8)
      const checksum = checksums.reduce((crc, go, index) => go(index === 0 ? crc : crc32(stamp, crc)), 0)
      trailer.writeUInt32LE(checksum, 0)
      trailer.writeUInt32LE((length + stamp.length * (pieces.length - 1)) >>> 0, 4)
      return Buffer.concat([gzipHeader, ...between(deflated, storedBlock(stamp)), lastBlock, trailer])
    },
  }
}

function between(pieces: readonly Buffer[], separator: Buffer): Buffer[] {
  return pieces.flatMap((piece, index) => (index === 0 ? [piece] : [separator, piece]))
}

/** A deflate block that holds its bytes as they are (RFC 1951, 3.2.4). */
function storedBlock(bytes: Buffer): Buffer {
  const head = Buffer.alloc(5)
  head.writeUInt16LE(bytes.length, 1)
  head.writeUInt16LE(~bytes.length & 0xffff, 3)
  return Buffer.concat([head, bytes])
}

/**
 * The checksum after a piece, from the one before it, without reading the piece again: over fixed bytes CRC-32 is affine in the value it starts from
 * (RFC 1952, 8), so its images of the 32 single bits say everything.
 */
function continueChecksum(piece: Buffer): (before: number) => number {
  const ofZero = crc32(piece, 0)
  const ofBits = Array.from({ length: 32 }, (_, bit) => crc32(piece, (1 << bit) >>> 0) ^ ofZero)
  return (before) => ofBits.reduce((crc, image, bit) => ((before >>> bit) & 1 ? crc ^ image : crc), ofZero) >>> 0
}
