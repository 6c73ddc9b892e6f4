import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { inEveryLanguage } from '@andon/contract/languages'
import { siteCode } from '@andon/contract/offered-where'
import type { Currency } from '@andon/money'
import { assert } from '@andon/platform/assert'
import * as v from 'valibot'
import { type JackpotTerms, jackpotLevels, jackpotTerms, poolCurrency, poolId, ruleFields } from './terms.ts'

const name = v.strictObject(inEveryLanguage(() => v.pipe(v.string(), v.minLength(1), v.maxLength(60))))
const levelFile = v.strictObject({ name, ...ruleFields })
const poolFile = v.strictObject({
  name,
  /** Codes of the games whose rounds contribute and win. Their rounds are decided when they begin. */
  titles: v.pipe(v.array(v.string()), v.minLength(1)),
  /** Codes of the brands whose rounds take part; all unless set. */
  sites: v.optional(v.pipe(v.array(siteCode), v.minLength(1))),
  /** The pool gets no rounds any more; its money goes to the pool of this id, by a command of staff. */
  retiredInto: v.optional(poolId),
  levels: v.strictObject({ grand: levelFile, major: levelFile, mini: levelFile }),
})
type PoolFile = v.InferOutput<typeof poolFile>

/** A pool of jackpots that several games fill and win. */
export interface Pool extends PoolFile {
  readonly id: string
  readonly currency: Currency
  /** The terms that its rounds are started under. */
  readonly terms: JackpotTerms
}

/** Throws for a pool that is not well formed, or whose cap is below its seed. */
export function poolOf(id: string, file: unknown): Pool {
  const pool = v.parse(poolFile, file)
  const levels = jackpotLevels.map((level) => {
    const { name: _, ...rules } = pool.levels[level]
    return { level, ...rules }
  })
  for (const { level, seed, drop } of levels)
    assert(drop.by === 'time' || drop.cap > seed, `the cap of ${id}.${level} is above its seed`)
  return { ...pool, id, currency: poolCurrency, terms: v.parse(jackpotTerms, { pool: id, levels }) }
}

const folder = join(import.meta.dirname, 'pools')

/** Every pool that ships: each file of `pools/`. */
export const pools: readonly Pool[] = readdirSync(folder)
  .filter((file) => file.endsWith('.json'))
  .map((file) => poolOf(basename(file, '.json'), JSON.parse(readFileSync(join(folder, file), 'utf8'))))

/** True if rounds still contribute to it. */
export const runs = ({ retiredInto }: Pool) => retiredInto === undefined

export type FindPool = (round: { readonly gameCode: string; readonly site: string | null }) => Pool | undefined

/** The pool of a game at a brand. Throws where a game has two pools at one brand. */
export function findPoolIn(all: readonly Pool[]): FindPool {
  const entries = all.filter(runs).flatMap((pool) => pool.titles.map((title) => ({ title, pool })))
  const ofTitle = Map.groupBy(entries, ({ title }) => title)
  for (const [title, own] of ofTitle)
    assert(
      own.every(({ pool }, at) => own.slice(at + 1).every((other) => !overlap(pool, other.pool))),
      `${title} is in one pool at most at each brand`,
    )
  return ({ gameCode, site }) => ofTitle.get(gameCode)?.find(({ pool }) => isOf(pool, site))?.pool
}

const isOf = ({ sites }: Pool, site: string | null) => sites === undefined || (site !== null && sites.includes(site))
const overlap = (one: Pool, other: Pool) =>
  one.sites === undefined || other.sites === undefined || one.sites.some((site) => other.sites?.includes(site))
