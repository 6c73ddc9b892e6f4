import type { BoardEvent } from '@andon/arcade/engines/instant/events'
import type { Handlers } from '../../../shell/scene.ts'
import { celebrateWin } from '../../../win/celebrate.ts'
import { skippable } from '../../../win/skippable.ts'
import { tierOf } from '../../../win/tiers.ts'
import type { BoardSounds } from './board-sounds.ts'
import type { BoardScenery, BoardSetting, BoardTools } from './board-title.ts'
import type { CellButtons } from './cell-buttons.ts'
import type { Cells } from './cells.ts'
import type { createLadder } from './ladder.ts'

const smallWinMs = 1600

interface HandlerDeps extends BoardSetting {
  readonly cells: Cells
  readonly buttons: CellButtons
  readonly ladder: ReturnType<typeof createLadder>
  readonly sounds: BoardSounds
  readonly scenery: BoardScenery
  readonly layout: BoardTools['layout']
}

/** The engine's presentation of each kind of event, with the title's own in its place where it has one. */
export function createHandlers(deps: HandlerDeps): Handlers<BoardEvent> {
  const { stage, hud, words, figures, cells, buttons, ladder, sounds, scenery, layout } = deps
  const usual: Handlers<BoardEvent> = {
    boardOpened: async ({ hazards }) => {
      ladder.show(hazards)
      hud.announce(words.choose)
      hud.showNote(words.choose)
    },
    cellOpened: async ({ cell, safe, opened, amount, byTimeOut }) => {
      sounds.open()
      await cells.open(cell, safe ? 'safe' : 'hazard')
      // nothing shows, plays or announces the result before the cell does
      if (safe) sounds.safe(opened)
      else sounds.hazard()
      ladder.mark(safe ? opened : 0)
      buttons.update()
      const text = safe ? words.opened(opened, figures.amount(amount)) : words.hit
      hud.showNote(byTimeOut ? words.byTimeOut : text)
      hud.announce(text)
    },
    cashedOut: async ({ amount, byTimeOut }, round) => {
      sounds.cashOut()
      if (!round.celebrates(amount) || !tierOf(amount, round.stake)) hud.setWin(amount)
      hud.showNote(byTimeOut ? words.byTimeOut : words.cashedOut(figures.amount(amount)))
      if (round.celebrates(amount)) await celebrate(deps, { amount, stake: round.stake })
    },
    boardRevealed: async ({ hazards }) => {
      await cells.reveal(hazards)
      buttons.update()
      await stage.wait(500)
    },
    roundEnd: async ({ amount }) => {
      if (amount > 0) hud.setWin(amount)
    },
  }
  return { ...usual, ...scenery.handlers(usual, { sounds, layout }) }
}

/** A win below the first tier shows its amount for a moment; a tap or Escape goes on. */
async function celebrate(deps: HandlerDeps, { amount, stake }: { amount: number; stake: number }): Promise<void> {
  const { stage, hud, words, sounds, scenery } = deps
  if (tierOf(amount, stake))
    return celebrateWin({ ...deps, celebration: scenery.celebration, sound: sounds.tier }, { amount, stake })
  sounds.win()
  hud.showBanner({ title: words.won, amount, kind: 'calm' })
  await skippable(stage, smallWinMs, () => {})
  hud.hideBanner()
}
