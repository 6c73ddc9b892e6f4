import type { Settled, SharedSceneDeps } from '../../shell/shared/shared-scene.ts'
import { skippable } from '../../win/skippable.ts'
import { tierOf } from '../../win/tiers.ts'
import type { CrashScenery, CrashSounds } from './crash-title.ts'
import type { CrashTexts } from './texts/crash-texts.ts'

/** A win is over before the next round opens, so that it is in nobody's way. */
const longestMs = 2_400
const smallMs = 1_000

interface SettleDeps extends Pick<SharedSceneDeps, 'stage' | 'hud' | 'messages'> {
  readonly words: CrashTexts
  readonly sounds: CrashSounds
  readonly scenery: CrashScenery
}

/** Shows what the bets of a round are paid together: quietly at or below what they staked, else for a moment, with its tier where there is one. */
export async function settleWin(
  { stage, hud, messages, words, sounds, scenery }: SettleDeps,
  { stake, win, celebrates, leftMs }: Settled,
): Promise<void> {
  hud.setWin(win > 0 ? win : null)
  if (!celebrates || win === 0) return
  const tier = tierOf(win, stake)
  if (tier) sounds.tier(tier.name)
  else sounds.win()
  const takesMs = Math.min(tier ? longestMs : smallMs, leftMs)
  if (takesMs <= 0) return
  hud.showBanner({ title: tier ? messages.winTiers[tier.name] : words.won, amount: win, kind: tier ? 'great' : 'calm' })
  const motion = tier && !stage.calm() ? scenery.celebration(tier.name) : null
  motion?.begin()
  await skippable(stage, takesMs, (progress) => motion?.step(progress))
  motion?.end()
  hud.hideBanner()
}
