import type { PlinkoEvent } from '@andon/arcade/engines/instant/events'
import type { Handlers } from '../../../shell/scene.ts'
import { celebratePaid } from '../celebrate-paid.ts'
import type { createBinList } from './bin-list.ts'
import type { PinField } from './pin-field.ts'
import type { TableChoice } from './plinko-config.ts'
import type { PlinkoScenery, PlinkoSetting, PlinkoSounds } from './plinko-title.ts'
import type { PlinkoTexts } from './texts/plinko-texts.ts'

/** The ball lies in its bin before anything is said of it. */
const seenMs = 260

interface HandlerDeps extends PlinkoSetting {
  readonly words: PlinkoTexts
  readonly field: PinField
  readonly list: ReturnType<typeof createBinList>
  readonly sounds: PlinkoSounds
  readonly scenery: PlinkoScenery
  /** Shows the table of the round, which may be another than the player's. */
  readonly showTable: (choice: TableChoice) => void
}

/** The presentation of each kind of event: nothing shows, plays or announces the bin before the ball lies in it. */
export function createHandlers(deps: HandlerDeps): Handlers<PlinkoEvent> {
  const { stage, hud, words, figures, field, list, showTable } = deps
  return {
    ballDropped: async ({ rows, risk, path, bin }) => {
      showTable({ rows, risk })
      await field.drop(path)
      list.mark(bin)
      await stage.wait(stage.calm() ? 0 : seenMs)
    },
    binPaid: async ({ bin, amount }, round) => {
      const multiple = words.multiple(figures.multiple(field.table()?.bins[bin]?.multiple.decimal ?? 0))
      hud.showNote(words.note(multiple, figures.amount(amount)))
      hud.announce(words.landed(multiple, figures.amount(amount)))
      await celebratePaid(deps, amount, round)
    },
    roundEnd: async ({ amount }) => {
      if (amount > 0) hud.setWin(amount)
    },
  }
}
