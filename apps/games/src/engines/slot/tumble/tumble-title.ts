import type { Title } from '../../../shell/scene.ts'
import { slotTitle } from '../load-slot-title.ts'
import type { SlotTitle } from '../slot-title.ts'
import { createTumblingGrid } from './tumbling-grid.ts'

/** A slot whose symbols fall: winners leave, the others drop, and the rest comes from above. Pays anywhere, in clusters or in whole rows. */
export function tumbleTitle(title: SlotTitle): Title {
  return slotTitle(title, ({ stage, config, title: { skin } }) =>
    createTumblingGrid({ stage, grid: config.restingGrid, timings: skin.timings }),
  )
}
