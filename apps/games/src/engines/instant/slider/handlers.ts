import type { SliderEvent } from '@andon/arcade/engines/instant/events'
import type { Handlers } from '../../../shell/scene.ts'
import { celebratePaid } from '../celebrate-paid.ts'
import type { Ruler } from './ruler.ts'
import { type MarkBet, readingOf } from './slider-config.ts'
import type { SliderScenery, SliderSetting, SliderSounds } from './slider-title.ts'
import type { SliderTexts } from './texts/slider-texts.ts'

/** The number is read before anything is said of it. */
const seenMs = 420

interface HandlerDeps extends SliderSetting {
  readonly words: SliderTexts
  readonly ruler: Ruler
  readonly sounds: SliderSounds
  readonly scenery: SliderScenery
  /** Shows the bet of the round, which may be another than the player's. */
  readonly showBet: (bet: MarkBet) => void
  readonly showNumber: (number: number, won: boolean) => void
}

/** The presentation of each kind of event: nothing shows, plays or announces the number before the die lies at it. */
export function createHandlers(deps: HandlerDeps): Handlers<SliderEvent> {
  const { stage, hud, words, figures, ruler, sounds, showBet, showNumber } = deps
  return {
    numberDrawn: async ({ side, at, number, won }) => {
      showBet({ side, at })
      await ruler.roll(number)
      sounds.rest()
      showNumber(number, won)
      const drawn = words.drawn(readingOf(number), words.bet({ side, mark: readingOf(at) }))
      hud.announce(won ? drawn : `${drawn} ${words.loses}`)
      if (!won) hud.showNote(words.loss)
      await stage.wait(stage.calm() ? 0 : seenMs)
    },
    sliderPaid: async ({ amount }, round) => {
      hud.showNote(words.win(figures.amount(amount)))
      hud.announce(words.wins(figures.amount(amount)))
      await celebratePaid(deps, amount, round)
    },
    roundEnd: async ({ amount }) => {
      if (amount > 0) hud.setWin(amount)
    },
  }
}
