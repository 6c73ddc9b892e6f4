import { setImmediate } from 'node:timers/promises'
import { Refusal } from '@andon/contract'
import { loadSharp } from '@andon/platform/pictures'
import type { ContentKind } from './content-kind.ts'
import { activeContent, unreadable } from './scan-bytes.ts'

type PictureKind = Exclude<ContentKind, 'application/pdf'>

const mostPixels = 50_000_000
const mostSeconds = 20

/** Refuses FILE_TYPE_UNSUPPORTED if it does not open as a picture, FILE_ACTIVE_CONTENT for bytes after its end, FILE_ANIMATED. A picture of any size is taken: whether it can be read is for who checks it. */
export async function inspectPicture(bytes: Buffer, kind: PictureKind): Promise<void> {
  const end = await ends[kind](bytes)
  if (end === null || end > bytes.length) throw unreadable()
  const rest = bytes.subarray(end)
  if (!(await isZero(rest)) && !(kind === 'image/jpeg' && (await isOfCamera(rest)))) throw activeContent()
  if (kind === 'image/heic') return
  if (kind === 'image/png' && (await isAnimatedPng(bytes))) throw animated()
  const sharp = await loadSharp()
  const { pages = 1 } = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch(() => {
      throw unreadable()
    })
  if (pages > 1) throw animated()
  await decode(bytes)
}

const animated = () => new Refusal('FILE_ANIMATED', { field: 'file' })

/** Decodes a small version and discards it. There is no decoder for HEIC here: only its boxes are checked. */
async function decode(bytes: Buffer): Promise<void> {
  const sharp = await loadSharp()
  await sharp(bytes, { limitInputPixels: mostPixels, failOn: 'error', pages: 1, sequentialRead: true })
    .resize(64, 64, { fit: 'inside' })
    .timeout({ seconds: mostSeconds })
    .raw()
    .toBuffer()
    .catch(() => {
      throw unreadable()
    })
}

/** The limit on appended pictures; a phone appends only a few. */
const mostAppended = 20

/** Phones append further pictures (CIPA DC-007) and, Samsung's, a block that ends in SEFT. */
async function isOfCamera(appended: Buffer): Promise<boolean> {
  if (appended.subarray(-4).toString('latin1') === 'SEFT') return true
  let rest = appended
  for (let pictures = 0; pictures < mostAppended; pictures++) {
    const next = await jpegEnd(rest)
    if (next === null) return false
    rest = rest.subarray(next)
    if (await isZero(rest)) return true
  }
  return false
}

/** After this many steps or bytes other work gets its turn: a picture made to keep us busy has millions of empty parts. */
const [stepsAtOnce, bytesAtOnce] = [10_000, 256 * 1024]
const zeros = Buffer.alloc(bytesAtOnce)

async function isZero(bytes: Buffer): Promise<boolean> {
  for (let at = 0; at < bytes.length; at += bytesAtOnce) {
    const piece = bytes.subarray(at, at + bytesAtOnce)
    if (!piece.equals(zeros.subarray(0, piece.length))) return false
    await setImmediate()
  }
  return true
}

/** Where a picture ends by its own structure; null for an incomplete one. */
const ends: Readonly<Record<PictureKind, (bytes: Buffer) => number | null | Promise<number | null>>> = {
  'image/jpeg': jpegEnd,
  'image/png': pngEnd,
  'image/webp': (bytes) => {
    if (bytes.length < 12) return null
    const size = bytes.readUInt32LE(4) + 8
    return size + (size % 2)
  },
  'image/heic': heicEnd,
}

async function jpegEnd(bytes: Buffer): Promise<number | null> {
  if (bytes.length < 4 || bytes.readUInt16BE(0) !== 0xffd8) return null
  let at = 2
  for (let step = 1; at + 4 <= bytes.length + 2; step++) {
    if (step % stepsAtOnce === 0) await setImmediate()
    if (bytes[at] !== 0xff) at = bytes.indexOf(0xff, at)
    if (at < 0) return null
    const marker = bytes[at + 1]
    if (marker === undefined) return null
    if (marker === 0xd9) return at + 2
    const standsAlone = marker === 0 || marker === 1 || (marker >= 0xd0 && marker <= 0xd8)
    if (marker === 0xff) at += 1
    else if (standsAlone) at += 2
    else if (at + 4 > bytes.length) return null
    else at += 2 + bytes.readUInt16BE(at + 2)
  }
  return null
}

async function pngEnd(bytes: Buffer): Promise<number | null> {
  for (let [at, step] = [8, 1]; at + 12 <= bytes.length; step++) {
    if (step % stepsAtOnce === 0) await setImmediate()
    const next = at + 12 + bytes.readUInt32BE(at)
    if (bytes.toString('latin1', at + 4, at + 8) === 'IEND') return next
    at = next
  }
  return null
}

/** An animation control before the first picture data (APNG). */
async function isAnimatedPng(bytes: Buffer): Promise<boolean> {
  for (let [at, step] = [8, 1]; at + 12 <= bytes.length; at += 12 + bytes.readUInt32BE(at), step++) {
    if (step % stepsAtOnce === 0) await setImmediate()
    const type = bytes.toString('latin1', at + 4, at + 8)
    if (type === 'acTL') return true
    if (type === 'IDAT') return false
  }
  return false
}

/** Boxes (ISO/IEC 14496-12): a file type, a description of the items, and their bytes. The end is after the last complete box. */
function heicEnd(bytes: Buffer): number | null {
  const seen = new Set<string>()
  let at = 0
  while (at + 8 <= bytes.length) {
    const type = bytes.toString('latin1', at + 4, at + 8)
    const size = boxSize(bytes, at)
    if (!/^[A-Za-z0-9 ]{4}$/.test(type) || size < 8 || at + size > bytes.length) break
    if (type === 'meta' && !describesItems(bytes.subarray(at, at + size))) return null
    seen.add(type)
    at += size
  }
  return ['ftyp', 'meta', 'mdat'].every((type) => seen.has(type)) ? at : null
}

/** 0 means the rest of the file, 1 a 64-bit size after the type. */
function boxSize(bytes: Buffer, at: number): number {
  const size = bytes.readUInt32BE(at)
  if (size === 0) return bytes.length - at
  if (size !== 1) return size
  return at + 16 <= bytes.length ? Number(bytes.readBigUInt64BE(at + 8)) : 0
}

/** A picture has a handler, a primary item, locations and properties. */
function describesItems(meta: Buffer): boolean {
  return ['hdlr', 'pitm', 'iloc', 'iprp'].every((type) => meta.includes(type))
}
