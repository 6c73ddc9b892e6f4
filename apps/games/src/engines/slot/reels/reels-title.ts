import type { Title } from '../../../shell/scene.ts'
import { slotTitle } from '../load-slot-title.ts'
import type { SlotTitle } from '../slot-title.ts'
import { createReels } from './reels.ts'

/** A slot on turning reels. */
export function reelsTitle(title: SlotTitle): Title {
  return slotTitle(title, ({ stage, config, title: { skin } }) => {
    const fillers = config.symbols.filter(({ role }) => role === 'pays').map(({ id }) => id)
    return createReels({ stage, rows: config.rows, fillers, grid: config.restingGrid, timings: skin.timings })
  })
}
