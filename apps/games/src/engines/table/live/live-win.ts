import type { Settled } from '../../../shell/shared/shared-scene.ts'
import { celebrateWin } from '../../../win/celebrate.ts'
import { skippable } from '../../../win/skippable.ts'
import { tierOf } from '../../../win/tiers.ts'
import type { TableReveal, TableSetting } from '../table-title.ts'
import type { TableTexts } from '../texts/table-texts.ts'

const smallWinMs = 1400
/** A celebration that would reach into the time for bets is left out. */
const restMs = 400

interface WinDeps extends TableSetting {
  readonly reveal: Pick<TableReveal, 'celebration'>
  readonly words: Pick<TableTexts, 'won'>
}

/** A win above all stakes of the round. A tap or Escape goes on; a great one is shortened to the small one where the next round is near. */
export async function celebrateLive(deps: WinDeps, { win, stake, leftMs }: Settled): Promise<void> {
  const { stage, hud, words, tableSounds, reveal } = deps
  if (leftMs < smallWinMs + restMs) return
  const tier = tierOf(win, stake)
  if (tier && leftMs >= tier.showMs + restMs)
    return celebrateWin({ ...deps, celebration: reveal.celebration, sound: tableSounds.tier }, { amount: win, stake })
  tableSounds.win()
  hud.showBanner({ title: words.won, amount: win, kind: 'calm' })
  await skippable(stage, smallWinMs, () => {})
  hud.hideBanner()
}
