import { execFile } from 'node:child_process'
import { constants, existsSync } from 'node:fs'
import { copyFile, cp, mkdir, mkdtemp, rm } from 'node:fs/promises'
import { get } from 'node:http'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { createBrowser } from '@andon/tests/browser'
import { type FreshDatabase, freshDatabase } from '@andon/tests/database'
import { type ServerProcess, spawnServer } from '@andon/tests/server-process'
import { afterAll, beforeAll, expect, test } from 'vitest'

/** What is deployed: the tracked files, the packages of `npm ci --omit=dev`, and the builds; nothing else of this working copy. */
const root = resolve(import.meta.dirname, '../..')
const run = promisify(execFile)
const builds = ['apps/web/build', 'apps/games/dist', 'apps/sportsbook/dist']

let tree: string
let node: string
let database: FreshDatabase
let server: ServerProcess
beforeAll(async () => {
  tree = await mkdtemp(join(tmpdir(), 'andon-production-'))
  node = join(tree, 'node_modules/.bin/node')
  await copyTracked()
  await run('npm', ['ci', '--omit=dev', '--prefer-offline', '--loglevel=error'], { cwd: tree })
  for (const build of builds) await cp(join(root, build), join(tree, build), { recursive: true })
  database = await freshDatabase()
  server = await spawnServer({
    tree,
    node,
    env: settings(),
  })
  await server.ready()
})
afterAll(async () => {
  await server?.stop()
  await database?.close()
  await rm(tree, { recursive: true, force: true })
})

/** No key: the first start creates one in its folder. */
const settings = () => ({
  NODE_ENV: 'production',
  SANDBOX: 'on',
  DRAIN_MS: '0',
  SECRETS_KEY: '',
  DATABASE_URL: database.url,
  DATA_DIR: join(tree, 'data'),
})

async function copyTracked(): Promise<void> {
  const { stdout } = await run('git', ['ls-files', '-z', ':!docs/screens'], { cwd: root, maxBuffer: 1 << 24 })
  for (const path of stdout.split('\0').filter((name) => name !== '' && existsSync(join(root, name)))) {
    await mkdir(dirname(join(tree, path)), { recursive: true })
    await copyFile(join(root, path), join(tree, path), constants.COPYFILE_FICLONE)
  }
}

test('the production tree contains the pinned Node and no package that only builds or tests need', async () => {
  const { stdout } = await run(node, ['--version'])
  expect(stdout.trim()).toBe(process.version)
  for (const name of ['vitest', 'vite', '@biomejs/biome', '@playwright/test', 'pixi.js', 'smtp-server'])
    expect(existsSync(join(tree, 'node_modules', name)), name).toBe(false)
})

test('pages of both brands, the game, the API and its description are served', async () => {
  const status = (path: string, name = 'leo') =>
    new Promise((done, refuse) => {
      const host = `${name}.localhost:${server.port}` // a browser resolves the name; fetch does not allow this header
      get(`${server.origin}${path}`, { headers: { host }, agent: false }, (reply) => {
        reply.resume()
        done(reply.statusCode)
      }).once('error', refuse)
    })
  await expect.poll(() => status('/readyz'), { timeout: 60_000 }).toBe(200) // not for a moment in which the machine is busy
  for (const path of [
    '/healthz',
    '/ja/lobbies/casino',
    '/en/promotions',
    '/openapi.json',
    '/openapi-wallet.json',
    '/languages/ja.json',
  ])
    expect([path, await status(path)]).toEqual([path, 200])
  expect(await status('/ja/home', 'bee')).toBe(200)
  expect(await status('/lantern-river/', 'games')).toBe(200)
  expect(await status('/football', 'sports.bee')).toBe(200)
})

test('a player registers and deposits', async () => {
  const player = createBrowser(server.origin)
  await player.register()
  expect((await player.deposit(5_000)).body.status).toBe('APPROVED')
  expect((await player.get('/ajax/profile/getBalance')).body.cash).toBe(5_000)
})

test('the commands of the operator run', async () => {
  const env = { ...process.env, ...settings() }
  const say = async (...args: string[]) => (await run(node, args, { cwd: tree, env })).stdout.trim()
  expect(await say('tools/operator.ts', 'chat', 'list')).toBe('no conversations')
  expect(await say('tools/audits/ledger-verify.ts')).toMatch(/^clean/)
})

test('SIGTERM ends it with 0', async () => {
  server.signal('SIGTERM')
  expect(await server.ended, server.said()).toBe(0)
  expect(server.said()).not.toContain('Andon stops')
})
