import type { Stage } from '../../shell/stage/stage.ts'
import { tierSize } from '../../sound/title-sounds.ts'
import type { Celebration, WinTier } from '../../win/celebrate.ts'
import { winTiers } from '../../win/tiers.ts'
import type { createAlley } from './alley.ts'
import type { createCoins } from './coins.ts'
import type { Neko } from './neko.ts'
import type { createStreetCats } from './street-cats.ts'

interface Parts {
  readonly stage: Stage
  readonly alley: ReturnType<typeof createAlley>
  readonly coins: ReturnType<typeof createCoins>
  readonly neko: Neko
  readonly cats: ReturnType<typeof createStreetCats>
}

/** Night falls, the signs light up, coins spring up and the great cat beckons; in greater wins faster, and more cats come to see. */
export function celebrationOf({ alley, coins, neko, cats }: Parts, tier: WinTier): Celebration {
  const size = tierSize(tier)
  const seconds = (winTiers.find(({ name }) => name === tier)?.showMs ?? 0) / 1000
  const wavesPerS = 1.6 + size * 0.5
  return {
    begin: () => {
      coins.begin()
      neko.smile(true)
    },
    step: (progress) => {
      const second = progress * seconds
      const eased = (part: number) => Math.min(1, Math.max(0, part))
      alley.setNight(eased(second / 0.6) * eased((seconds - second) / 0.9))
      neko.setArm(0.5 - 0.5 * Math.cos(second * wavesPerS * Math.PI * 2))
      coins.step(second, { seconds, perSecond: 9 + size * 11 })
      cats.leap(Math.abs(Math.sin(second * Math.PI * 1.3)) * eased((seconds - second) / 0.5))
      cats.peep(size === 0 ? 0 : size + 1, eased((second - 0.7) / 0.5) * eased((seconds - second - 0.2) / 0.4))
    },
    end: () => {
      coins.end()
      alley.setNight(0)
      neko.setArm(0)
      neko.smile(false)
      cats.leap(0)
      cats.peep(0, 0)
    },
  }
}
