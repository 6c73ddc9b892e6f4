import type { PokerHand } from '@andon/arcade/engines/cards/events'
import { el } from '../../../shell/hud/elements.ts'
import type { PlayerAction } from '../../../shell/scene.ts'
import { deviceStorage } from '../../../shell/storage.ts'
import type { CardTable, CardTitleTexts, Offer, TableSetting } from '../card-title.ts'
import { createAdvice } from './best-hold/advice.ts'
import { createBestHold, type HoldQuestion } from './best-hold/best-hold.ts'
import { createHandView } from './hand-view.ts'
import { createHandlers } from './handlers.ts'
import { noneHeld, placesHeld } from './held.ts'
import { createHoldButtons } from './hold-buttons.ts'
import { type DrawLayout, layOut } from './layout.ts'
import { createPayList } from './pay-list.ts'
import { drawTexts } from './texts/draw-texts.ts'

type Setting = TableSetting<'draw', CardTitleTexts>

/** The table of pays, the return with its condition, five cards with their buttons, and the best hold on request. */
export function createDrawTable(setting: Setting): CardTable<'draw'> {
  const { stage, config, language, figures, hud, bar, tell, back, cardSounds } = setting
  const words = drawTexts[language]
  const hand = createHandView({ stage, back, cardSounds })
  const pays = createPayList({ pays: config.game.pays, words, figures })
  const drawButton = () => bar.root.querySelector<HTMLElement>('[data-act="draw"]')
  const holds = createHoldButtons({
    words,
    onChange: (held) => {
      cardSounds.press()
      hand.hold(held)
      bar.update([offer()])
    },
    giveFocus: () => drawButton()?.focus({ preventScroll: true }),
    takesKeysAt: (focused) => focused === document.body || bar.root.contains(focused) || holds.root.contains(focused),
  })
  const bestHold = createBestHold(multiplesOf(config.game.pays))
  const advice = createAdvice({ bestHold, holds, words, figures, storage: deviceStorage, tell })
  const notes = el(
    'div',
    { class: 'draw-notes' },
    el('p', {}, el('b', {}, words.rtp(figures.share(config.rtp.decimal, 4))), ` ${words.rtpCondition}`),
    advice.button,
  )
  hud.panel.before(pays.root, notes, holds.root, advice.line) // the cards are read before the button that draws

  const offer = (): Offer => ({
    id: 'draw',
    label: words.draw,
    detail: words.exchanges(5 - placesHeld(holds.held()).length),
    tone: 'main',
    enabled: true,
    take: (): PlayerAction => ({ action: { type: 'draw', hand: 0, held: holds.held() }, stake: 0 }),
  })
  listenForDraw(() => drawButton()?.click())
  let stakeNow = config.defaultStake

  return {
    container: hand.container,
    handlers: createHandlers({ ...setting, drawWords: words, hand, holds, pays, advice }),
    layOut: (cards) => {
      const layout = layOut(cards)
      hand.layOut(layout, cards.view.density)
      for (const part of [holds, pays, advice]) part.layOut(layout)
      placeNotes(notes, layout)
    },
    begin: () => {},
    clear: () => {
      holds.setOpen(false)
      holds.set(noneHeld)
      holds.name([])
      pays.mark(null)
      advice.clear()
      hand.sweep()
    },
    offers: () => {
      holds.setOpen(true)
      return [offer()]
    },
    offersEnd: () => holds.setOpen(false),
    setReady: (ready) => {
      if (ready) pays.setStake(stakeNow)
    },
    showStake: (stake) => {
      stakeNow = stake
      pays.setStake(stake)
    },
  }
}

/** Enter and space draw, once per press, while no other element takes them. */
function listenForDraw(draw: () => void): void {
  window.addEventListener('keydown', ({ key, repeat, target }) => {
    if (repeat || (key !== ' ' && key !== 'Enter') || document.querySelector('dialog[open]')) return
    if (target instanceof Element && target.closest('button, input, select, a')) return
    draw()
  })
}

function multiplesOf(pays: readonly { readonly hand: PokerHand; readonly multiple: number }[]): HoldQuestion['pays'] {
  const none: HoldQuestion['pays'] = {
    'royal-flush': 0,
    'straight-flush': 0,
    'four-of-a-kind': 0,
    'full-house': 0,
    flush: 0,
    straight: 0,
    'three-of-a-kind': 0,
    'two-pair': 0,
    'jacks-or-better': 0,
    none: 0,
  }
  return { ...none, ...Object.fromEntries(pays.map(({ hand, multiple }) => [hand, multiple])) }
}

function placeNotes(notes: HTMLElement, { notes: { x, y, width, height } }: DrawLayout): void {
  Object.assign(notes.style, { left: `${x}px`, top: `${y}px`, width: `${width}px`, height: `${height}px` })
}
