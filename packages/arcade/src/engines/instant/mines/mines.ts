import { minor } from '@andon/money'
import { assert } from '@andon/platform/assert'
import * as v from 'valibot'
import type { Draws } from '../../../rng/draws.ts'
import type { Engine, Step } from '../../engine.ts'
import type { Figures } from '../../figures.ts'
import { createGame, type Game } from '../../game.ts'
import { exactOf, type InstantDisplay } from '../display.ts'
import type { BoardEvent } from '../events.ts'
import { cellsOf, ladder, type MinesRules, prize } from './mines-rules.ts'

/** Chosen together with the stake. */
const minesChoice = v.strictObject({ hazards: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(24)) })
type MinesChoice = v.InferOutput<typeof minesChoice>

const minesAction = v.variant('type', [
  v.strictObject({ type: v.literal('open'), cell: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(99)) }),
  v.strictObject({ type: v.literal('cashOut') }),
  /** Only the server's default action: opens a drawn cell if none is open yet, then cashes out. */
  v.strictObject({ type: v.literal('timeOut') }),
])
type MinesAction = v.InferOutput<typeof minesAction>

/** Known to the server alone until the round ends. */
export interface MinesState {
  readonly hazards: readonly number[]
  /** Opened without a hazard, in order. */
  readonly opened: readonly number[]
}

/**
 * Mines. `open` draws the hazards, so that nothing that the player does changes where they are. The player opens cells one by one, and may cash out after each. A
 * hazard ends the round without a win; the last step of the ladder pays by itself. Cashing out needs an open cell, also on time-out, so that each round is at
 * risk and the mean win is the same for every way to play.
 */
export const mines: Engine<MinesRules, MinesChoice, MinesState, MinesAction, BoardEvent> = {
  open: (rules, { draws, choice }) => {
    const cells = cellsOf(rules)
    const state = { hazards: drawHazards(draws, { cells, hazards: choice.hazards }), opened: [] }
    return goOn(state, [{ type: 'boardOpened', cells, hazards: choice.hazards }])
  },
  allows: (rules, { state: { opened }, action }) => {
    if (action.type === 'open') return action.cell < cellsOf(rules) && !opened.includes(action.cell)
    return action.type === 'timeOut' || opened.length > 0
  },
  act: (rules, { draws, stake, state, action }) => {
    switch (action.type) {
      case 'open':
        return openCell(rules, { stake, state, cell: action.cell, byTimeOut: false })
      case 'cashOut':
        return cashOut(rules, { stake, state, byTimeOut: false, before: [] })
      case 'timeOut': {
        if (state.opened.length > 0) return cashOut(rules, { stake, state, byTimeOut: true, before: [] })
        return openCell(rules, { stake, state, cell: draws.uniform(cellsOf(rules)), byTimeOut: true })
      }
    }
  },
  defaultAction: () => ({ type: 'timeOut' }),
}

/** Joins the engine, the rules and their figures. */
export function createMines({
  rules,
  figures,
  defaultHazards,
  actWithinHours,
}: {
  rules: MinesRules
  figures: Figures
  defaultHazards: number
  actWithinHours: number
}): Game {
  const { least, most } = rules.hazards
  return createGame({
    engine: mines,
    rules,
    figures,
    display: minesDisplay(rules, { defaultHazards, actWithinHours }),
    parseChoice: (sent) => {
      const choice = v.safeParse(minesChoice, sent)
      const offered = choice.success && choice.output.hazards >= least && choice.output.hazards <= most
      return offered ? { choice: choice.output } : null
    },
    parseAction: (sent) => {
      const action = v.safeParse(minesAction, sent)
      return action.success ? action.output : null
    },
    onlyForServer: ({ type }) => type === 'timeOut',
  })
}

function minesDisplay(
  rules: MinesRules,
  terms: { readonly defaultHazards: number; readonly actWithinHours: number },
): InstantDisplay {
  const { least, most } = rules.hazards
  return {
    engine: 'instant',
    game: {
      play: 'board',
      columns: rules.columns,
      rows: rules.rows,
      ladders: Array.from({ length: most - least + 1 }, (_, more) => ({
        hazards: least + more,
        steps: ladder(rules, least + more).map(exactOf),
      })),
      ...terms,
    },
  }
}

/**
 * A partial Fisher–Yates shuffle: from the cells in order, the first hazard is one of all, the next one of the others, and so on, each with one draw. Every set
 * of hazards is equally likely.
 */
function drawHazards(draws: Draws, { cells, hazards }: { cells: number; hazards: number }): number[] {
  const shuffled = Array.from({ length: cells }, (_, cell) => cell)
  for (let drawn = 0; drawn < hazards; drawn++) {
    const at = drawn + draws.uniform(cells - drawn)
    const [one, other] = [shuffled[drawn], shuffled[at]]
    assert(one !== undefined && other !== undefined, 'a drawn place is on the board')
    shuffled[drawn] = other
    shuffled[at] = one
  }
  return shuffled.slice(0, hazards).sort((a, b) => a - b)
}

interface Turn {
  readonly stake: number
  readonly state: MinesState
  readonly byTimeOut: boolean
}

function openCell(
  rules: MinesRules,
  { cell, ...turn }: Turn & { readonly cell: number },
): Step<MinesState, BoardEvent> {
  const { stake, byTimeOut } = turn
  const { hazards } = turn.state
  const before = turn.state.opened.length
  if (hazards.includes(cell))
    return end(turn.state, 0, [{ type: 'cellOpened', cell, safe: false, opened: before, amount: 0, byTimeOut }])
  const state = { hazards, opened: [...turn.state.opened, cell] }
  const amount = prizeOf(rules, { stake, state })
  const event = { type: 'cellOpened', cell, safe: true, opened: before + 1, amount, byTimeOut } as const
  const last = state.opened.length === ladder(rules, hazards.length).length
  return byTimeOut || last ? cashOut(rules, { stake, state, byTimeOut, before: [event] }) : goOn(state, [event])
}

function cashOut(
  rules: MinesRules,
  { before, byTimeOut, ...turn }: Turn & { readonly before: readonly BoardEvent[] },
): Step<MinesState, BoardEvent> {
  const { state } = turn
  const amount = prizeOf(rules, turn)
  return end(state, amount, [...before, { type: 'cashedOut', opened: state.opened.length, amount, byTimeOut }])
}

function prizeOf(rules: MinesRules, { stake, state: { hazards, opened } }: Pick<Turn, 'stake' | 'state'>): number {
  const multiple = ladder(rules, hazards.length)[opened.length - 1]
  assert(multiple, 'each opened cell is a step of the ladder')
  return minor(prize(stake, multiple))
}

const goOn = (state: MinesState, events: readonly BoardEvent[]): Step<MinesState, BoardEvent> => ({
  state,
  events,
  furtherStake: 0,
  win: null,
})

const end = (state: MinesState, win: number, events: readonly BoardEvent[]): Step<MinesState, BoardEvent> => ({
  state,
  win,
  furtherStake: 0,
  events: [...events, { type: 'boardRevealed', hazards: [...state.hazards] }, { type: 'roundEnd', amount: win }],
})
