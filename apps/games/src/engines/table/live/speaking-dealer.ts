import './dealer.css'
import { el } from '../../../shell/hud/elements.ts'
import type { Rectangle } from '../../../shell/hud/hud.ts'
import type { Stage } from '../../../shell/stage/stage.ts'
import type { DealerWords } from './dealer-words.ts'
import type { LiveDealer } from './live-title.ts'

/** So long what a dealer says stays in view. */
const saidMs = 2200
/** The head is so far down in the dealer's place. */
const mouthPart = 0.34
/** The bubble begins so far beside the middle, in heights of the dealer's place; without room for its width it stands over the head. */
const asidePart = 0.16
const widestPx = 220

interface SpeakingDeps {
  readonly stage: Pick<Stage, 'wait'>
  readonly words: DealerWords
  /** For screen readers. */
  readonly tell: (text: string) => void
}

export interface SpeakingDealer extends LiveDealer {
  /** The felt stands in front of the dealer while bets are taken: then no bubble lies over it. */
  setCovered(isCovered: boolean): void
  /** What is said, in a bubble beside the head. */
  readonly bubble: HTMLElement
}

/** A dealer whose acts come with words: in a bubble for a moment, and for screen readers. One who has greeted a player does not call for bets in the same breath. */
export function speaking(dealer: LiveDealer, { stage, words, tell }: SpeakingDeps): SpeakingDealer {
  const bubble = el('p', { class: 'dealer-bubble', 'aria-hidden': 'true', hidden: true })
  let saying = 0
  let isGreeting = false
  let isCovered = false
  const say = async (text: string) => {
    saying += 1
    const said = saying
    bubble.textContent = text
    bubble.hidden = false
    await stage.wait(saidMs)
    if (saying === said) bubble.hidden = true
  }
  return {
    ...dealer,
    bubble,
    setCovered: (next) => {
      isCovered = next
    },
    act: async (act) => {
      if (act === 'open' && isGreeting) return
      const text = words[act]
      if (text) {
        if (!isCovered || act === 'closed') void say(text)
        if (act !== 'closed') tell(text) // the table itself says when no more bets are taken
      }
      isGreeting = act === 'greet'
      await dealer.act(act)
      if (act === 'greet') isGreeting = false
    },
    layOut: (rect: Rectangle, density: number) => {
      dealer.layOut(rect, density)
      const middle = rect.x + rect.width / 2
      const x = middle + rect.height * asidePart
      const isNarrow = x + widestPx > document.documentElement.clientWidth
      bubble.toggleAttribute('data-above', isNarrow)
      const [left, top] = isNarrow ? [middle, rect.y] : [x, rect.y + rect.height * mouthPart]
      Object.assign(bubble.style, { left: `${left}px`, top: `${top}px` })
    },
  }
}
