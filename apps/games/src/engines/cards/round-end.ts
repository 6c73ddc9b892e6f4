import type { PlayedRound } from '../../shell/scene.ts'
import { celebrateWin } from '../../win/celebrate.ts'
import { skippable } from '../../win/skippable.ts'
import { tierOf } from '../../win/tiers.ts'
import type { CardScenery, CardSetting } from './card-title.ts'

const smallWinMs = 1400

/** Shows the win after the last card: never celebrated at or below all that was staked. A win below the first tier shows briefly; a tap or Escape goes on. */
export async function showWin(
  { scenery, won, ...deps }: CardSetting & { readonly scenery: CardScenery; readonly won: string },
  amount: number,
  round: PlayedRound,
): Promise<void> {
  const { stage, hud, cardSounds } = deps
  if (amount === 0) return
  const { stake } = round
  if (!round.celebrates(amount)) return hud.setWin(amount)
  if (tierOf(amount, stake))
    await celebrateWin({ ...deps, celebration: scenery.celebration, sound: cardSounds.tier }, { amount, stake })
  else {
    hud.setWin(amount)
    cardSounds.win()
    hud.showBanner({ title: won, amount, kind: 'calm' })
    await skippable(stage, smallWinMs, () => {})
    hud.hideBanner()
  }
  hud.setWin(amount)
}
