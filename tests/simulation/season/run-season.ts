import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fixturesBetween, leagues } from '@andon/bookmaker/feed'
import type { Sport } from '@andon/bookmaker/rules'
import { createDb } from '@andon/platform/sql'
import { freePort } from '@andon/tests/free-port'
import { type ServerProcess, spawnServer } from '@andon/tests/server-process'
import { createChance } from '../chance.ts'
import { type Bettor, type Board, newBettor } from './bettor.ts'
import { checkSeason, countUnfinished, type SeasonBooks } from './check-season.ts'
import { createSportsCaller, sportsHost } from './sports-caller.ts'

export interface SeasonOptions {
  readonly databaseUrl: string
  readonly natsUrl: string
  /** The folder that both servers share. */
  readonly dataDir: string
  readonly players: number
  readonly kills: number
  readonly seed: number
  /** Of the matches; all unless set. With fewer sports the matches begin when most of them are played. */
  readonly sports?: readonly Sport[]
  /** How much faster than the clock the matches are played. */
  readonly speed: number
  /** From one kill to the next at most. */
  readonly mostLoadMs: number
  /** Of each player between two wishes, on average. */
  readonly pauseMs: number
  readonly tell?: (line: string) => void
}

export interface SeasonReport extends SeasonBooks {
  readonly kills: number
  readonly told: number
  /** Bets that were not placed, by the reason. */
  readonly refused: Readonly<Record<string, number>>
  readonly sold: number
  /** Bets without an end when the time for it was over. */
  readonly unfinished: number
}

const registeredAtOnce = 10
/** Matches that end soon, so that the season does. */
const startsWithinMs = 15 * 60_000
/** Only a bet without an end takes that long. */
const endWithinMs = 1_800_000
/** The most that a kill waits for a bet since the last one. */
const betWithinMs = 120_000

/**
 * A season with two servers on one database: players bet on matches in play and on those that start soon, sell bets, and repeat what was not answered, while the
 * servers are killed at random, the one that reads the feed as well. Then all matches end, and every book is compared.
 */
export async function runSeason(options: SeasonOptions): Promise<SeasonReport> {
  const { databaseUrl, players, kills, speed, sports, mostLoadMs, pauseMs, tell = () => undefined } = options
  const chance = createChance(options.seed)
  const since = sports === undefined ? Date.now() : sinceBusy(sports, { seed: seedOf(options), speed })
  const feed = join(options.dataDir, 'season.json')
  await writeFile(
    feed,
    JSON.stringify({
      adapter: 'simulator',
      seed: seedOf(options),
      speed,
      since: new Date(since).toISOString(),
      ...(sports && { sports }),
    }),
  )
  const ports = [await freePort(), await freePort()]
  const start = (at: number) => startNode(ports[at] ?? 0, feed, options)
  const nodes = [await start(0), await start(1)]
  const call = createSportsCaller(() => nodes.map(({ origin }) => origin))
  let events: ReturnType<Board> = []
  let over = false
  const db = createDb({ connectionString: databaseUrl, maxConnections: 1 })
  try {
    const bettors: Bettor[] = []
    for (let at = 0; at < players; at += registeredAtOnce)
      bettors.push(
        ...(await Promise.all(
          Array.from({ length: Math.min(registeredAtOnce, players - at) }, (_, one) =>
            newBettor({
              origin: nodes[one % nodes.length]?.origin ?? '',
              address: `10.${(at + one) >> 8}.${(at + one) & 255}.1`,
              call,
              chance: createChance(chance.between(0, 2 ** 30)),
            }),
          ),
        )),
      )
    tell(`${bettors.length} players have registered and deposited`)
    const look = async () => {
      while (!over) {
        const simulated = since + (Date.now() - since) * speed
        const [live, upcoming] = [
          await call('listEvents', { when: 'live' }),
          await call('listEvents', { when: 'upcoming' }),
        ]
        const soon = upcoming.events.filter(({ startsAt }) => Date.parse(startsAt) < simulated + startsWithinMs)
        events = [...live.events, ...soon]
        await sleep(500)
      }
    }
    const load = Promise.all([
      look(),
      ...bettors.map(({ play }) => play(() => events, { isOver: () => over, pauseMs })),
    ])
    const countTold = () => bettors.reduce((sum, { told }) => sum + told.length, 0)
    /** A slow machine may need long for the first bet after a kill. */
    const someLoad = async (ms: number) => {
      const [before, end] = [countTold(), performance.now() + betWithinMs]
      await sleep(ms)
      while (countTold() === before && performance.now() < end) await sleep(100)
    }
    for (let kill = 1; kill <= kills; kill++) {
      await Promise.race([someLoad(chance.between(mostLoadMs / 4, mostLoadMs)), load]) // the load ends early only with an error
      const victim = chance.between(0, 1)
      nodes[victim]?.signal('SIGKILL')
      await nodes[victim]?.ended
      nodes[victim] = await start(victim)
      tell(`kill ${kill}: ${countTold()} bets so far`)
    }
    await Promise.race([someLoad(mostLoadMs), load])
    over = true
    await load
    const unfinished = await untilFinished(db, tell)
    const sum = (of: (bettor: Bettor) => number) => bettors.reduce((all, one) => all + of(one), 0)
    return {
      ...(await checkSeason(databaseUrl, bettors)),
      kills,
      unfinished,
      told: sum(({ told }) => told.length),
      sold: sum(({ sold }) => sold()),
      refused: countBy(bettors.flatMap(({ refused }) => refused)),
    }
  } finally {
    over = true
    await db.close()
    await Promise.all(nodes.map((node) => node.stop()))
  }
}

const seedOf = ({ seed }: SeasonOptions) => `season-${seed}`

const minuteMs = 60_000

/** Since when the matches have to be played faster than the clock to reach, by now, the two hours of the next day in which most matches of these sports begin. */
function sinceBusy(sports: readonly Sport[], { seed, speed }: { seed: string; speed: number }): number {
  const now = Date.now()
  const played = leagues.filter(({ sport }) => sports.includes(sport))
  const starts = fixturesBetween(now, now + 26 * 60 * minuteMs, seed, played).map(({ startsAt }) => startsAt)
  const within = (from: number) => starts.filter((at) => at >= from && at < from + 120 * minuteMs).length
  const [best = now] = Array.from({ length: 48 }, (_, half) => now + half * 30 * minuteMs).toSorted(
    (one, other) => within(other) - within(one),
  )
  return Math.floor(now - (best - now) / (speed - 1))
}

const countBy = (words: readonly string[]): Record<string, number> =>
  Object.fromEntries([...Map.groupBy(words, (word) => word)].map(([word, all]) => [word, all.length]))

async function untilFinished(db: Parameters<typeof countUnfinished>[0], tell: (line: string) => void): Promise<number> {
  const end = performance.now() + endWithinMs
  for (;;) {
    const unfinished = await countUnfinished(db)
    if (unfinished === 0 || performance.now() > end) return unfinished
    tell(`${unfinished} bets wait for their end`)
    await sleep(2_000)
  }
}

/** As a supervisor does it: a server that stops before it is ready, on a busy machine, is started again. */
async function startNode(port: number, feed: string, options: SeasonOptions, tries = 5): Promise<ServerProcess> {
  const node = await spawnServer({
    port,
    env: {
      DATABASE_URL: options.databaseUrl,
      NATS_URL: options.natsUrl,
      DATA_DIR: options.dataDir,
      DRAIN_MS: '1000',
      BOOKMAKER_FEED: feed,
      SPORTS_ORIGIN: `http://${sportsHost}:${port}`,
      TRUST_PROXY: '127.0.0.1',
    },
  })
  try {
    await node.ready()
    return node
  } catch (error) {
    await node.stop()
    if (tries === 1) throw error
    options.tell?.(`a server stopped before it was ready and is started again: ${String(error).slice(0, 2_000)}`)
    return startNode(port, feed, options, tries - 1)
  }
}
