import { backOf } from '../../../tabletop/cards/back-of.ts'
import { faces } from '../../../tabletop/cards/faces.ts'
import type { TableReveal, TableSetting } from '../table-title.ts'
import { type CardLook, createCardTable } from './card-table.ts'
import { createSqueezeTurn } from './squeeze-turn.ts'
import { createTurns } from './turning-order.ts'

/** Between two cards that are turned over. */
export const breathMs = 260

/** Cards that are dealt to two sides, face down from the press on. What the server draws is turned over where it lies, or by the player. */
export function createCardReveal(setting: TableSetting, look: CardLook): TableReveal {
  const { stage, texts } = setting
  const back = backOf(look.back)
  const squeeze = texts.squeeze ? createSqueezeTurn({ setting, back, words: texts.squeeze }) : null
  const table = createCardTable({ setting, look, stage, turn: squeeze?.turn, front: squeeze?.container ?? null })
  const { hands, appear, showPlates } = table
  const turns = createTurns(look)
  const clear = () => {
    turns.begin()
    squeeze?.end()
    table.clear()
  }
  return {
    container: table.shown.container,
    control: squeeze?.control ?? null,
    begin: () => {
      turns.begin()
      hands.clear()
      showPlates()
      appear(true)
      hands.begin()
    },
    sent: () => squeeze?.begin(),
    inTurn: turns.next,
    show: async ({ to, face }) => {
      const told = faces.find((one) => one === face)
      if (!told) return
      appear(true)
      await hands.open(to, told)
      showPlates()
      if (!stage.calm()) await stage.wait(breathMs)
    },
    decided: (facts) => {
      squeeze?.end()
      return hands.decide(table.winnerOf(facts))
    },
    giveWay: () => appear(false),
    halt: clear,
    clear,
    celebration: table.shown.celebration,
    layOut: (next) => {
      table.layOut(next)
      squeeze?.layOut(next)
    },
  }
}
