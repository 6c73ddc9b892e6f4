import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, expect, test } from 'vitest'

/** What `npm run conformance` prints for a first-time user. */
const folder = mkdtempSync(join(tmpdir(), 'andon-kit-'))
afterAll(() => rmSync(folder, { recursive: true }))
const suppliers = join(folder, 'suppliers.json')
const supplier = { code: 'alpha', algorithm: 'hmac-sha256', secretBase64: 'AAAA', games: ['one', 'two'] }
writeFileSync(suppliers, JSON.stringify({ supplier, otherSupplier: { ...supplier, code: 'beta' } }))

async function run(...args: string[]) {
  const tool = resolve(import.meta.dirname, '../../tools/conformance.ts')
  const child = spawn(process.execPath, [tool, ...args], { stdio: ['ignore', 'pipe', 'pipe'] })
  const ended = new Promise((over) => child.once('close', over))
  const [out, err] = await Promise.all([text(child.stdout), text(child.stderr)])
  return { out, err, code: await ended }
}

test('--help lists the options', async () => {
  const { out, err, code } = await run('--help')
  expect([code, err]).toEqual([0, ''])
  for (const option of ['--url', '--suppliers', '--arrange', '--skip-slow', 'Exit code']) expect(out).toContain(option)
})

test.each([
  [['--nonsense'], '--nonsense'],
  [['--url'], '--url'],
  [['--url', 'http://127.0.0.1:1'], '--suppliers'],
  [['--arrange', 'true'], '--url'],
])('%j is explained in one line, without a stack', async (args, named) => {
  const { out, err, code } = await run(...args)
  expect([code, out]).toEqual([2, ''])
  expect(err).toMatch(/^conformance could not run: [^\n]+\n$/)
  expect(err).toContain(named)
})

test('an address that does not answer is reported as unreachable, and no promise as broken', {
  timeout: 60_000,
}, async () => {
  const { out, err, code } = await run('--url', 'http://127.0.0.1:1', '--suppliers', suppliers, '--arrange', 'cat')
  expect([code, out]).toEqual([2, ''])
  expect(err).toMatch(/could not run: http:\/\/127\.0\.0\.1:1 does not answer/)
})
