import { minor } from '@andon/money'
import { floor, fraction, multiply } from '@andon/money/fraction'
import * as v from 'valibot'
import type { Engine } from '../../engine.ts'
import type { Figures } from '../../figures.ts'
import { createGame, type Game } from '../../game.ts'
import { exactOf } from '../display.ts'
import type { SliderEvent } from '../events.ts'
import { isOffered, multipleOf, type SliderBet, type SliderRules, sliderSides } from './slider-rules.ts'

/** Chosen together with the stake. */
const sliderChoice = v.strictObject({ side: v.picklist(sliderSides), at: v.pipe(v.number(), v.integer()) })

const never = (): never => {
  throw new Error('a round of the slider takes no action')
}

/** One draw of a number. What a win pays is rounded down once. */
export const slider: Engine<SliderRules, SliderBet, null, never, SliderEvent> = {
  open: (rules, { draws, stake, choice: { side, at } }) => {
    const number = draws.uniform(rules.numbers)
    const won = side === 'under' ? number < at : number > at
    const amount = won ? minor(Number(floor(multiply(fraction(stake), multipleOf(rules, { side, at }))))) : 0
    const paid: SliderEvent[] = amount > 0 ? [{ type: 'sliderPaid', amount }] : []
    return {
      state: null,
      events: [{ type: 'numberDrawn', stake, side, at, number, won }, ...paid, { type: 'roundEnd', amount }],
      furtherStake: 0,
      win: amount,
    }
  },
  act: never,
  allows: () => false,
  defaultAction: never,
}

/** Joins the engine, the rules and their figures. `preset`: the bet that is offered first. */
export function createSlider({
  rules,
  figures,
  preset,
}: {
  rules: SliderRules
  figures: Figures
  preset: SliderBet
}): Game {
  const { numerator, denominator } = rules.return
  return createGame({
    engine: slider,
    rules,
    figures,
    display: {
      engine: 'instant',
      game: {
        play: 'slider',
        numbers: rules.numbers,
        winning: { ...rules.winning },
        return: exactOf(fraction(numerator, denominator)),
        preset: { ...preset },
      },
    },
    parseChoice: (sent) => {
      const choice = v.safeParse(sliderChoice, sent)
      return choice.success && isOffered(rules, choice.output) ? { choice: choice.output } : null
    },
    parseAction: () => null,
  })
}
