import { execFileSync } from 'node:child_process'
import { mkdtemp, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { jsonOf, readBounded, readBoundedSync } from './read-bounded.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'andon-bounded-'))
  await writeFile(join(folder, 'plain'), '行灯')
  await writeFile(join(folder, 'eleven'), '0123456789a')
  await symlink('/etc/passwd', join(folder, 'link'))
  execFileSync('mkfifo', [join(folder, 'pipe')])
})

describe.each<[string, typeof readBounded | typeof readBoundedSync]>([
  ['later', readBounded],
  ['at once', readBoundedSync],
])('read %s', (_title, read) => {
  test.each([
    ['plain', { text: '行灯' }],
    ['none', { missing: true }],
    ['eleven', { why: 'expected at most 10 bytes, found 11' }],
    ['link', { why: 'is a link; expected the file itself' }],
    ['pipe', { why: 'is not a regular file' }],
    ['.', { why: 'is not a regular file' }],
    ['plain/below', { why: 'cannot be read (ENOTDIR)' }],
  ])('%s', async (name, expected) => {
    expect(await read(join(folder, name), { maxBytes: 10 })).toEqual(expected)
  })

  test.each([
    ['invalid bytes', Buffer.from([0x7b, 0xff, 0xfe, 0x7d]), { why: 'is not UTF-8' }],
    ['UTF-16', Buffer.from('{}', 'utf16le'), { text: '{\0}\0' }],
    ['a cut character', Buffer.from('行').subarray(0, 2), { why: 'is not UTF-8' }],
    ['a byte order mark', Buffer.from('\uFEFF{}'), { text: '{}' }],
  ])('%s', async (name, bytes, expected) => {
    const path = join(folder, name)
    await writeFile(path, bytes)
    expect(await read(path)).toEqual(expected)
  })

  test('a file that has more bytes than when it was opened is not read on', async () => {
    expect(await read('/proc/self/status')).toEqual({ why: 'was changed while it was read' }) // a regular file of size 0 that grows as it is read
  })

  test('a device is not read', async () => {
    expect(await read('/dev/zero')).toEqual({ why: 'is not a regular file' })
  })
})

test('forty pipes keep no thread: another file is read meanwhile', async () => {
  const pipes = Array.from({ length: 40 }, () => readBounded(join(folder, 'pipe')))
  expect(await readBounded(join(folder, 'plain'))).toEqual({ text: '行灯' })
  expect(new Set((await Promise.all(pipes)).map((found) => JSON.stringify(found)))).toEqual(
    new Set(['{"why":"is not a regular file"}']),
  )
})

test.each(['root:x:0:0', '{"a":tr', '', '[1,]'])('what is wrong with %j is said without its words', (text) => {
  expect(JSON.stringify(jsonOf(text))).toMatch(/^{"why":"is not JSON(: see character \d+)?"}$/)
})
