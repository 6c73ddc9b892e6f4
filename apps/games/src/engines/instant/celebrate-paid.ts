import type { PlayedRound } from '../../shell/scene.ts'
import type { RoundSounds } from '../../sound/title-sounds.ts'
import { type Celebration, celebrateWin, type WinTier } from '../../win/celebrate.ts'
import { skippable } from '../../win/skippable.ts'
import { tierOf } from '../../win/tiers.ts'

const smallWinMs = 1200

interface PaidDeps extends Pick<Parameters<typeof celebrateWin>[0], 'stage' | 'hud' | 'messages'> {
  readonly words: { readonly won: string }
  readonly sounds: Pick<RoundSounds, 'win' | 'tier'>
  readonly scenery: { celebration(tier: WinTier): Celebration | null }
}

/** Shows what a round pays: quietly at or below the stake, for a moment below the first tier, and with its tier above. A tap or Escape goes on. */
export async function celebratePaid(deps: PaidDeps, amount: number, round: PlayedRound): Promise<void> {
  const { stage, hud, words, sounds, scenery } = deps
  const celebrates = round.celebrates(amount)
  if (celebrates && tierOf(amount, round.stake)) {
    const { stake } = round
    return celebrateWin({ ...deps, celebration: scenery.celebration, sound: sounds.tier }, { amount, stake })
  }
  hud.setWin(amount)
  if (!celebrates) return
  sounds.win()
  hud.showBanner({ title: words.won, amount, kind: 'calm' })
  await skippable(stage, smallWinMs, () => {})
  hud.hideBanner()
}
