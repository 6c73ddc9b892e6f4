import { spawn } from 'node:child_process'
import { generateKeyPairSync } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { text } from 'node:stream/consumers'
import { freePort } from '@andon/tests/free-port'
import { afterAll, expect, test } from 'vitest'
import { access } from './cases/access.ts'
import { envelope } from './cases/envelope.ts'
import { idempotency } from './cases/idempotency.ts'
import { rollbacks } from './cases/rollbacks.ts'
import { startKitSetup } from './kit-setup.ts'
import { remoteWallet } from './remote-wallet.ts'
import { runKit } from './run-kit.ts'

/** Checks another operator's wallet, `reference-wallet.ts`, with the kit. */
const folder = mkdtempSync(join(tmpdir(), 'andon-foreign-'))
afterAll(() => rmSync(folder, { recursive: true }))
const { publicKey, privateKey } = generateKeyPairSync('ed25519')
const publicKeyPem = publicKey.export({ type: 'spki', format: 'pem' })
const privateKeyPem = String(privateKey.export({ type: 'pkcs8', format: 'pem' }))
const secretBase64 = Buffer.alloc(32, 7).toString('base64')
const suppliers = {
  supplier: { code: 'alpha', algorithm: 'ed25519', privateKeyPem, games: ['ref-one', 'ref-two'] },
  otherSupplier: { code: 'beta', algorithm: 'hmac-sha256', secretBase64, games: ['ref-other'] },
} as const
const env = { KEYS: JSON.stringify({ alpha: { publicKeyPem }, beta: { secretBase64 } }) }
const program = (port: number, fault = '') =>
  `${process.execPath} ${join(import.meta.dirname, 'reference-wallet.ts')} ${port} ${fault}`

/** The kit from the command line against the reference wallet. */
async function runTool(fault: string, ...options: string[]) {
  const port = await freePort()
  const file = join(folder, 'suppliers.json')
  writeFileSync(file, JSON.stringify(suppliers))
  const asked = ['--url', `http://127.0.0.1:${port}`, '--suppliers', file, '--arrange', program(port, fault)]
  const tool = resolve(import.meta.dirname, '../../tools/conformance.ts')
  const child = spawn(process.execPath, [tool, ...asked, ...options], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, ...env },
  })
  const ended = new Promise((over) => child.once('close', over))
  return { said: await text(child.stdout), code: await ended }
}

test('the reference wallet, which shares no code with ours, keeps every promise when checked from the command line', async () => {
  const { said, code } = await runTool('')
  expect(said).toMatch(/\n1\d\d kept, 0 broken, 0 not run\n$/)
  expect(code).toBe(0)
})

test('with --skip-slow, cases that wait for a real clock are not run', async () => {
  const { said, code } = await runTool('real-clock', '--skip-slow')
  expect(said).toMatch(/not run +a launch token older than a minute is void\n +waits 61 s of a real clock/)
  expect(said).toMatch(/\n1\d\d kept, 0 broken, 2 not run\n$/)
  expect(code).toBe(0)
})

test('after a wallet stops in the middle, the remaining cases are reported as not run, not as broken', async () => {
  const { said, code } = await runTool('stops')
  expect(said).toMatch(/could not run +.*\n +http:\S+ stopped answering: /)
  expect(said).toMatch(/\n[1-9]\d* kept, 0 broken, 0 not run, [1-9]\d+ could not run\n$/)
  expect(code).toBe(2)
})

test('the kit waits in real time if the setup program cannot advance the clock', async () => {
  const port = await freePort()
  const setup = startKitSetup(program(port, 'real-clock'), env)
  const waited: number[] = []
  const passTime = async (seconds: number) => {
    waited.push(seconds)
    await setup.arrange('wait', { seconds, really: true })
  }
  const wallet = remoteWallet(`http://127.0.0.1:${port}`, suppliers, setup.arrange, passTime)
  const outcomes = await runKit(wallet, () => undefined, { groups: { access } })
  await setup.close()
  expect(waited).toEqual([61])
  expect(outcomes.filter(({ result }) => result !== 'kept')).toEqual([])
})

test('a supplier may sign with RSA', async () => {
  const rsa = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const pem = String(rsa.privateKey.export({ type: 'pkcs8', format: 'pem' }))
  const alpha = { publicKeyPem: rsa.publicKey.export({ type: 'spki', format: 'pem' }) }
  const port = await freePort()
  const setup = startKitSetup(program(port), { KEYS: JSON.stringify({ alpha, beta: { secretBase64 } }) })
  const supplier = { ...suppliers.supplier, algorithm: 'rsa-sha256', privateKeyPem: pem } as const
  const wallet = remoteWallet(`http://127.0.0.1:${port}`, { ...suppliers, supplier }, setup.arrange)
  const outcomes = await runKit(wallet, () => undefined, { groups: { envelope } })
  await setup.close()
  expect(outcomes.filter(({ result }) => result !== 'kept')).toEqual([])
  expect(outcomes.length).toBeGreaterThan(20)
})

test.each([
  ['no-tombstone', ['a bet that comes after its rollback is refused']],
  [
    'no-duplicate',
    [
      ...['amount', 'roundId'].map((field) => `a bet id with another ${field} is a DUPLICATE`),
      ...['amount', 'roundClosed', 'betTransactionId'].map((field) => `a win id with another ${field} is a DUPLICATE`),
      'a rollback id used for another bet is a DUPLICATE',
      'a win may not take the id of a bet',
      'a bet may not take the id of a win',
      'a rollback may not take the id of its own bet',
      'a bet that was rolled back is not taken again',
    ],
  ],
  [
    'no-signature',
    [
      'a body changed after signing is refused',
      'a call without a signature is refused',
      'a signature that is not base64 is refused',
      'a signature cut short is refused',
      'a signature under the name of another algorithm is refused',
      'a supplier cannot sign for another',
      'a supplier that is not registered is refused',
      'a call that names no supplier is refused',
    ],
  ],
])('a wallet with the fault %s gets the list of promises it breaks', async (fault, expected) => {
  const port = await freePort()
  const setup = startKitSetup(program(port, fault), env)
  const wallet = remoteWallet(`http://127.0.0.1:${port}`, suppliers, setup.arrange)
  const outcomes = await runKit(wallet, () => undefined, { groups: { envelope, idempotency, rollbacks } })
  await setup.close()
  expect(outcomes.filter(({ result }) => result !== 'kept').map(({ title }) => title)).toEqual(expected)
})
