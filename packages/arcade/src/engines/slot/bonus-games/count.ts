import type { Counts } from '../../title-maths.ts'
import { countWindows, fullLine } from '../kernel/count-windows.ts'
import { windowsOf } from '../kernel/window.ts'
import { type BonusGamesMode, type BonusGamesRules, bonuses } from './rules.ts'

/** Counts every stop by its win in stakes per line and, in the base spin, the bonus that it starts. */
export function countBonusGames(
  rules: BonusGamesRules,
  { mode, part, parts }: { mode: BonusGamesMode; part: number; parts: number },
): Counts {
  const strips = rules.strips[mode]
  const starting = bonuses.map((bonus) => ({
    bonus,
    line: fullLine(rules, { symbol: rules.bonuses[bonus].symbol, reels: strips.length }),
  }))
  return countWindows(rules, {
    part,
    parts,
    reels: strips.map((strip) => windowsOf(strip, rules.rows).map((column) => ({ column, mark: 0 }))),
    outcomeOf: ({ win, lines }) => {
      const found = mode === 'base' ? starting.find(({ line }) => lines.includes(line)) : undefined
      return found ? `${win} ${found.bonus}` : `${win}`
    },
  })
}
