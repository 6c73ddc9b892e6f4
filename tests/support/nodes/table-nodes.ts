import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { FreshDatabase } from '../database.ts'
import { freePort } from '../free-port.ts'
import { startNats } from '../programs/nats-server.ts'
import { type ServerProcess, spawnServer } from '../server-process.ts'

export type TableNodes = Awaited<ReturnType<typeof startTableNodes>>

/** The newest round of a table, as it is stored. */
export interface StoredRound {
  readonly tableId: string
  readonly number: number
  readonly state: 'open' | 'locked' | 'running' | 'shown' | 'over' | 'void'
  readonly commitment: string
  readonly betsRoot: string | null
  readonly runsFrom: string | null
  readonly asked: number
  readonly placed: number
  readonly decided: number
}

/** Two server processes of one installation, by their places 0 and 1: each leads the tables that the other one does not lead. */
export async function startTableNodes(database: FreshDatabase) {
  const nats = await startNats()
  const folder = await mkdtemp(join(tmpdir(), 'andon-tables-'))
  const env = {
    DATABASE_URL: database.url,
    NATS_URL: nats.url,
    DATA_DIR: folder,
    TABLES: 'short',
    ANDON_ROLE: 'web,worker,arcade',
    DRAIN_MS: '1000',
  }
  const start = async (): Promise<ServerProcess> => {
    const port = await freePort()
    const games = { GAMES_ORIGIN: `http://localhost:${port}` } // every resolver resolves localhost
    const server = await spawnServer({ port, env: { ...env, ...games } })
    await server.ready()
    return server
  }
  const first = await start()
  const servers: [ServerProcess, ServerProcess] = [first, await start()]
  const idOf = (server: ServerProcess) => /node {2}(\S+) runs/.exec(server.said())?.[1]
  return {
    at: (place: number) => servers[place === 0 ? 0 : 1],
    /** Which of them leads the table, and in which epoch; null: neither does now. */
    leaderOf: async (tableId: string): Promise<{ place: number; epoch: number } | null> => {
      const [lease] = await database.ownerDb.query<{ holder: string | null; epoch: number }>(
        'select holder, epoch from platform.leases where name = $1',
        [`arcade.table.${tableId}`],
      )
      const place = servers.findIndex((server) => idOf(server) === lease?.holder)
      return lease && place >= 0 ? { place, epoch: lease.epoch } : null
    },
    newestRounds: () =>
      database.ownerDb.query<StoredRound>(
        `select distinct on (round.table_id) round.table_id "tableId", round.number, round.state, commitment, bets_root "betsRoot", runs_from::text "runsFrom",
           bets.asked, bets.placed, bets.decided
         from arcade.table_rounds round
         cross join lateral (
           select count(*) filter (where bet.state = 'asked') asked, count(*) filter (where bet.state = 'placed') placed, count(*) filter (where bet.win is not null) decided
           from arcade.table_bets bet where bet.table_id = round.table_id and bet.number = round.number) bets
         order by round.table_id, round.number desc`,
      ),
    /** In the place of one that was killed or has ended. */
    restart: async (place: number) => {
      servers[place === 0 ? 0 : 1] = await start()
    },
    stop: async () => {
      for (const server of servers) server.signal('SIGCONT')
      await Promise.all(servers.map((server) => server.stop()))
      await nats.stop()
      for (let tries = 0; tries < 20; tries++) {
        const isGone = await rm(folder, { recursive: true, force: true }).then(
          () => true,
          () => false, // a signer of a server that was killed has just written
        )
        if (isGone) return
        await sleep(50)
      }
    },
  }
}
