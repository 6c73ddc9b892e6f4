import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { text } from 'node:stream/consumers'
import { freePort } from '@andon/tests/free-port'
import { afterAll, expect, test } from 'vitest'

/** What `npm run conformance` prints for a first-time user. */
const folder = mkdtempSync(join(tmpdir(), 'andon-kit-'))
afterAll(() => rmSync(folder, { recursive: true }))
const suppliers = join(folder, 'suppliers.json')
const supplier = { code: 'alpha', algorithm: 'hmac-sha256', secretBase64: 'AAAA', games: ['one', 'two'] }
writeFileSync(suppliers, JSON.stringify({ supplier, otherSupplier: { ...supplier, code: 'beta' } }))
const program = `${process.execPath} ${join(import.meta.dirname, 'reference-wallet.ts')}`

test.each([
  [{}, 'supplier.code is missing'],
  [{ supplier: { ...supplier, games: ['one'] } }, 'supplier.games needs the codes of 2'],
  [{ supplier: { ...supplier, algorithm: 'md5' } }, 'supplier.algorithm is none of ed25519'],
  [{ supplier, otherSupplier: { ...supplier, secretBase64: '' } }, 'otherSupplier.secretBase64 is missing'],
  [{ supplier: { ...supplier, algorithm: 'ed25519', privateKeyPem: 'x' } }, 'supplier.privateKeyPem is no private key'],
])('a suppliers file such as %j is refused by the name of its field', async (written, named) => {
  const file = join(folder, 'faulty.json')
  writeFileSync(file, JSON.stringify(written))
  const { out, err, code } = await run('--url', 'http://127.0.0.1:1', '--suppliers', file, '--arrange', 'cat')
  expect([code, out]).toEqual([2, ''])
  expect(err).toContain(`--suppliers ${file}: ${named}`)
})

test('--list prints titles below their groups; --only narrows it', async () => {
  const all = await run('--list')
  expect(all.out).toMatch(/^envelope\n {2}a body changed after signing is refused\n/)
  expect(all.out.split('\n').length).toBeGreaterThan(130)
  const few = await run('--list', '--only', 'older than a MINUTE')
  expect(few.out).toBe('access\n  a launch token older than a minute is void\n')
})

/** The reference wallet with one supplier that it does not know the key of. */
async function runWithWrongKey(...args: string[]) {
  const port = await freePort()
  const given = ['--url', `http://127.0.0.1:${port}`, '--suppliers', suppliers, '--arrange', `${program} ${port}`]
  return run(...given, '--only', 'a bet takes its stake', ...args)
}

test('a broken case is printed with its calls, without signatures and tokens to copy', async () => {
  const { out, code } = await runWithWrongKey()
  expect(code).toBe(1)
  expect(out).toMatch(/BROKEN +a bet takes its stake\n/)
  expect(out).toMatch(/^ +POST \/wallet\/authenticate\n +x-supplier: alpha\n +x-signature: hmac-sha256=[^=\n]{8}…\n/m)
  expect(out).toMatch(/^ +\{"token":"[^"]{4}…","gameCode":"one"\}\n +→ 401 \{"status":"SIGNATURE_INVALID"\}\n/m)
})

test('--show prints the calls of a kept case as well', async () => {
  const { out } = await run('--only', 'the smallest stake is 1', '--show')
  expect(out).toMatch(/kept +the smallest stake is 1\n +POST \/wallet\/authenticate\n/)
  expect(out).toMatch(/ +→ 200 \{"status":"OK","transactionId":"[\w-]+","balance":999,"currency":"JPY"\}\n/)
})

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
  const options = ['--url', '--product', '--suppliers', '--arrange', '--only', '--at-once', '--show', '--list']
  for (const option of [...options, '--skip-slow', 'Exit code']) expect(out).toContain(option)
})

test.each([
  [['--nonsense'], '--nonsense'],
  [['--url'], '--url'],
  [['--url', 'http://127.0.0.1:1'], '--suppliers'],
  [['--arrange', 'true'], '--url'],
  [['--product', '--url', 'http://127.0.0.1:1'], '--product'],
  [['--only', 'nonsense'], '--only nonsense: no case'],
  [['--at-once', '0'], '--at-once 0: expected'],
  [['--url', 'http://127.0.0.1:1', '--suppliers', 'nowhere.json', '--arrange', 'cat'], 'nowhere.json'],
])('%j is explained in one line, without a stack', async (args, named) => {
  const { out, err, code } = await run(...args)
  expect([code, out]).toEqual([2, ''])
  expect(err).toMatch(/^conformance could not run: [^\n]+\n$/)
  expect(err).toContain(named)
})

test('an address that does not answer is reported as unreachable, and no promise as broken', async () => {
  const { out, err, code } = await run('--url', 'http://127.0.0.1:1', '--suppliers', suppliers, '--arrange', 'cat')
  expect([code, out]).toEqual([2, ''])
  expect(err).toMatch(/could not run: http:\/\/127\.0\.0\.1:1 does not answer/)
})
