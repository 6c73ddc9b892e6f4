import type { Settled, SharedSceneDeps } from '../../shell/shared/shared-scene.ts'
import { skippable } from '../../win/skippable.ts'
import { tierOf } from '../../win/tiers.ts'
import type { CrashScenery, CrashSounds } from './crash-title.ts'
import type { CrashTexts } from './texts/crash-texts.ts'

/** A win is over before the next round opens: then it would hide what bets need. */
const longestMs = 2_400

interface SettleDeps extends Pick<SharedSceneDeps, 'stage' | 'hud' | 'messages' | 'figures'> {
  readonly words: CrashTexts
  readonly sounds: CrashSounds
  readonly scenery: CrashScenery
}

/** Shows what the bets of a round are paid together: quietly at or below what they staked, in a line above that, and from the first tier on with a banner. */
export async function settleWin(
  { stage, hud, messages, figures, words, sounds, scenery }: SettleDeps,
  { stake, win, celebrates, leftMs }: Settled,
): Promise<void> {
  hud.setWin(win > 0 ? win : null)
  if (!celebrates || win === 0) return
  const tier = tierOf(win, stake)
  if (!tier) {
    sounds.win()
    hud.showNote(words.won(figures.amount(win)))
    return
  }
  sounds.tier(tier.name)
  const takesMs = Math.min(longestMs, leftMs)
  if (takesMs <= 0) return
  hud.showBanner({ title: messages.winTiers[tier.name], amount: win, kind: 'great' })
  const motion = stage.calm() ? null : scenery.celebration(tier.name)
  motion?.begin()
  await skippable(stage, takesMs, (progress) => motion?.step(progress))
  motion?.end()
  hud.hideBanner()
}
