import type { BoardEvent } from '@andon/arcade/engines/instant/events'
import type { Handlers } from '../../shell/scene.ts'
import type { Stage } from '../../shell/stage/stage.ts'
import type { createDig, Spot } from './dig.ts'
import type { createMonkey } from './monkey.ts'
import type { createVillage } from './village.ts'
import type { createWarmth } from './warmth.ts'

/** The last part of a loss is seen before the board is revealed. */
const splashMs = 420

interface DigTools {
  readonly stage: Pick<Stage, 'wait'>
  readonly dig: Pick<ReturnType<typeof createDig>, 'plunge' | 'throwUp'>
  readonly monkey: Pick<ReturnType<typeof createMonkey>, 'relax' | 'delight' | 'startle' | 'rejoice'>
  readonly village: Pick<ReturnType<typeof createVillage>, 'light'>
  readonly warmth: Pick<ReturnType<typeof createWarmth>, 'spread' | 'fade'>
  /** Null before the first layout. */
  spotOf(cell: number): Spot | null
  begin(hazards: number): void
  /** Adds a spring; returns how far the player has come, 0 … 1. */
  find(cell: number): number
}

/** The shovel digs, then the tile is revealed (`usual`), and only then the village and the monkey react to what it hid. */
export function createDigHandlers(usual: Handlers<BoardEvent>, tools: DigTools): Partial<Handlers<BoardEvent>> {
  const { stage, dig, monkey, village, warmth, spotOf, begin, find } = tools
  return {
    boardOpened: async (event, round) => {
      begin(event.hazards)
      monkey.relax()
      void Promise.all([village.light(0), warmth.fade()])
      await usual.boardOpened(event, round)
    },
    cellOpened: async (event, round) => {
      const spot = spotOf(event.cell)
      if (spot) await dig.plunge(spot)
      if (spot) void dig.throwUp(spot, event.safe ? 'lump' : 'splinter')
      await usual.cellOpened(event, round)
      if (event.safe) {
        const part = find(event.cell)
        void Promise.all([village.light(part), monkey.delight(part)])
        return
      }
      void monkey.startle()
      await stage.wait(splashMs)
    },
    cashedOut: async (event, round) => {
      void Promise.all([warmth.spread(), village.light(1), monkey.rejoice()])
      await usual.cashedOut(event, round)
    },
  }
}
