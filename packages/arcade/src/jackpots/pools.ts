import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { inEveryLanguage } from '@andon/contract/languages'
import type { Currency } from '@andon/money'
import { assert } from '@andon/platform/assert'
import * as v from 'valibot'
import { type JackpotTerms, jackpotLevels, jackpotTerms, ruleFields } from './terms.ts'

const name = v.strictObject(inEveryLanguage(() => v.pipe(v.string(), v.minLength(1), v.maxLength(60))))
const levelFile = v.strictObject({ name, ...ruleFields })
const poolFile = v.strictObject({
  name,
  /** Codes of the games whose rounds contribute and win. Their rounds are decided when they begin. */
  titles: v.pipe(v.array(v.string()), v.minLength(1)),
  levels: v.strictObject({ grand: levelFile, major: levelFile, mini: levelFile }),
})
type PoolFile = v.InferOutput<typeof poolFile>

/** A pool of jackpots that several games fill and win. */
export interface Pool extends PoolFile {
  readonly id: string
  readonly currency: Currency
  /** What its rounds are started under. */
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
  return { ...pool, id, currency: 'JPY', terms: v.parse(jackpotTerms, { pool: id, levels }) }
}

const folder = join(import.meta.dirname, 'pools')

/** Every pool that ships: each file of `pools/`. */
export const pools: readonly Pool[] = readdirSync(folder)
  .filter((file) => file.endsWith('.json'))
  .map((file) => poolOf(basename(file, '.json'), JSON.parse(readFileSync(join(folder, file), 'utf8'))))

/** The pool of each game; a game has one at most. */
export function poolsByTitle(all: readonly Pool[]): ReadonlyMap<string, Pool> {
  const entries = all.flatMap((pool) => pool.titles.map((title) => [title, pool] as const))
  const found = new Map(entries)
  assert(found.size === entries.length, 'a game is in one pool at most')
  return found
}
