import { minor } from '@andon/money'
import { type Fraction, one } from '@andon/money/fraction'
import * as v from 'valibot'
import type { Draws } from '../../../rng/draws.ts'
import type { Engine, Step } from '../../engine.ts'
import type { CardsEvent } from '../events.ts'
import { type Guess, type HighLowRules, isOffered, isRight, monthsRight, oddsWith, prize } from './rules.ts'

const hand = 0

export interface HighLowState {
  /** Shown, 1 to 12. */
  readonly month: number
  /** The odds of the right guesses, multiplied; 1 before the first. */
  readonly odds: Fraction
  readonly steps: number
  readonly skips: number
}

const named = { hand: v.literal(hand) }
const action = v.variant('type', [
  v.strictObject({ type: v.literal('guess'), ...named, guess: v.picklist(['higher', 'lower']) }),
  v.strictObject({ type: v.literal('skip'), ...named }),
  v.strictObject({ type: v.literal('cashOut'), ...named }),
  /** The server's alone: guesses the likelier side if there is no right guess yet, then cashes out. */
  v.strictObject({ type: v.literal('timeOut'), ...named }),
])
export type HighLowAction = v.InferOutput<typeof action>

/** Null for what is no action. */
export function readAction(sent: unknown): HighLowAction | null {
  const parsed = v.safeParse(action, sent)
  return parsed.success ? parsed.output : null
}

interface Turn {
  readonly rules: HighLowRules
  readonly draws: Draws
  readonly stake: number
  readonly byTimeOut: boolean
}

/**
 * High-low. A month is drawn when it is shown, so no later one is decided before. Cashing out needs a right guess, so that each round is at risk and the mean win is the same for
 * every way to play; a wrong guess ends the round without a win. When no guess of any month could follow, the round pays by itself.
 */
export const highLow: Engine<HighLowRules, null, HighLowState, HighLowAction, CardsEvent> = {
  open: (rules, { draws, stake }) => {
    const state = { month: drawMonth(rules, draws), odds: one, steps: 0, skips: 0 }
    return goOn(state, [shown(rules, { stake, state, skipped: false })])
  },
  allows: (rules, { state, action: wanted }) => {
    switch (wanted.type) {
      case 'guess':
        return isOffered(rules, oddsWith(rules, state.odds, monthsRight(rules, state.month, wanted.guess)))
      case 'skip':
        return state.skips < rules.mostSkips
      case 'cashOut':
        return state.steps > 0
      case 'timeOut':
        return true
    }
  },
  act: (rules, { draws, stake, state, action: taken }) => {
    const turn = { rules, draws, stake, byTimeOut: taken.type === 'timeOut' }
    switch (taken.type) {
      case 'guess':
        return guessMonth(state, taken.guess, turn)
      case 'skip': {
        const next = { ...state, month: drawMonth(rules, draws), skips: state.skips + 1 }
        return goOn(next, [shown(rules, { stake, state: next, skipped: true })])
      }
      case 'cashOut':
        return cashOut(state, [], turn)
      case 'timeOut':
        return state.steps > 0 ? cashOut(state, [], turn) : guessMonth(state, likelier(rules, state.month), turn)
    }
  },
  defaultAction: () => ({ type: 'timeOut', hand }),
}

/** The side on which more months are right. */
export function likelier(rules: HighLowRules, month: number): Guess {
  return monthsRight(rules, month, 'higher') >= monthsRight(rules, month, 'lower') ? 'higher' : 'lower'
}

function drawMonth({ months }: HighLowRules, draws: Draws): number {
  return draws.uniform(months) + 1
}

function guessMonth(before: HighLowState, guess: Guess, turn: Turn): Step<HighLowState, CardsEvent> {
  const { rules, draws, stake, byTimeOut } = turn
  const month = drawMonth(rules, draws)
  const { month: from, steps } = before
  if (!isRight(rules, { month: from, guess, next: month })) {
    const wrong = { type: 'monthGuessed', hand, guess, month, right: false, steps, amount: 0, byTimeOut } as const
    return end({ ...before, month }, 0, [wrong])
  }
  const odds = oddsWith(rules, before.odds, monthsRight(rules, from, guess))
  const state = { ...before, month, odds, steps: steps + 1 }
  const amount = minor(prize(rules, { stake, odds }))
  const right = { type: 'monthGuessed', hand, guess, month, right: true, steps: steps + 1, amount, byTimeOut } as const
  const mayGuess = isOffered(rules, oddsWith(rules, odds, rules.months - 1))
  if (byTimeOut || !mayGuess) return cashOut(state, [right], turn)
  return goOn(state, [right, shown(rules, { stake, state, skipped: false })])
}

function cashOut(
  state: HighLowState,
  before: readonly CardsEvent[],
  { rules, stake, byTimeOut }: Turn,
): Step<HighLowState, CardsEvent> {
  const amount = minor(prize(rules, { stake, odds: state.odds }))
  return end(state, amount, [...before, { type: 'highLowPaid', hand, steps: state.steps, amount, byTimeOut }])
}

function shown(
  rules: HighLowRules,
  { stake, state, skipped }: { readonly stake: number; readonly state: HighLowState; readonly skipped: boolean },
): CardsEvent {
  const offered = (guess: Guess) => {
    const months = monthsRight(rules, state.month, guess)
    const odds = oddsWith(rules, state.odds, months)
    return isOffered(rules, odds) ? { months, amount: minor(prize(rules, { stake, odds })) } : null
  }
  return {
    type: 'monthShown',
    hand,
    month: state.month,
    higher: offered('higher'),
    lower: offered('lower'),
    skipsLeft: rules.mostSkips - state.skips,
    skipped,
  }
}

const goOn = (state: HighLowState, events: readonly CardsEvent[]): Step<HighLowState, CardsEvent> => ({
  state,
  events,
  furtherStake: 0,
  win: null,
})

const end = (state: HighLowState, win: number, events: readonly CardsEvent[]): Step<HighLowState, CardsEvent> => ({
  state,
  events: [...events, { type: 'roundEnd', amount: win }],
  furtherStake: 0,
  win,
})
