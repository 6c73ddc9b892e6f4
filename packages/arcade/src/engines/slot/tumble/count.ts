import { assert } from '@andon/platform/assert'
import { addCounts, type Counts, readOutcome } from '../../title-maths.ts'
import { type CycleShare, everySpin } from './every-spin.ts'
import { entryFor, multiplierAfter, type ScatterAward, type TumbleMode, type TumbleRules } from './rules.ts'

/** The outcome of one or more stops. */
export interface SpinOutcome {
  /** Units of each win in turn, without multiplier; of a base spin their sum with it. */
  readonly won: readonly number[]
  readonly falls: number
  readonly award: ScatterAward
  readonly stops: bigint
}

/**
 * Counts every stop by its outcome: the win in pay units with the multiplier beginning at 1, scatter win included; then, of free spins that fell more than
 * once, the units won before each fall, because the multiplier may begin higher; and the number of scatters if they win something: `31 5-3-6,scatters:4`. `capped` marks a
 * spin that the most falls ended.
 */
export function countTumble(rules: TumbleRules, share: CycleShare): Counts {
  const { mode } = share
  const leasts = Object.keys(rules.scatter).map(Number)
  const awarded = (scatters: number) => leasts.findLast((least) => least <= scatters) ?? 0
  const lost: number[] = []
  const won = new Map<string, number>()
  const visitor = {
    won: (units: readonly number[], scatters: number) => {
      const path = `${units.join('-')},${awarded(scatters)}`
      won.set(path, (won.get(path) ?? 0) + 1)
    },
    lost: (scatters: number) => {
      lost[awarded(scatters)] = (lost[awarded(scatters)] ?? 0) + 1
    },
  }
  everySpin(rules, share, visitor)
  const lostCounts = lost.flatMap((stops, scatters): [string, bigint][] => [
    [outcomeText(rules, { mode, won: [], scatters }), BigInt(stops)],
  ])
  const wonCounts = [...won].map(([path, stops]): [string, bigint] => {
    const [units = '', scatters] = path.split(',')
    return [outcomeText(rules, { mode, won: units.split('-').map(Number), scatters: Number(scatters) }), BigInt(stops)]
  })
  return addCounts([...lostCounts, ...wonCounts].map((count) => new Map([count])))
}

/** `scatters`: the least count of the award that was won, or 0. */
export function outcomeText(
  rules: TumbleRules,
  { mode, won, scatters }: { readonly mode: TumbleMode; readonly won: readonly number[]; readonly scatters: number },
): string {
  const award = entryFor(rules.scatter, scatters)
  const win = winOf(rules, { won, award: award ?? noAward }, 1)
  const path = mode === 'free' && won.length > 1 ? [won.join('-')] : []
  const capped = won.length > rules.mostFalls ? ['capped'] : []
  const leadsTo = [...path, ...(award ? [`scatters:${scatters}`] : []), ...capped].join(',')
  return leadsTo === '' ? `${win}` : `${win} ${leadsTo}`
}

export function spinOutcomes(rules: TumbleRules, counts: Counts): readonly SpinOutcome[] {
  return [...counts].map(([outcome, stops]) => {
    const { win, leadsTo } = readOutcome(outcome)
    const [, path, scatters] = /^(?:([\d-]+)(?:,|$))?(?:scatters:(\d+))?,?(?:capped)?$/.exec(leadsTo) ?? []
    const award = scatters === undefined ? noAward : entryFor(rules.scatter, Number(scatters))
    assert(award, 'counted scatters win something')
    const bySymbols = win - award.stakeMultiple * rules.payUnit
    const won = path?.split('-').map(Number) ?? (bySymbols > 0 ? [bySymbols] : [])
    return { won, falls: Math.min(won.length, rules.mostFalls), award, stops }
  })
}

/** In pay units, scatter win included, of a spin that begins with the multiplier `from`. */
export function winOf(
  rules: Pick<TumbleRules, 'multiplier' | 'payUnit'>,
  { won, award }: Pick<SpinOutcome, 'won' | 'award'>,
  from: number,
): number {
  return won.reduce(
    (sum, units, falls) => sum + units * multiplierAfter(rules, { from, falls }),
    award.stakeMultiple * rules.payUnit,
  )
}

const noAward: ScatterAward = { stakeMultiple: 0, freeSpins: 0 }
