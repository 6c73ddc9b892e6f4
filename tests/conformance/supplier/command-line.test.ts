import { spawn } from 'node:child_process'
import { resolve } from 'node:path'
import { text } from 'node:stream/consumers'
import { expect, test } from 'vitest'

/** What `npm run conformance:supplier` prints for a first-time user. */
async function run(...args: string[]) {
  const tool = resolve(import.meta.dirname, '../../../tools/conformance-supplier.ts')
  const child = spawn(process.execPath, [tool, ...args], { stdio: ['ignore', 'pipe', 'pipe'] })
  const ended = new Promise((over) => child.once('close', over))
  const [out, err] = await Promise.all([text(child.stdout), text(child.stderr)])
  return { out, err, code: await ended }
}

const reference = (fault = '') =>
  `${process.execPath} ${resolve(import.meta.dirname, 'reference-supplier.ts')} ${fault}`
/** A driver program that prints one line and ends with its input. */
const describing = (supplier: object) => `echo '${JSON.stringify({ supplier })}'; cat > /dev/null`
const good = { code: 'acme', gameCode: 'fox', stakes: [1, 2], timeoutMs: 10 }

test('--help lists the options', async () => {
  const { out, err, code } = await run('--help')
  expect([code, err]).toEqual([0, ''])
  for (const option of ['--drive', '--port', '--only', '--at-once', '--patience', '--quick', '--show', '--list'])
    expect(out).toContain(option)
})

test('--list prints titles below their groups; --quick leaves out what takes long', async () => {
  const all = await run('--list')
  expect(all.out).toMatch(/^rounds\n {2}a round is one bet/)
  const few = await run('--list', '--quick', '--only', 'KILLED')
  expect(few.out).toBe('restarts\n  a win that was owed when the supplier was killed is paid after its start\n')
})

test.each([
  [['--nonsense'], '--nonsense'],
  [['--port', 'x'], '--port x: expected'],
  [['--patience', '0'], '--patience 0: expected'],
  [['--only', 'nonsense'], '--only nonsense: no case'],
  [['--drive', 'true'], 'the driver program ended with code 0'],
  [['--drive', describing({ ...good, algorithm: 'md5' })], 'supplier.algorithm: expected ed25519'],
  [['--drive', describing({ ...good, algorithm: 'ed25519', publicKeyPem: 'x' })], 'supplier.publicKeyPem: is no'],
  [['--drive', describing({ ...good, algorithm: 'hmac-sha256' })], 'supplier.secretBase64: '],
  [
    ['--drive', describing({ ...good, algorithm: 'hmac-sha256', secretBase64: 'AA==', stakes: [2, 1] })],
    'supplier.stakes: expected two stakes, the lower first',
  ],
])('%j is explained in one line, without a stack', async (args, named) => {
  const { out, err, code } = await run(...args)
  expect([code, out]).toEqual([2, ''])
  expect(err).toMatch(/^conformance:supplier could not run: [^\n]+\n$/)
  expect(err).toContain(named)
})

test('a broken promise is printed with its calls, and a kept one is counted', async () => {
  const asked = ['--only', 'a launch token is traded once', '--patience', '3']
  const { out, code } = await run('--drive', reference('trades-tokens-again'), ...asked)
  expect(code).toBe(1)
  expect(out).toMatch(/BROKEN +a launch token is traded once/)
  expect(out).toMatch(
    /^ +POST \/wallet\/authenticate\n +x-supplier: reference\n +x-signature: hmac-sha256=[^=\n]{8}…\n/m,
  )
  const kept = await run('--drive', reference(), ...asked)
  expect([kept.code, kept.out.split('\n').at(-2)]).toEqual([0, '2 kept, 0 broken, 0 not run'])
})
