import './seats.css'
import { el } from '../../hud/elements.ts'
import type { PartDeps } from '../parts.ts'
import type { OwnBet, SharedPart, TableView } from '../shared-scene.ts'
import { createReactionRow } from './reaction-row.ts'
import { createSeatList, createSeatStrip } from './seat-strip.ts'
import { type Reaction, seatTexts } from './seat-texts.ts'
import { seatRow } from './seats-shown.ts'
import { createShownQuestion } from './shown-question.ts'
import { shownSetting } from './shown-setting.ts'

/** In CSS pixels: a seat, what stands beside the seats, and how many there are at most with the own one. */
const seatWidth = { usual: 84, small: 68 } as const
const besideSeats = 84
const seatsMost = 7
const floatMs = 2000

type SeatsDeps = Pick<PartDeps, 'hud' | 'stage' | 'table' | 'slots' | 'panels' | 'figures' | 'language'>

/**
 * Who sits at the table: the player, those who agreed to be shown, and how many others, in a row where the scene has room for one and in a panel. Reactions float over the seats for a moment, without sound; under reduced motion
 * there are none.
 */
export function createSeats({ hud, stage, table, slots, panels, figures, language }: SeatsDeps): SharedPart {
  const texts = seatTexts[language]
  const strip = createSeatStrip({
    texts,
    amount: figures.amount,
    multiple: (hundredths) => figures.multiple(hundredths / 100),
  })
  const question = createShownQuestion(texts, shownSetting)
  const float = (seat: string, reaction: Reaction) => {
    if (!stage.calm()) void stage.wait(floatMs).then(strip.float(seat, reaction))
  }
  const row = createReactionRow(texts, async (reaction) => {
    if (await table.react(reaction)) {
      float(table.ownSeat, reaction)
      hud.announce(texts.reacted(texts.you, texts.reaction[reaction]))
    } else hud.announce(texts.tooSoon)
  })
  const list = createSeatList({ texts, amount: figures.amount })
  panels.add({
    id: 'seats',
    label: texts.seats,
    icon: 'people',
    content: el('div', { class: 'seat-panel' }, row.root, question.toggle, list.root),
  })
  slots.seats.classList.add('seats')
  slots.seats.setAttribute('role', 'region')
  slots.seats.setAttribute('aria-label', texts.seats)
  slots.seats.append(strip.root)
  hud.root.append(question.question)
  let view: TableView | null = null
  let own: readonly OwnBet[] = []
  const show = () => {
    if (!view) return
    const width = slots.seats.clientWidth
    const each = width < 420 ? seatWidth.small : seatWidth.usual
    const room = Math.max(1, Math.min(seatsMost, Math.floor((width - besideSeats) / each)))
    strip.show(seatRow(view, { own, room }), view)
    list.show(seatRow(view, { own, room: seatsMost }), view)
    row.root.hidden = stage.calm()
  }
  new ResizeObserver(show).observe(slots.seats)
  const place = () => question.layOut(hud.area())
  stage.onResize(place)
  return {
    showTable: (next) => {
      view = next
      show()
    },
    showOwn: (bets) => {
      own = bets
      show()
      if (bets.some(({ status }) => status === 'settled')) question.ask()
    },
    round: ({ state }) => {
      place() // the scene, which is made after this part, may have changed the bars
      question.setCalm(state === 'open' || state === 'over' || state === 'void')
    },
    reacted: ({ seat, reaction }) => {
      if (seat !== table.ownSeat) float(seat, reaction)
    },
    setCurrent: row.setEnabled,
    isShown: shownSetting.isShown,
  }
}
