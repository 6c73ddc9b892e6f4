import './emotes.css'
import './seats.css'
import { el } from '../../hud/elements.ts'
import type { PartDeps } from '../parts.ts'
import type { OwnBet, SharedPart, TableView } from '../shared-scene.ts'
import { floatOver } from './emote-lane.ts'
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
/** In a column: a seat, and the line below them. */
const [seatHeight, belowSeats] = [42, 48]
const floatMs = 2000
const seenWithinMs = 4000

type SeatsDeps = Pick<PartDeps, 'hud' | 'stage' | 'table' | 'slots' | 'panels' | 'figures' | 'language'>

/**
 * Who sits at the table: the player, those who agreed to be shown, and how many others, in a row where the scene has room for one and in a panel. Reactions float over the seats for a moment, or over the
 * panel's button where no row is shown, without sound; under reduced motion there are none.
 */
export function createSeats({ hud, stage, table, slots, panels, figures, language }: SeatsDeps): SharedPart {
  const texts = seatTexts[language]
  const strip = createSeatStrip({
    texts,
    amount: figures.amount,
    multiple: (hundredths) => figures.multiple(hundredths / 100),
  })
  const question = createShownQuestion(texts, shownSetting, slots.question)
  const float = (seat: string, reaction: Reaction) => {
    if (stage.calm()) return
    const isRowShown = slots.seats.clientWidth > 0
    const end = isRowShown ? strip.float(seat, reaction) : floatOver(panel.lane, { seat, reaction })
    void stage.wait(floatMs).then(end)
  }
  const row = createReactionRow(texts, async (reaction) => {
    if (await table.react(reaction)) {
      float(table.ownSeat, reaction)
      hud.announce(texts.reacted(texts.you, texts.reaction[reaction]))
    } else hud.announce(texts.tooSoon)
  })
  const list = createSeatList({ texts, amount: figures.amount })
  const panel = panels.add({
    id: 'seats',
    label: texts.seats,
    icon: 'people',
    content: el('div', { class: 'seat-panel' }, row.root, question.toggle, list.root),
  })
  slots.seats.classList.add('seats')
  slots.seats.setAttribute('role', 'region')
  slots.seats.setAttribute('aria-label', texts.seats)
  slots.seats.append(strip.root)
  let view: TableView | null = null
  let own: readonly OwnBet[] = []
  const show = () => {
    if (!view) return
    const room = Math.max(1, Math.min(seatsMost, roomIn(slots.seats)))
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
    reacted: ({ seat, reaction, now }) => {
      const isNew = table.now() - now < seenWithinMs // a page that has just come gets the last one too
      if (isNew && seat !== table.ownSeat) float(seat, reaction)
    },
    setCurrent: row.setEnabled,
    isShown: shownSetting.isShown,
  }
}

/** How many seats there is room for; `data-column` is the height that a column may have. */
function roomIn({ clientWidth, dataset }: HTMLElement): number {
  if (dataset.column !== undefined) return Math.floor((Number(dataset.column) - belowSeats) / seatHeight)
  return Math.floor((clientWidth - besideSeats) / (clientWidth < 420 ? seatWidth.small : seatWidth.usual))
}
