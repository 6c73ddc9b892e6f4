import type { Handlers } from '../../../shell/scene.ts'
import type { Face } from '../../../tabletop/cards/faces.ts'
import type { CardTitleTexts, TableSetting } from '../card-title.ts'
import type { PlayEvents } from '../play-events.ts'
import type { Advice } from './best-hold/advice.ts'
import type { HandView } from './hand-view.ts'
import { noneHeld } from './held.ts'
import type { HoldButtons } from './hold-buttons.ts'
import { madeCards } from './made-cards.ts'
import type { PayList } from './pay-list.ts'
import type { DrawTexts } from './texts/draw-texts.ts'

interface HandlerDeps extends TableSetting<'draw', CardTitleTexts> {
  readonly drawWords: DrawTexts
  readonly hand: HandView
  readonly holds: HoldButtons
  readonly pays: PayList
  readonly advice: Advice
}

/** The held cards stay in view this long where the player has not just chosen them: in a replay, or when time ran out. */
const heldSeenMs = 700
/** Without motion the cards lie at once: a second press of the button that dealt them does not draw. */
const dealtSeenMs = 400

/** The presentation of each event. Nothing names or marks a card or a hand before it is seen. */
export function createHandlers(deps: HandlerDeps): Handlers<PlayEvents['draw']> {
  const { stage, hud, figures, words, drawWords, hand, holds, pays, advice, cardSounds, tell, say, byRules } = deps
  let faces: readonly Face[] = []
  return {
    fiveDealt: async ({ cards, pays: made }, { stake }) => {
      pays.setStake(stake)
      holds.set(noneHeld)
      await hand.show(cards)
      if (stage.calm()) await stage.wait(dealtSeenMs)
      faces = cards
      const names = cards.map(words.card)
      holds.name(names)
      pays.mark(made)
      hud.showNote(drawWords.choose)
      tell(drawWords.dealt(drawWords.list(names), drawWords.hands[made]))
      advice.dealt(cards)
    },
    fiveDrawn: async ({ held, cards, byTimeOut }) => {
      if (byTimeOut) byRules()
      const wasChosen = holds.held() === held
      holds.set(held)
      hand.hold(held)
      if (byTimeOut) advice.clear()
      else advice.drawn(held)
      hud.showNote('')
      if (!wasChosen && !stage.calm()) await stage.wait(heldSeenMs)
      pays.mark(null)
      holds.name(faces.map((face, index) => (held.charAt(index) === '1' ? words.card(face) : drawWords.faceDown)))
      await hand.exchange(cards)
      holds.name(cards.map(words.card))
      const came = cards.filter((_card, index) => held.charAt(index) !== '1').map(words.card)
      tell(came.length > 0 ? drawWords.drawn(drawWords.list(came)) : drawWords.stood)
      faces = cards
    },
    fiveSettled: async ({ pays: made, amount }, round) => {
      pays.mark(made)
      const name = drawWords.hands[made]
      say(amount > 0 ? drawWords.settled(name, figures.amount(amount)) : name)
      void advice.settled()
      if (round.celebrates(amount)) await hand.win(madeCards(made, faces))
      else if (amount > 0) cardSounds.pay()
      else cardSounds.miss()
    },
  }
}
