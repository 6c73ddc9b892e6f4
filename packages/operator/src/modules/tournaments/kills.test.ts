import { recompute } from '@andon/ranking/recompute'
import { freshDatabase } from '@andon/tests/database'
import { runsOf } from '@andon/tests/long-form'
import { startNodeProcesses } from '@andon/tests/nodes/node-processes'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { buyIn, openRaces } from './races.fixture.ts'

let database: Awaited<ReturnType<typeof freshDatabase>>
let open: Awaited<ReturnType<typeof openRaces>>
let nodes: Awaited<ReturnType<typeof startNodeProcesses>> | undefined
beforeEach(async () => {
  database = await freshDatabase({ modules: ['wallet', 'limits', 'bonuses', 'tournaments'] })
  open = await openRaces(database)
})
afterEach(async () => {
  await nodes?.stop()
  await open.closeClean()
})

const added = 7

test('whatever process dies while prizes are paid, each is paid once and they sum to the pool', async () => {
  const races = []
  for (let race = 0; race < runsOf({ short: 2, long: 60 }); race++) {
    const id = await open.newRace()
    const players = []
    for (const win of [300, 200, 100, 0]) {
      const player = await open.newPlayer()
      await open.enter(player, id)
      await open.follow(open.settled(player, { roundId: `${id}-${win}`, win }))
      players.push(player)
    }
    races.push({ id, players })
  }
  open.clock.advance({ hours: 1 })
  let kills = runsOf({ short: 2, long: 100 })
  const started = await startNodeProcesses('prizes-node.ts', {
    nodes: 2,
    env: { DATABASE_URL: database.url, NOW: open.clock.now().toString() },
    onLine: (line, place) => {
      if (line === 'ready' || kills === 0 || !nodes) return
      kills -= 1
      nodes.kill(place) // before the money is posted, or when it is posted and the rest is not
    },
  })
  nodes = started
  await vi.waitFor(
    async () => {
      const left = await open.db.query<{ id: string }>(
        `select id from tournaments.tournaments where state <> 'paid' limit 1`,
      )
      expect(left).toEqual([])
    },
    { timeout: 600_000, interval: 100 },
  )
  for (const { id, players } of races) {
    const cash = await Promise.all(players.map(open.cashOf))
    expect(cash).toEqual([900 + 205, 900 + 101, 900 + 101, 900])
    const [sums] = await open.db.query<{ prizes: number }>(
      'select sum(prize)::bigint as prizes from tournaments.entries where tournament_id = $1',
      [id],
    )
    expect(sums?.prizes).toBe(players.length * buyIn + added)
    expect(await recompute(await open.logOf(id))).toEqual({ holds: true })
  }
}, 900_000)
