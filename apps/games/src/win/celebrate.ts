import type { Hud } from '../shell/hud/hud.ts'
import type { Stage } from '../shell/stage/stage.ts'
import type { Messages } from '../shell/text/messages.ts'
import { skippable } from './skippable.ts'
import { tierOf, type WinTier, winTiers } from './tiers.ts'

export type { WinTier }

/** A title's motion for a big win, driven by progress so that the player can skip it. Not used for players who prefer reduced motion. */
export interface Celebration {
  begin(): void
  /** 0 … 1. */
  step(progress: number): void
  end(): void
}

interface CelebrateDeps {
  readonly stage: Stage
  readonly hud: Hud
  readonly messages: Messages
  readonly celebration: (tier: WinTier) => Celebration | null
  readonly sound: (tier: WinTier) => void
}

/** The part of the time during which the amount counts up. */
const countPart = 0.62

/**
 * Shows a win with its tier: the amount counts up from `from`, in the banner and in the bar's field, and the title passes through the tiers it reaches. Call
 * it only for a return that may be celebrated. `title` replaces the tier's name, such as for the total of free spins.
 */
export async function celebrateWin(
  { stage, hud, messages, celebration, sound }: CelebrateDeps,
  { amount, stake, from = 0, title }: { amount: number; stake: number; from?: number; title?: string | undefined },
): Promise<void> {
  const tier = tierOf(amount, stake)
  if (!tier) return
  sound(tier.name)
  const named = (value: number) => title ?? messages.winTiers[tierOf(value, stake)?.name ?? winTiers[0].name]
  const show = (value: number) => {
    hud.showBanner({ title: named(value), amount: value, kind: 'great' })
    hud.setWin(value)
  }
  const motion = stage.calm() ? null : celebration(tier.name)
  show(motion ? from : amount)
  motion?.begin()
  await skippable(stage, tier.showMs, (progress) => {
    if (!motion) return
    const counted = Math.min(1, progress / countPart)
    show(counted === 1 ? amount : from + Math.floor((amount - from) * (1 - (1 - counted) ** 3)))
    motion.step(progress)
  })
  motion?.end()
  hud.hideBanner()
}
