import { el } from '../../hud/elements.ts'
import { crestPicture } from './crest.ts'
import { emotePicture } from './emotes.ts'
import type { Reaction, SeatTexts } from './seat-texts.ts'
import type { SeatRow, ShownSeat } from './seats-shown.ts'

interface StripDeps {
  readonly texts: SeatTexts
  /** An amount as it stands at a seat. */
  readonly amount: (minor: number) => string
  /** Hundredths of a stake at which a seat left the round. */
  readonly multiple: (hundredths: number) => string
}

export type SeatStrip = ReturnType<typeof createSeatStrip>

/** The seats side by side; reactions float over them. */
export function createSeatStrip({ texts, amount, multiple }: StripDeps) {
  const list = el('ol', { class: 'seat-row' })
  const note = el('p', { class: 'seat-note' })
  const items = new Map<string, HTMLElement>()
  const itemOf = (one: ShownSeat) => {
    const item = items.get(one.seat) ?? el('li', { class: 'seat', 'data-seat': one.seat })
    const said = saying(one)
    if (item.dataset.said === said) return item
    item.dataset.said = said
    const chips =
      one.staked > 0
        ? el('span', { class: 'seat-chips' }, amount(one.staked))
        : el('span', { class: 'seat-idle' }, one.name === null ? texts.watching : '—')
    const emotes = [...item.querySelectorAll('.emote')]
    item.replaceChildren(
      crestPicture(one.seat),
      el('span', { class: 'seat-name', 'aria-hidden': 'true' }, one.name ?? texts.you),
      el(
        'span',
        { class: 'seat-bets', 'aria-hidden': 'true' },
        one.leftAt === null ? chips : el('b', {}, multiple(one.leftAt)),
      ),
      el('span', { class: 'aside' }, said),
      ...emotes,
    )
    item.toggleAttribute('data-own', one.name === null)
    item.toggleAttribute('data-left', one.leftAt !== null)
    return item
  }
  const saying = ({ name, staked, leftAt }: ShownSeat) => {
    const named = name ?? texts.you
    if (leftAt !== null) return texts.left(named, multiple(leftAt))
    return staked > 0 ? texts.seat(named, amount(staked)) : texts.idle(named)
  }
  return {
    root: el('div', { class: 'seat-strip' }, list, note),
    show: ({ seats, others }: SeatRow, { players }: { readonly players: number }): void => {
      const shown = seats.map((one) => {
        const item = itemOf(one)
        items.set(one.seat, item)
        return item
      })
      for (const seat of items.keys()) if (!seats.some((one) => one.seat === seat)) items.delete(seat)
      const isSame =
        shown.length === list.children.length && shown.every((item, index) => list.children[index] === item)
      if (!isSame) list.replaceChildren(...shown)
      const alone = aloneText(texts, { seats, others, players })
      note.toggleAttribute('data-more', others > 0)
      const [seen, spoken] = others > 0 ? [texts.more(others), texts.moreSpoken(others)] : [alone ?? '', alone ?? '']
      note.replaceChildren(el('span', { 'aria-hidden': 'true' }, seen), el('span', { class: 'aside' }, spoken))
    },
    /** A drawing that floats over the seat, or over the others where the seat is not in the row; returns what takes it away. */
    float: (seat: string, reaction: Reaction): (() => void) => {
      const emote = el(
        'span',
        { class: 'emote', 'aria-hidden': 'true', 'data-reaction': reaction },
        emotePicture(reaction),
      )
      const parent = items.get(seat) ?? note
      for (const old of parent.querySelectorAll('.emote')) old.remove()
      parent.append(emote)
      return () => emote.remove()
    },
  }
}

/** The text for a player without others; a bet of demo play is not counted among the players of the round, but it is there. */
function aloneText(
  texts: Pick<SeatTexts, 'empty' | 'alone'>,
  { seats, others, players }: SeatRow & { readonly players: number },
): string | null {
  const hasBets = players > 0 || seats.some(({ staked }) => staked > 0)
  if (!hasBets) return texts.empty
  return seats.length === 1 && others === 0 ? texts.alone : null
}

/** The same seats as a list, in a panel. */
export function createSeatList({ texts, amount }: Pick<StripDeps, 'texts' | 'amount'>) {
  const root = el('ul', { class: 'seat-list' })
  let shown = ''
  return {
    root,
    show: ({ seats, others }: SeatRow, { players }: { readonly players: number }): void => {
      const rows = seats.map(({ seat, name, staked }) => ({ seat, name: name ?? texts.you, staked }))
      const rest = others > 0 ? texts.moreSpoken(others) : (aloneText(texts, { seats, others, players }) ?? '')
      const next = JSON.stringify([rows, rest])
      if (next === shown) return
      shown = next
      root.replaceChildren(
        ...rows.map(({ seat, name, staked }) =>
          el('li', {}, crestPicture(seat), el('span', {}, name), el('b', {}, staked > 0 ? amount(staked) : '—')),
        ),
        ...(rest === '' ? [] : [el('li', { class: 'seat-others' }, rest)]),
      )
    },
  }
}
