import type { SlotEvent } from '@andon/arcade/engines/slot/events'
import type { SlotConfig } from '@andon/arcade/engines/slot/index'
import type { Grid } from '../../engines/slot/field.ts'
import type { SlotScenery, SlotTools } from '../../engines/slot/slot-title.ts'
import type { Handlers } from '../../shell/scene.ts'
import type { Stage } from '../../shell/stage/stage.ts'
import { tierOf } from '../../win/tiers.ts'
import { createCards } from './cards.ts'
import type { Places } from './places.ts'
import type { createSails } from './sails.ts'
import type { createWind } from './wind.ts'

interface Parts {
  readonly stage: Stage
  readonly config: SlotConfig
  readonly sails: ReturnType<typeof createSails>
  readonly wind: ReturnType<typeof createWind>
  /** 1: the sunrise of New Year. */
  turnSky(part: number): Promise<void>
  /** Places the parts on the board now, and at every change of size. */
  onBoard(place: (places: Places) => void): void
}

/** Cards that land and lift, sails that fill their reels, and the sunrise for a big win under sail. */
export function createHandlers({ stage, config, sails, wind, turnSky, onBoard }: Parts): SlotScenery['handlers'] {
  return (usual, { field, sounds }: SlotTools): Partial<Handlers<SlotEvent>> => {
    const cards = createCards(stage, field)
    field.container.addChild(cards.container, sails.container)
    onBoard(cards.layOut)
    let underSail = false

    return {
      reels: async ({ grid }) => {
        underSail = false
        void sails.furl()
        void turnSky(0)
        const anticipating = reelsInTheWind(config, grid)
        const onLand = (reel: number) => {
          sounds.land(reel)
          cards.settle(reel)
          wind.blowTo(null)
          if (!anticipating.includes(reel + 1)) return
          sounds.anticipate(reel + 1)
          wind.blowTo(reel + 1)
        }
        await field.stopAt(grid, { onLand, anticipating })
      },
      expand: async (event, round) => {
        underSail = true
        const landed = field.grid()
        await cards.raise(
          event.reels.flatMap((reel) =>
            (landed[reel] ?? []).flatMap((symbol, row) => (symbol === event.symbol ? [[reel, row] as const] : [])),
          ),
        )
        await sails.unfurl(event.reels, (index) => sounds.remove(index + 1))
        await usual.expand(event, round)
      },
      symbolWins: async (event, round) => {
        if (underSail && round.celebrates(event.total) && tierOf(event.total, round.stake)) {
          sounds.feature('sunrise')
          void turnSky(1)
        }
        await usual.symbolWins(event, round)
      },
    }
  }
}

/** The reels after two that have landed with a sail: whatever they show wins more. It depends on what has landed alone. */
function reelsInTheWind({ symbols }: SlotConfig, grid: Grid): number[] {
  const wild = symbols.find(({ role }) => role === 'wild')?.id
  let landed = 0
  return grid.flatMap((column, reel) => {
    const waits = landed >= 2
    if (column.some((symbol) => symbol === wild)) landed += 1
    return waits ? [reel] : []
  })
}
