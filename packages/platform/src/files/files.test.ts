import { mkdtemp, readdir, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createFiles } from '@andon/platform/files'
import { systemRandom as random } from '@andon/platform/random'
import { expect, test } from 'vitest'

const openFiles = async () => {
  const folder = await mkdtemp(join(tmpdir(), 'andon-files-'))
  return { folder, files: createFiles({ folder, random }) }
}

test('a stored file is read back unchanged, under a random name and readable only by the server', async () => {
  const { folder, files } = await openFiles()
  const key = await files.put(new File(['paper'], '../passport.pdf'))
  expect(await (await files.open(key)).text()).toBe('paper')
  expect(key).toMatch(/^[\da-f]{32}$/)
  expect(await readdir(folder)).toEqual([key.slice(0, 2)])
  expect((await stat(join(folder, key.slice(0, 2), key))).mode & 0o077).toBe(0)
})

test('writing the same part twice changes nothing', async () => {
  const { files } = await openFiles()
  const key = files.newKey()
  await files.writeAt(key, new Blob(['one ']), 0)
  await files.writeAt(key, new Blob(['two']), 4)
  await files.writeAt(key, new Blob(['two']), 4)
  expect(await (await files.open(key)).text()).toBe('one two')
})

test.each(['../../etc/passwd', '', 'A'.repeat(32), '0'.repeat(31)])('the key %j opens nothing', async (key) => {
  const { files } = await openFiles()
  await expect(async () => files.open(key)).rejects.toThrow('assertion failed')
})

test('a removed file is gone, and removing it again is harmless', async () => {
  const { files } = await openFiles()
  const key = await files.put(new Blob(['x']))
  await files.remove(key)
  await files.remove(key)
  await expect(files.open(key)).rejects.toThrow()
  expect(await files.keysBefore(Temporal.Now.instant().add({ hours: 1 }))).toEqual([])
})
