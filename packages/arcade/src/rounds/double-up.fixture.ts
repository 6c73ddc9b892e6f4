import { fraction } from '@andon/money/fraction'
import * as v from 'valibot'
import type { Engine } from '../engines/engine.ts'
import { createGame } from '../engines/game.ts'
import { title as hotSpringDig } from '../titles/hot-spring-dig/index.ts'
import type { Title } from '../titles/title.ts'

interface Rules {
  readonly gameCode: string
  /** The multiple that each stake pays if the coin shows heads. */
  readonly pays: number
}
interface State {
  readonly heads: boolean
  readonly stakes: number
}
const action = v.strictObject({ type: v.picklist(['double', 'doubleAndStop', 'stop']) })
type Action = v.InferOutput<typeof action>

/** The smallest game with further stakes: a covered coin; the player may add up to three stakes, and then the coin is shown. */
const doubleUp: Engine<
  Rules,
  null,
  State,
  Action,
  { type: 'multiplier'; value: number } | { type: 'roundEnd'; amount: number }
> = {
  open: (_rules, { draws }) => ({
    state: { heads: draws.uniform(2) === 1, stakes: 1 },
    events: [{ type: 'multiplier', value: 1 }],
    furtherStake: 0,
    win: null,
  }),
  allows: (_rules, { state, action: { type } }) => type === 'stop' || state.stakes < 4,
  act: ({ pays }, { stake, state: { heads, stakes: before }, action: { type } }) => {
    const stakes = before + (type === 'stop' ? 0 : 1)
    const win = heads ? stakes * stake * pays : 0
    const raised = type === 'stop' ? [] : [{ type: 'multiplier' as const, value: stakes }]
    const ended = type === 'double' ? [] : [{ type: 'roundEnd' as const, amount: win }]
    return {
      state: { heads, stakes },
      events: [...raised, ...ended],
      furtherStake: type === 'stop' ? 0 : stake,
      win: type === 'double' ? null : win,
    }
  },
  defaultAction: () => ({ type: 'stop' }),
}

const version = (pays: number) =>
  createGame({
    engine: doubleUp,
    rules: { gameCode: 'double-up', pays },
    figures: hotSpringDig.current.figures, // shown to nobody in these tests
    display: hotSpringDig.current.display,
    mostStaked: fraction(4n),
    parseChoice: (choice) => (choice === null ? { choice: null } : null),
    parseAction: (sent) => {
      const parsed = v.safeParse(action, sent)
      return parsed.success ? parsed.output : null
    },
  })

const [pays2, pays3] = [version(2), version(3)]

export const doubleUpTitle: Title = { ...hotSpringDig, gameCode: 'double-up', current: pays2 }
/** The same game after its rules have changed. */
export const changedDoubleUpTitle: Title = { ...doubleUpTitle, current: pays3, past: [pays2] }
