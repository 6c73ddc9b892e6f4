import { backOf } from '../../../tabletop/cards/back-of.ts'
import { faces } from '../../../tabletop/cards/faces.ts'
import type { LiveReveal, LiveSetting, ShownDraw } from '../live/live-title.ts'
import { breathMs } from './card-reveal.ts'
import { type CardLook, createCardTable } from './card-table.ts'
import { createSharedTurn } from './shared-turn.ts'
import type { SqueezeTexts } from './squeeze-texts.ts'
import { decidedPart } from './turn-times.ts'
import { inTurningOrder } from './turning-order.ts'

/** The first cards have been dealt so long after the lock. */
const dealtMs = 1500

/**
 * The cards of two sides at a table that all its players share: dealt face down from the lock on, and turned over by the highest bettor or by the dealer, in time for everybody. Who comes late sees the cards that lie open
 * by then.
 */
export function createLiveCardReveal(setting: LiveSetting, look: CardLook, words: SqueezeTexts): LiveReveal {
  const { stage, table: shared, config, dealer } = setting
  let isLate = false
  /** Cards lie in their places at once for who comes late. */
  const motion = { ...stage, calm: () => stage.calm() || isLate || turn.isBehind() }
  const turn = createSharedTurn({
    setting,
    table: shared,
    back: backOf(look.back),
    words,
    onDealerTurns: ({ card }) => {
      dealer?.lookAt(moved(card.place(), middle))
      if (!motion.calm()) void dealer?.act('reveal')
    },
  })
  const table = createCardTable({ setting, look, stage: motion, turn: turn.turn, front: turn.container })
  const { hands, appear, showPlates } = table
  let middle = { x: 0, y: 0 }
  let [hand, squeezer]: [number, string | null] = [0, null]
  const clear = () => {
    hand += 1
    turn.end()
    dealer?.lookAt(null)
    table.clear()
  }
  const begin = () => {
    hands.clear()
    showPlates()
    appear(true)
    hands.begin()
  }
  const open = async (to: string, face: string) => {
    const told = faces.find((one) => one === face)
    if (told) await hands.open(to, told)
    showPlates()
  }
  const showAll = async ({ drawn, facts, number, shownAt }: ShownDraw) => {
    const begun = hand
    const showMs = config.rounds?.pace.showMs ?? 0
    appear(true)
    turn.begin({ number, shownAt, showMs, squeezer })
    for (const { to, face } of inTurningOrder(drawn, look)) {
      await open(to, face)
      if (hand !== begun) return
      if (!motion.calm()) await stage.wait(breathMs)
    }
    turn.end()
    dealer?.lookAt(null)
    if (shared.now() - shownAt < showMs * decidedPart && !stage.calm()) await stage.wait(breathMs)
    if (hand === begun) await hands.decide(table.winnerOf(facts))
  }
  return {
    ...table.shown,
    control: turn.control,
    begin,
    show: async ({ to, face }) => {
      appear(true)
      await open(to, face)
      if (!stage.calm()) await stage.wait(breathMs)
    },
    decided: (facts) => hands.decide(table.winnerOf(facts)),
    lock: (lockedAt) => {
      isLate = shared.now() - lockedAt > dealtMs
      begin()
    },
    showAll,
    squeezed: turn.squeezed,
    setSqueezer: (seat) => {
      squeezer = seat
    },
    giveWay: () => appear(false),
    halt: clear,
    clear,
    layOut: (next) => {
      middle = { x: next.reveal.x + next.reveal.width / 2, y: next.reveal.y + next.reveal.width / 2 }
      table.layOut(next)
      turn.layOut(next)
    },
  }
}

const moved = (
  { x, y }: { readonly x: number; readonly y: number },
  by: { readonly x: number; readonly y: number },
) => ({
  x: x + by.x,
  y: y + by.y,
})
