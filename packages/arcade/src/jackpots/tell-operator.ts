import { isDeepStrictEqual } from 'node:util'
import type { JackpotSent } from '@andon/contract/wallet-api/jackpot-meters'
import { createLoop } from '@andon/platform/loop'
import type { Deps } from '../deps.ts'
import { openingMeters } from './draw-jackpots.ts'
import { prizeOf } from './draw-levels.ts'
import { type Pool, runs } from './pools.ts'
import { returnOf, shareText } from './shares.ts'
import { openMeters, readMeters, type StoredMeter } from './store.ts'
import { type JackpotLevel, jackpotLevels, type LevelTerms, meterName, operatorLevels } from './terms.ts'

const turnEveryMs = 1_000
/** All of them again so often: the operator forgets what it does not hear of for a minute. */
const allEveryMs = 15_000

/**
 * States the meters of all pools to the operator once a second where they have changed, and all of them four times a minute. Nothing depends on it: a call that fails is made again
 * with what holds then. Every server does it; the operator keeps what was read last.
 */
export function createMeterTeller(
  { db, clock, log, titles, operatorWallet }: Pick<Deps, 'db' | 'clock' | 'log' | 'titles' | 'operatorWallet'>,
  pools: readonly Pool[],
) {
  const offered = pools
    .filter(runs)
    .map((pool) => ({ ...pool, titles: pool.titles.filter((code) => titles.find(code)) }))
    .filter((pool) => pool.titles.length > 0)
  let last: readonly JackpotSent[] = []
  /** The operator has refused a game: said once. */
  let isUnknown = false
  let allToldAt = Number.NEGATIVE_INFINITY

  async function turn(): Promise<void> {
    if (offered.length === 0) return
    const at = clock.now().epochMilliseconds
    const jackpots = await read(at)
    const all = Math.abs(at - allToldAt) >= allEveryMs
    const changed = jackpots.filter((one, place) => all || !isDeepStrictEqual(one, last[place]))
    if (changed.length === 0) return
    const told = await operatorWallet.call('jackpotMeters', { at, jackpots: changed })
    if (told.outcome === 'refused' && told.code === 'GAME_UNKNOWN') {
      if (!isUnknown) log.warn({ why: told.why }, 'the operator does not list all games with jackpots, or not yet')
      isUnknown = true
      return
    }
    if (told.outcome !== 'ok') throw new Error(`the operator took no meters of jackpots: ${told.why}`)
    isUnknown = false
    last = jackpots
    if (all) allToldAt = at
  }

  async function read(at: number): Promise<JackpotSent[]> {
    const wanted = offered.flatMap((pool) => jackpotLevels.map((level) => ({ pool, level })))
    let meters = metersByName(await readMeters(db))
    if (wanted.some(({ pool, level }) => !meters.has(meterName(pool.id, level)))) {
      await openMeters(
        db,
        openingMeters(
          offered.map(({ terms }) => terms),
          at,
        ),
      )
      meters = metersByName(await readMeters(db))
    }
    return wanted.flatMap(({ pool, level }) => {
      const meter = meters.get(meterName(pool.id, level))
      return meter ? [sentOf(pool, level, meter)] : []
    })
  }

  const loop = createLoop(turn, { everyMs: turnEveryMs, log, what: 'telling the operator of jackpots' })
  return { start: loop.start, stop: loop.stop, tell: turn }
}

const metersByName = (meters: readonly StoredMeter[]) =>
  new Map(meters.map((one) => [meterName(one.pool, one.level), one]))

function sentOf(pool: Pool, level: JackpotLevel, { meter, dueAt }: StoredMeter): JackpotSent {
  const { name, seed, drop, increment, reserve } = pool.levels[level]
  const rtp = returnOf({ level, seed, increment, reserve, drop })
  return {
    jackpot: meterName(pool.id, level),
    name,
    level: operatorLevels[level],
    amount: prizeOf({ drop }, meter),
    currency: pool.currency,
    games: [...pool.titles],
    ...(pool.sites && { sites: pool.sites }),
    seed,
    shareOfStake: shareText(increment + reserve),
    increment: shareText(increment),
    ...(rtp !== undefined && { rtp }),
    ...(drop.by === 'amount' && { mustDropAt: drop.cap }),
    ...(drop.by === 'time' && { minimumStake: drop.minimumStake }),
    ...(drop.by === 'time' && dueAt !== null && { mustDropBy: dueAt }),
    ...(drop.by === 'chance' && { odds: oddsText(drop) }),
  }
}

/** The chance of a stake of one minor unit. */
const oddsText = ({ oneIn }: Extract<LevelTerms['drop'], { by: 'chance' }>) => `1 : ${oneIn.toLocaleString('en')}`
