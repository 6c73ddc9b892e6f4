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
