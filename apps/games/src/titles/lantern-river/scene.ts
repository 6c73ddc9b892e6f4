import type { SlotScenery, SlotSetting } from '../../engines/slot/slot-title.ts'
import { createRiver } from './river.ts'
import { createSkyLanterns } from './sky-lanterns.ts'

/** The dawn is loaded after the game is ready, because the first free spins come later. */
const loadDawnAfterMs = 3000

export function createScenery({ stage, drawings }: SlotSetting): SlotScenery {
  const river = createRiver(stage, drawings)
  const skyLanterns = createSkyLanterns(stage, drawings.picture('scenery/sky-lantern'))
  window.setTimeout(() => void river.prepareDawn(), loadDawnAfterMs)
  return {
    behind: river.container,
    inFront: skyLanterns.container,
    layOut: (layout) => {
      void river.layOut(layout)
      skyLanterns.layOut(layout)
    },
    enter: async () => {
      await river.prepareDawn()
      await river.turnTo('dawn')
    },
    leave: () => river.turnTo('night'),
    celebration: () => skyLanterns.celebration,
    handlers: () => ({}),
  }
}
