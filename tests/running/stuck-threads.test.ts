import { execFileSync } from 'node:child_process'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freshDatabase } from '@andon/tests/database'
import { stopwatch } from '@andon/tests/pace/stopwatch'
import { spawnServer } from '@andon/tests/server-process'
import { afterAll, beforeAll, expect, test } from 'vitest'

/** Pipes where files are expected: reading one waits for a writer, and the thread pool has four threads. */

let database: Awaited<ReturnType<typeof freshDatabase>>
let folder: string
beforeAll(async () => {
  database = await freshDatabase()
  folder = await mkdtemp(join(tmpdir(), 'andon-stuck-'))
})
afterAll(async () => {
  await database.close()
  await rm(folder, { recursive: true, force: true })
})

const pipes = [1, 2, 3, 4]
const isListening = (port: number) =>
  new Promise<boolean>((resolve) => {
    const socket = connect({ host: '127.0.0.1', port })
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false))
    socket.once('connect', () => socket.destroy())
  })

test('four suppliers with a pipe for about.json hold up nothing: each is named, the lobby answers, and the server ends in order', async () => {
  const suppliers = join(folder, 'suppliers')
  for (const one of pipes) {
    await mkdir(join(suppliers, `pipe-${one}`), { recursive: true })
    execFileSync('mkfifo', [join(suppliers, `pipe-${one}`, 'about.json')])
  }
  const server = await spawnServer({ env: { DATABASE_URL: database.url, DATA_DIR: folder, DRAIN_MS: '0' } })
  await server.ready()
  const lobby = await fetch(`${server.origin}/ajax/game/getLobbyListWithGameGroups?lobby=casino`)
  expect(lobby.status).toBe(200)
  for (const one of pipes) expect(server.said()).toContain(`suppliers/pipe-${one}/about.json: is not a regular file`)
  expect(await server.stop()).toBe(0)
})

test('a server whose threads are all stuck still ends after the signal, and frees its port', async () => {
  const pipe = join(folder, 'never-written')
  execFileSync('mkfifo', [pipe])
  const waits = join(folder, 'wait.mjs')
  await writeFile(
    waits,
    `import { readFile } from 'node:fs/promises'
process.once('SIGUSR2', () => {
  for (let thread = 0; thread < 4; thread++) void readFile(${JSON.stringify(pipe)}).catch(() => undefined)
  process.stdout.write('all threads wait')
})
`,
  )
  const env = { DATABASE_URL: database.url, DRAIN_MS: '0', FINISH_MS: '9000', NODE_OPTIONS: `--import ${waits}` }
  const server = await spawnServer({ env })
  await server.ready()
  server.signal('SIGUSR2')
  await expect.poll(() => server.said()).toContain('all threads wait')
  const since = stopwatch()
  expect(await server.stop()).toBe('SIGKILL')
  expect(since.stop()).toBeLessThan(20_000)
  expect(await isListening(server.port)).toBe(false)
})
