import { Container, Sprite } from 'pixi.js'
import type { SlotScenery, SlotSetting } from '../../engines/slot/slot-title.ts'
import { flatten } from '../../shell/stage/sprites.ts'
import { tierSize } from '../../sound/title-sounds.ts'
import type { Celebration, WinTier } from '../../win/celebrate.ts'
import { winTiers } from '../../win/tiers.ts'
import { createFireflies } from './fireflies.ts'
import { placesOf } from './places.ts'
import { createValley } from './valley.ts'
import { createWindows } from './windows.ts'

/** The valley behind the inn, the windows' light, and fireflies over everything. */
export function createScenery({ stage, drawings, config }: SlotSetting): SlotScenery {
  const [behind, inFront] = [new Container(), new Container()]
  const flat = new Sprite()
  const valley = createValley(stage, drawings)
  const windows = createWindows(stage, drawings)
  const fireflies = createFireflies(stage)
  behind.addChild(valley.container, flat, windows.behind)
  inFront.addChild(windows.inFront, fireflies.container)
  const wild = config.symbols.find(({ role }) => role === 'wild')?.id

  /** All windows are lit and the fireflies rise in spirals; in greater wins more of them, for longer. */
  const celebration = (tier: WinTier): Celebration => {
    const size = tierSize(tier)
    const seconds = (winTiers.find(({ name }) => name === tier)?.showMs ?? 0) / 1000
    const within = (part: number) => Math.min(1, Math.max(0, part))
    return {
      begin: () => {},
      step: (progress) => {
        const second = progress * seconds
        const shown = within(second / 1.4) * within((seconds - second) / 1.2)
        windows.setFeast(shown)
        fireflies.gather(shown * (0.62 + size * 0.13), second)
      },
      end: () => {
        windows.setFeast(0)
        fireflies.gather(0, 0)
      },
    }
  }

  return {
    behind,
    inFront,
    layOut: (layout) => {
      const places = placesOf(layout)
      for (const part of [valley, windows, fireflies]) part.layOut(places)
      flatten(stage, valley.container, flat)
    },
    // respins are no feature of their own: the windows show them
    enter: async () => {},
    leave: async () => {},
    celebration,
    handlers: (usual, { sounds }) => ({
      reels: async (event, round) => {
        // only a held reel is full of fireflies when it lands, so a new round puts out every window
        void windows.putOut({ kept: fullOf(wild, event.grid) })
        await usual.reels(event, round)
      },
      expand: async (event, round) => {
        sounds.lamp()
        await Promise.all([
          windows.light(event.reels.filter((reel) => !windows.isHeld(reel))),
          usual.expand(event, round),
        ])
      },
    }),
  }
}

/** The reels that show nothing but this symbol. */
function fullOf(symbol: string | undefined, grid: readonly (readonly string[])[]): number[] {
  return grid.flatMap((column, reel) => (column.every((shown) => shown === symbol) ? [reel] : []))
}
