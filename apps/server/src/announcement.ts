import { relative, resolve } from 'node:path'
import type { Config } from '@andon/platform/config'
import type { Nodes } from '@andon/platform/nodes'
import type { Seeded } from './compose/seed.ts'

const root = resolve(import.meta.dirname, '../../..')

export interface Announced {
  readonly config: Config
  readonly demo: Seeded['demo']
  readonly node: {
    readonly id: string
    readonly busConnected: boolean
    readonly others: ReturnType<Nodes['others']>
  }
}

/** Text for the terminal or service log after the start: addresses, roles, shared services. Contains no password but the demo player's. */
export function announcement({ config, demo, node }: Announced): string {
  const lines = [
    '',
    ...(config.roles.includes('web') ? addresses(config) : []),
    ...(demo ? [`  demo  ${demo.email}  ${demo.password}   (play money)`] : []),
    ...(config.databaseUrl === undefined ? alone(config) : shared(config, node)),
    '',
  ]
  return `${lines.join('\n')}\n`
}

const addresses = ({ sites, port }: Config) =>
  sites.map(
    ({ code, hosts: [host], defaultLanguage, homePath }) =>
      `  ${code.padEnd(4)}  http://${host}:${port}/${defaultLanguage}${homePath.visitor}`,
  )

const alone = ({ dataDir }: Config) => [
  `  data  ${relative(root, dataDir) || dataDir}`,
  '  more  own database: DATABASE_URL; several servers: also NATS_URL; behind TLS: TRUST_PROXY (docs/operating.md)',
]

function shared(config: Config, { id, busConnected, others }: Announced['node']): string[] {
  const { databaseUrl = '', natsUrl, dataDir, roles } = config
  const bus =
    natsUrl === undefined ? 'no bus' : `bus ${withoutUser(natsUrl)}${busConnected ? '' : ' (not reached yet)'}`
  const named = others.map((other) => `${other.id} (${other.roles.join()}) on ${other.host}`)
  return [
    `  node  ${id} runs ${roles.join(', ')}`,
    `  with  database ${withoutUser(databaseUrl)}, ${bus}, files ${relative(root, dataDir) || dataDir}, other servers: ${named.join('; ') || 'none'}`,
  ]
}

function withoutUser(url: string): string {
  const { host, pathname } = new URL(url)
  return host + pathname.replace(/^\/$/, '')
}
