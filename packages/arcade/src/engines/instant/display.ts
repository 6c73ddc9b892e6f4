import { type Fraction, toNumber } from '@andon/money/fraction'
import * as v from 'valibot'
import { plinkoRisks } from '../../maths/plinko-risks.ts'

/** An exact share or multiple; its parts are too large for JSON numbers. */
const exact = v.object({ numerator: v.string(), denominator: v.string(), decimal: v.number() })

export function exactOf(value: Fraction): v.InferOutput<typeof exact> {
  return { numerator: `${value.numerator}`, denominator: `${value.denominator}`, decimal: toNumber(value) }
}

const boardDisplay = v.object({
  play: v.literal('board'),
  columns: v.number(),
  rows: v.number(),
  /** For each number of hazards that the player may choose: what cashing out pays after 1, 2, … opened cells, as an exact multiple of the stake. */
  ladders: v.array(v.object({ hazards: v.number(), steps: v.array(exact) })),
  defaultHazards: v.number(),
  /** This long after the start of the round the server opens a drawn cell, if none is open yet, and cashes out. */
  actWithinHours: v.number(),
})

const plinkoDisplay = v.object({
  play: v.literal('plinko'),
  tables: v.array(
    v.object({
      rows: v.number(),
      risk: v.picklist(plinkoRisks),
      /** From the left. `ways`: so many of the 2^rows paths, each as likely as any other, end in the bin. */
      bins: v.array(v.object({ multiple: exact, ways: v.number() })),
      /** Before wins are rounded down, as a multiple of the stake. */
      rtp: exact,
      /** The standard deviation of the win, as a multiple of the stake. */
      standardDeviation: v.number(),
      /** Chance of more than the stake. */
      aboveStake: exact,
    }),
  ),
  /** The table that is offered first, by which the game's figures are stated. */
  preset: v.object({ rows: v.number(), risk: v.picklist(plinkoRisks) }),
})

const sliderDisplay = v.object({
  play: v.literal('slider'),
  /** The count of equally likely numbers, from 0, in hundredths. */
  numbers: v.number(),
  winning: v.object({ least: v.number(), most: v.number() }),
  /** A win pays this ÷ its chance. */
  return: exact,
  /** The bet that is offered first, by which the game's figures are stated. `at`: the mark, in hundredths. */
  preset: v.object({ side: v.picklist(['under', 'over']), at: v.number() }),
})

/** The fields that an instant game's client needs in order to draw it and its prizes, by `game.play`. */
export const instantDisplay = v.object({
  engine: v.literal('instant'),
  game: v.variant('play', [boardDisplay, plinkoDisplay, sliderDisplay]),
})
export type InstantDisplay = v.InferOutput<typeof instantDisplay>
export type BoardDisplay = v.InferOutput<typeof boardDisplay>
export type PlinkoDisplay = v.InferOutput<typeof plinkoDisplay>
export type SliderDisplay = v.InferOutput<typeof sliderDisplay>
