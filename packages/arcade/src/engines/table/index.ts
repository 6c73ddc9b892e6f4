import type { OwnMechanic } from '@andon/contract/games/sheet'
import { assert } from '@andon/platform/assert'
import * as v from 'valibot'
import type { ConfigOf } from '../../game-config.ts'
import type { TableLimits } from '../bets.ts'
import type { GameKind } from '../kind.ts'
import { baccaratRules } from './baccarat/baccarat-rules.ts'
import { chinchiroRules } from './chinchiro/chinchiro-rules.ts'
import { choHanRules } from './cho-han/cho-han-rules.ts'
import { type TableDisplay, tableDisplay } from './display.ts'
import { dragonTigerRules } from './dragon-tiger/dragon-tiger-rules.ts'
import { type TableEvent, tableEvents } from './events.ts'
import { rouletteRules } from './roulette/roulette-rules.ts'
import { sicBoRules } from './sic-bo/sic-bo-rules.ts'
import { wheelRules } from './wheel/wheel-rules.ts'

declare module '../kind.ts' {
  interface KindTypes {
    table: { display: TableDisplay; event: TableEvent }
  }
}

export type TableConfig = ConfigOf<'table'>

/** By mechanic: its word for the site. */
const mechanics: Readonly<Record<string, OwnMechanic>> = {
  roulette: { id: 'roulette', name: { ja: 'ルーレット', en: 'roulette' } },
  'sic-bo': { id: 'sic-bo', name: { ja: '大小（シックボー）', en: 'sic bo' } },
  chinchiro: { id: 'chinchiro', name: { ja: 'チンチロ', en: 'chinchiro' } },
  'cho-han': { id: 'cho-han', name: { ja: '丁半', en: 'chō-han' } },
  baccarat: { id: 'baccarat', name: { ja: 'バカラ', en: 'baccarat' } },
  'dragon-tiger': { id: 'dragon-tiger', name: { ja: 'ドラゴンタイガー', en: 'dragon tiger' } },
  wheel: { id: 'money-wheel', name: { ja: 'マネーホイール', en: 'money wheel' } },
}

/** Tables: a layout of bets, and one draw that settles them all. */
export const kind: GameKind<'table'> = {
  name: 'table',
  rules: v.variant('mechanic', [
    rouletteRules,
    sicBoRules,
    choHanRules,
    baccaratRules,
    dragonTigerRules,
    chinchiroRules,
    wheelRules,
  ]),
  display: tableDisplay,
  events: tableEvents,
  mechanicsOf: ({ mechanic }) => {
    const word = mechanics[mechanic]
    assert(word, `the mechanic ${mechanic} has a word`)
    return [word]
  },
  paidBy: (event) => (event.type === 'betPaid' ? event.amount : 0),
  stakeUnitOf: ({ unit }) => unit,
  samples: {
    rounds: 600,
    choice: sampleLayout,
    action: () => null,
  },
}

/** Every third round one spot alone of the table that is offered first, for wins of each size; in the others up to six, at one table. */
function sampleLayout(
  { spots, tables }: Pick<TableDisplay, 'spots' | 'tables'>,
  { sample, table }: { readonly sample: number; readonly table: TableLimits | null },
): Record<string, number> {
  const count = sample % 3 === 0 ? 1 : 2 + (sample % 5)
  const at = (count === 1 ? tables[0] : tables[sample % tables.length]) ?? null
  const offered = spots.filter((spot) => spot.table === null || spot.table === at)
  const laid = Array.from({ length: count }, (_, turn) => offered[(sample * 17 + turn * 41) % offered.length])
  return Object.fromEntries(
    laid.flatMap((spot, turn) => {
      const limits = spot && table?.bets[spot.sort]
      if (!limits) return []
      const amount = limits.least * (1 + ((sample + turn) % 3))
      return [[spot.id, Math.min(limits.most, amount)] as const]
    }),
  )
}
