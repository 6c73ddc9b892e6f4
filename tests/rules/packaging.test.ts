import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { readConfig } from '@andon/platform/config'
import { expect, test } from 'vitest'

/** The server reads every setting of compose.yaml, the image, the unit and its environment file. */
const root = resolve(import.meta.dirname, '../..')
const read = (path: string) => readFileSync(resolve(root, path), 'utf8')
const setting = /^ *#?(?:ENV )?([A-Z][A-Z\d_]+)(?:=|: )"?(.*?)"?(?: \\)?$/gm
const settingsOf = (text: string) =>
  Object.fromEntries([...text.matchAll(setting)].map(([, name, value]) => [name, value]))

const composed = settingsOf(/x-node:.*?volumes:/s.exec(read('compose.yaml'))?.[0] ?? '')
const image = settingsOf(/^ENV .*?(?=^USER)/ms.exec(read('Containerfile'))?.[0] ?? '')
const service = settingsOf(read('packaging/andon.env.example'))
const unit = read('packaging/andon.service')
const drainMs = Math.max(Number(composed.DRAIN_MS), Number(service.DRAIN_MS))

test('a node of compose.yaml starts in the sandbox, on the shared database, bus and folder', () => {
  const config = readConfig({ ...image, ...composed }, { root })
  expect(config).toMatchObject({ host: '0.0.0.0', dataDir: '/data', production: true, sandbox: true })
  for (const name of ['databaseUrl', 'natsUrl', 'smtp', 'trustProxy'] as const) expect(config[name], name).toBeDefined()
  expect(read('compose.yaml')).toContain(`subnet: ${config.trustProxy}`)
  expect(read('compose.yaml')).toContain('- data:/data')
})

test('the service starts with its environment file, also with its commented lines in use', () => {
  expect(readConfig({ ...service, NODE_ENV: 'production' }, { root })).toMatchObject({ port: 4000, sandbox: true })
  expect(service).toHaveProperty('SMTP_URL')
})

test('docs/operating.md describes every setting', () => {
  const described = read('docs/operating.md')
  const names = Object.keys({ ...composed, ...image, ...service }).filter(
    (name) => !['PATH', 'NODE_ENV'].includes(name),
  )
  expect(names.length).toBeGreaterThan(8)
  for (const name of names) expect(described, name).toContain(`\`${name}\``)
})

test('service managers wait until a node has drained and finished', () => {
  const finishMs = 15_000
  const seconds = (text: string, pattern: RegExp) => Number(pattern.exec(text)?.[1]) * 1000
  expect(seconds(unit, /^TimeoutStopSec=(\d+)s$/m)).toBeGreaterThan(drainMs + finishMs)
  expect(seconds(read('compose.yaml'), /stop_grace_period: (\d+)s/)).toBeGreaterThan(drainMs + finishMs)
})

test('the proxy notices a draining node while it still serves', () => {
  const [, inter, fall] = /check inter (\d+)s fall (\d+)/.exec(read('packaging/haproxy.cfg')) ?? []
  expect(Number(inter) * Number(fall) * 1000).toBeLessThan(drainMs - 1000)
})

test('the programs that the image and the service start are in the repository and not on its ignore list', () => {
  const started = ['packaging/healthcheck.mjs', 'apps/server/src/main.ts', 'tools/operator.ts']
  expect(
    execFileSync('git', ['ls-files', ...started], { cwd: root, encoding: 'utf8' })
      .trim()
      .split('\n')
      .sort(),
  ).toEqual(started.sort())
  expect(read('.containerignore')).toContain('!packaging/healthcheck.mjs')
  for (const path of started.slice(0, 2)) expect(read('Containerfile')).toContain(path)
})
