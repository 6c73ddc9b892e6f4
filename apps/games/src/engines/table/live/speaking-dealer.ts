import './dealer.css'
import { Container } from 'pixi.js'
import { el } from '../../../shell/hud/elements.ts'
import type { Rectangle } from '../../../shell/hud/hud.ts'
import type { Stage } from '../../../shell/stage/stage.ts'
import { figureHeight, figureWidth } from '../../../tabletop/dealer/figure.ts'
import type { DealerWords } from './dealer-words.ts'
import type { LiveLayout } from './live-layout.ts'
import type { LiveDealer } from './live-title.ts'

/** The dealer's words stay in view this long. */
const saidMs = 2200
/** The head is so far down in the dealer's place. */
const mouthPart = 0.34
/** The bubble begins so far beside the middle, in heights of the dealer's place; without room for its width it stands over the head. */
const asidePart = 0.16
const widestPx = 220

interface SpeakingDeps {
  readonly stage: Pick<Stage, 'wait' | 'redraw' | 'calm'>
  readonly words: DealerWords
  /** For screen readers. */
  readonly tell: (text: string) => void
}

type Places = Pick<LiveLayout, 'dealer' | 'corner' | 'covers' | 'view'>

export interface SpeakingDealer extends LiveDealer {
  /** Holds the dealer, who is not painted again when the place changes. */
  readonly stand: Container
  /** The dealer's words, in a bubble beside the head. */
  readonly bubble: HTMLElement
  place(places: Places): void
  /** True: the reveal is in front, with the dealer; otherwise the felt may cover both, and the dealer stands in the corner. */
  setInFront(isInFront: boolean): void
}

/** A dealer whose acts come with words: in a bubble for a moment, and for screen readers. One who has greeted a player does not call for bets in the same breath. */
export function speaking(dealer: LiveDealer, { stage, words, tell }: SpeakingDeps): SpeakingDealer {
  const bubble = el('p', { class: 'dealer-bubble', 'aria-hidden': 'true', hidden: true })
  const stand = new Container()
  stand.addChild(dealer.container)
  let saying = 0
  let isGreeting = false
  let isInFront = false
  let places: Places | null = null
  const say = async (text: string) => {
    saying += 1
    const said = saying
    bubble.textContent = text
    bubble.hidden = false
    await stage.wait(saidMs)
    if (saying === said) bubble.hidden = true
  }
  const isCovered = () => places?.covers === true && !isInFront
  const stands = () => {
    if (!places) return
    const { dealer: usual, corner } = places
    stand.visible = usual !== null && (!isCovered() || corner !== null)
    if (!usual) return
    moveTo(stand, { usual, now: isCovered() && corner ? corner : usual })
    placeBubble(bubble, { usual, corner: isCovered() ? corner : null })
    stage.redraw()
  }
  return {
    ...dealer,
    stand,
    bubble,
    place: (next) => {
      places = next
      if (next.dealer) dealer.layOut(next.dealer, next.view.density)
      stands()
    },
    setInFront: (value) => {
      isInFront = value
      stands()
    },
    act: async (act) => {
      if (act === 'open' && isGreeting) return
      const text = words[act]
      if (text) {
        if (!isCovered() || (places?.corner && !stage.calm())) void say(text)
        if (act !== 'closed') tell(text) // the table itself says when no more bets are taken
      }
      isGreeting = act === 'greet'
      await dealer.act(act)
      if (act === 'greet') isGreeting = false
    },
  }
}

/** Shows what is painted for one place in another, as large as it fits there. */
function moveTo(stand: Container, { usual, now }: { readonly usual: Rectangle; readonly now: Rectangle }): void {
  const sizeIn = ({ width, height }: Rectangle) => Math.min(height / figureHeight, width / figureWidth)
  const scale = sizeIn(now) / sizeIn(usual)
  const footOf = ({ x, y, width, height }: Rectangle) => ({ x: x + width / 2, y: y + height })
  const [from, to] = [footOf(usual), footOf(now)]
  stand.scale.set(scale)
  stand.position.set(to.x - from.x * scale, to.y - from.y * scale)
}

function placeBubble(
  bubble: HTMLElement,
  { usual, corner }: { readonly usual: Rectangle; readonly corner: Rectangle | null },
): void {
  const middle = usual.x + usual.width / 2
  const x = middle + usual.height * asidePart
  const isNarrow = x + widestPx > document.documentElement.clientWidth
  bubble.toggleAttribute('data-above', isNarrow && !corner)
  bubble.toggleAttribute('data-below', corner !== null)
  const [left, top] = corner
    ? [corner.x, corner.y + corner.height]
    : isNarrow
      ? [middle, usual.y]
      : [x, usual.y + usual.height * mouthPart]
  Object.assign(bubble.style, { left: `${left}px`, top: `${top}px` })
}
