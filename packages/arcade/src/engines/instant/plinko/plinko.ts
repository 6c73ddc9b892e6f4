import { minor } from '@andon/money'
import { floor, fraction, multiply } from '@andon/money/fraction'
import { assert } from '@andon/platform/assert'
import * as v from 'valibot'
import { figuresOfBet } from '../../../maths/bet-payouts.ts'
import { type PlinkoTable, waysTo } from '../../../maths/plinko.ts'
import { plinkoRisks } from '../../../maths/plinko-risks.ts'
import type { Engine } from '../../engine.ts'
import type { Figures } from '../../figures.ts'
import { createGame, type Game } from '../../game.ts'
import { exactOf, type InstantDisplay } from '../display.ts'
import type { PlinkoEvent } from '../events.ts'
import { payoutsOfTable } from './plinko-maths.ts'
import { binsOf, type PlinkoRules } from './plinko-rules.ts'

/** Chosen together with the stake. */
const plinkoChoice = v.strictObject({ rows: v.pipe(v.number(), v.integer()), risk: v.picklist(plinkoRisks) })

const never = (): never => {
  throw new Error('a round of plinko takes no action')
}

/** One draw of 0 (left) or 1 (right) for each row, from the top. What the bin pays is rounded down once. */
export const plinko: Engine<PlinkoRules, PlinkoTable, null, never, PlinkoEvent> = {
  open: (rules, { draws, stake, choice: { rows, risk } }) => {
    const path = Array.from({ length: rows }, () => (draws.uniform(2) === 1 ? 'R' : 'L'))
    const bin = path.filter((side) => side === 'R').length
    const multiple = binsOf(rules, { rows, risk })?.[bin]
    assert(multiple, 'each way ends in a bin')
    const amount = minor(Number(floor(multiply(fraction(stake), multiple))))
    const paid: PlinkoEvent[] = amount > 0 ? [{ type: 'binPaid', bin, amount }] : []
    return {
      state: null,
      events: [
        { type: 'ballDropped', stake, rows, risk, path: path.join(''), bin },
        ...paid,
        { type: 'roundEnd', amount },
      ],
      furtherStake: 0,
      win: amount,
    }
  },
  act: never,
  allows: () => false,
  defaultAction: never,
}

/** Joins the engine, the rules and their figures. `preset`: the table that is offered first. */
export function createPlinko({
  rules,
  figures,
  preset,
}: {
  rules: PlinkoRules
  figures: Figures
  preset: PlinkoTable
}): Game {
  return createGame({
    engine: plinko,
    rules,
    figures,
    display: plinkoDisplay(rules, preset),
    parseChoice: (sent) => {
      const choice = v.safeParse(plinkoChoice, sent)
      return choice.success && binsOf(rules, choice.output) ? { choice: choice.output } : null
    },
    parseAction: () => null,
  })
}

function plinkoDisplay(rules: PlinkoRules, preset: PlinkoTable): InstantDisplay {
  return {
    engine: 'instant',
    game: {
      play: 'plinko',
      tables: rules.tables.map(({ rows, risk }) => {
        const ways = waysTo(rows)
        const bins = binsOf(rules, { rows, risk }) ?? []
        const { rtp, variance, aboveStake } = figuresOfBet(payoutsOfTable(rules, { rows, risk }))
        return {
          rows,
          risk,
          bins: bins.map((multiple, bin) => ({ multiple: exactOf(multiple), ways: Number(ways[bin] ?? 0n) })),
          rtp: exactOf(rtp),
          standardDeviation: Math.sqrt(exactOf(variance).decimal),
          aboveStake: exactOf(aboveStake),
        }
      }),
      preset: { rows: preset.rows, risk: preset.risk },
    },
  }
}
