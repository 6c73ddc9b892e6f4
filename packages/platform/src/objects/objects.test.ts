import { chmod, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createLog } from '@andon/platform/log'
import { type Bucket, createObjects, nameOf, type ObjectsOptions } from '@andon/platform/objects'
import { startFauxqs } from 'fauxqs'
import { describe, expect, onTestFinished, test } from 'vitest'

const silent = createLog({ level: 'silent' })
const webp = { extension: 'webp', mediaType: 'image/webp' }
const keys = { region: 'us-east-1', accessKeyId: 'the-id', secretAccessKey: 'the-secret', prefix: 'pictures/' }
const objectsAt = (at: ObjectsOptions['at'], answerMs?: number) =>
  createObjects({ at, log: silent, ...(answerMs !== undefined && { answerMs }) })

async function openFolder() {
  const folder = await mkdtemp(join(tmpdir(), 'andon-objects-'))
  const damage = async (name: string) => writeFile(join(folder, name.slice(0, 2), name), 'other bytes')
  const breakDown = async () => {
    await rm(folder, { recursive: true })
    await writeFile(folder, 'no folder any more')
  }
  return { at: { folder }, damage, breakDown }
}

async function openBucket() {
  const server = await startFauxqs({ port: 0, logger: false })
  let runs = true
  const breakDown = async () => {
    if (runs) await server.stop()
    runs = false
  }
  onTestFinished(breakDown)
  server.createBucket('casino')
  const bucket: Bucket = { ...keys, bucket: 'casino', endpoint: `http://127.0.0.1:${server.port}` }
  const { bucketStore } = await import('./bucket-store.ts')
  const damage = (name: string) => bucketStore(bucket).put(name, Buffer.from('other bytes'), 'image/webp')
  return { at: { bucket }, damage, breakDown }
}

describe.each([
  ['a folder', openFolder],
  ['a bucket', openBucket],
])('pictures in %s', (_where, open) => {
  test('are read back byte for byte under a name that follows from them, by every node', async () => {
    const { at } = await open()
    const bytes = Buffer.from(Uint8Array.from({ length: 300_000 }, (_, place) => (place * place) % 251))
    const [one, other] = [objectsAt(at), objectsAt(at)]
    const name = await one.put(bytes, webp)
    expect(name).toBe(nameOf(bytes, 'webp'))
    expect((await other.read(name))?.equals(bytes)).toBe(true)
    expect(await other.put(bytes, webp)).toBe(name)
    expect(await one.put(Buffer.from('another'), webp)).not.toBe(name)
  })

  test('that nobody stored are null, not an error', async () => {
    const { at } = await open()
    expect(await objectsAt(at).read(nameOf(Buffer.from('nothing'), 'avif'))).toBeNull()
  })

  test('that the storage has damaged are not handed out', async () => {
    const { at, damage } = await open()
    const objects = objectsAt(at)
    const name = await objects.put(Buffer.from('whole'), webp)
    await damage(name)
    await expect(objects.read(name)).rejects.toMatchObject({ code: 'UNAVAILABLE' })
  })

  test('are unavailable for a while when the storage is out of order', async () => {
    const { at, breakDown } = await open()
    const objects = objectsAt(at)
    const name = await objects.put(Buffer.from('whole'), webp)
    await breakDown()
    const unavailable = { code: 'UNAVAILABLE', details: { retryAfterSeconds: 5 } }
    await expect(objects.read(name)).rejects.toMatchObject(unavailable)
    await expect(objects.put(Buffer.from('more'), webp)).rejects.toMatchObject(unavailable)
  })
})

test('a bucket that does not exist is out of order, not empty', async () => {
  const { at } = await openBucket()
  const objects = objectsAt({ bucket: { ...at.bucket, bucket: 'another' } })
  await expect(objects.read(nameOf(Buffer.from('x'), 'webp'))).rejects.toMatchObject({ code: 'UNAVAILABLE' })
})

test('a storage that accepts a call and never answers is unavailable after its time', async () => {
  const server = createServer(() => undefined)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const { port } = server.address() as AddressInfo // it listens on TCP
  const objects = objectsAt({ bucket: { ...keys, bucket: 'casino', endpoint: `http://127.0.0.1:${port}` } }, 50)
  await expect(objects.read(nameOf(Buffer.from('x'), 'webp'))).rejects.toMatchObject({ code: 'UNAVAILABLE' })
})

test('a file without all of its bytes has no name yet, and leaves nothing when it fails', async () => {
  const { at } = await openFolder()
  const objects = objectsAt(at)
  const name = await objects.put(Buffer.from('whole'), webp)
  expect(await readdir(join(at.folder, name.slice(0, 2)))).toEqual([name])
  if (process.getuid?.() === 0) return // root may write everywhere
  const other = Buffer.from('more')
  const shelf = join(at.folder, nameOf(other, 'webp').slice(0, 2))
  await objects.put(other, webp)
  await rm(join(shelf, nameOf(other, 'webp')))
  await chmod(shelf, 0o500)
  await expect(objects.put(other, webp)).rejects.toMatchObject({ code: 'UNAVAILABLE' })
  await chmod(shelf, 0o700)
  expect(await readdir(shelf)).toEqual([])
})

test.each(['../../etc/passwd', '', `${'A'.repeat(40)}.webp`, 'a'.repeat(40)])(
  'the name %j reads nothing',
  async (name) => {
    const { at } = await openFolder()
    await expect(objectsAt(at).read(name)).rejects.toThrow('assertion failed')
  },
)
