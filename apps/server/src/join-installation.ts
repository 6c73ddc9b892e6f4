import { hostname } from 'node:os'
import { connectNats, createLocalBus } from '@andon/platform/bus'
import type { Config } from '@andon/platform/config'
import type { NewId } from '@andon/platform/ids'
import type { Log } from '@andon/platform/log'
import type { Metrics } from '@andon/platform/metrics'
import { joinNodes, type Nodes } from '@andon/platform/nodes'
import type { Db } from '@andon/platform/sql'

export interface Joining {
  readonly config: Config
  /** The database belongs to this process, so there are no other nodes. */
  readonly alone: boolean
  readonly db: Db
  readonly log: Log
  readonly metrics: Metrics
  readonly newId: NewId
}

/** Connects this process to its siblings: the bus, and the register of nodes in the database. */
export async function joinInstallation({ config, alone, db, log, metrics, newId }: Joining) {
  const id = newId('nod')
  const { natsUrl, roles, dataDir } = config
  let nodes: Nodes | undefined
  const bus =
    natsUrl === undefined
      ? createLocalBus({ log })
      : connectNats({ url: natsUrl, sender: id, log, othersConnected: () => nodes?.othersReachBus() ?? true })
  try {
    nodes = await joinNodes({ db, log, metrics, bus, id, host: hostname(), roles, dataDir, alone })
  } catch (error) {
    await bus.close()
    throw error
  }
  return { id, bus, nodes }
}
