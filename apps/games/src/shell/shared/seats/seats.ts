import './seats.css'
import { el, iconButton } from '../../hud/elements.ts'
import type { PartDeps } from '../parts.ts'
import type { OwnBet, SharedPart, TableView } from '../shared-scene.ts'
import { createReactionRow } from './reaction-row.ts'
import { createSeatStrip } from './seat-strip.ts'
import { type Reaction, seatTexts } from './seat-texts.ts'
import { seatRow } from './seats-shown.ts'
import { createShownQuestion } from './shown-question.ts'
import { shownSetting } from './shown-setting.ts'

/** In CSS pixels: a seat, what stands beside the seats, and how many there are at most with the own one. */
const seatWidth = { usual: 84, small: 68 } as const
const besideSeats = 118
const seatsMost = 7
const floatMs = 2000

type SeatsDeps = Pick<PartDeps, 'hud' | 'stage' | 'table' | 'slots' | 'figures' | 'language'>

/** Who sits at the table: the player, those who agreed to be shown, and how many others. Reactions float over the seats for a moment, without sound; under reduced motion there are none. */
export function createSeats({ hud, stage, table, slots, figures, language }: SeatsDeps): SharedPart {
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
  const menu = createMenu(texts.openReactions, [row.root, question.toggle])
  slots.seats.classList.add('seats')
  slots.seats.setAttribute('role', 'region')
  slots.seats.setAttribute('aria-label', texts.seats)
  slots.seats.append(strip.root, menu.root, question.question)
  let view: TableView | null = null
  let own: readonly OwnBet[] = []
  const show = () => {
    if (!view) return
    const width = slots.seats.clientWidth
    const each = width < 420 ? seatWidth.small : seatWidth.usual
    const room = Math.max(1, Math.min(seatsMost, Math.floor((width - besideSeats) / each)))
    strip.show(seatRow(view, { own, room }), view)
    row.root.hidden = stage.calm()
  }
  new ResizeObserver(show).observe(slots.seats)
  return {
    showTable: (next) => {
      view = next
      show()
    },
    showOwn: (bets) => {
      own = bets
      show()
      if (bets.some(({ status }) => status === 'placed')) question.ask()
    },
    reacted: ({ seat, reaction }) => {
      if (seat !== table.ownSeat) float(seat, reaction)
    },
    setCurrent: row.setEnabled,
    isShown: shownSetting.isShown,
  }
}

/** A button that opens what belongs to the seats beside them; Escape closes it. */
function createMenu(label: string, content: readonly HTMLElement[]) {
  const button = iconButton('hand', label, 'seat-menu-toggle')
  const menu = el('div', { class: 'seat-menu', hidden: true }, ...content)
  const root = el('div', { class: 'seat-menu-place' }, button, menu)
  const open = (isOpen: boolean) => {
    menu.hidden = !isOpen
    button.setAttribute('aria-expanded', String(isOpen))
  }
  open(false)
  button.addEventListener('click', () => open(menu.hidden === true))
  root.addEventListener('keydown', (event) => {
    event.stopPropagation() // Space presses these buttons, and not that of the game
    if (event.key !== 'Escape' || menu.hidden) return
    open(false)
    button.focus()
  })
  document.addEventListener('pointerdown', ({ target }) => {
    if (!menu.hidden && target instanceof Node && !root.contains(target)) open(false)
  })
  return { root }
}
