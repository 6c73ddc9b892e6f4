import type { TableLimits } from '@andon/arcade/engines/bets'
import { deviceStorage } from '../../shell/storage.ts'
import { createBar } from './bar.ts'
import { createBetChanges } from './bet-changes.ts'
import { createBetList } from './bet-list.ts'
import { createBetTools } from './bet-tools.ts'
import { createCalls } from './calls.ts'
import { compact } from './chip-picture.ts'
import { createFavourites } from './favourites/favourites.ts'
import { keptLayoutsIn } from './favourites/layouts-kept.ts'
import { createFeltView } from './felt/felt-view.ts'
import type { Felt } from './felt.ts'
import type { ShownRound } from './handlers.ts'
import { type LaidBets, type Layout, totalOf } from './laid-bets.ts'
import type { TableLayout } from './layout.ts'
import { coveredBy } from './pays.ts'
import { spotTerms } from './spot-terms.ts'
import type { TableSetting, TableTitle, TableTitleTexts } from './table-title.ts'
import type { TableTexts } from './texts/table-texts.ts'

export interface BettingDeps extends TableSetting {
  readonly table: TableLimits
  readonly words: TableTexts
  readonly texts: TableTitleTexts
  readonly bets: LaidBets
  readonly isReady: () => boolean
  readonly onChange: () => void
  readonly tell: (text: string) => void
}

interface LiveChips {
  readonly laid: Layout
  readonly placed: Layout
  readonly round: ShownRound | null
}

/** Fields of the felt lower than this make it scroll. In CSS pixels. */
const leastField = 28
const listWidth = 420

/** All ways to change the player's bets: the felt, the list of the same bets, the chips and tools, saved layouts, and call bets. */
export function createBetting(title: Pick<TableTitle, 'calls'>, deps: BettingDeps) {
  const parts = createParts(title, deps)
  const { felt, list, bar, favourites, calls, tools } = parts
  list.close.addEventListener('click', () => {
    list.open(false)
    tools.listClosed()
  })
  favourites.close.addEventListener('click', () => favourites.toggle(false))
  return {
    ...parts,
    /** `round`: one that is shown, with what it decided; null for the player's own bets. */
    show: (layout: Layout, round: ShownRound | null): void => {
      felt.showChips(layout, { paid: round?.isDecided ? round.paid : null })
      felt.mark(round?.facts ?? [])
      const listed = round?.isDecided ? deps.bets.laid() : layout
      list.show(listed, totalOf(listed))
      tools.update(deps.isReady())
    },
    /** At a live table: chips that are laid beside those that have been placed; with `round`, what became of these. */
    showLive: ({ laid, placed, round }: LiveChips): void => {
      felt.showChips(laid, { paid: round?.isDecided ? round.paid : null, placed })
      felt.mark(round?.facts ?? [])
      list.show(laid, totalOf(laid) + totalOf(placed), placed)
      tools.update(deps.isReady())
    },
    hide: (value: boolean): void => {
      felt.hide(value)
      calls?.root.toggleAttribute('data-away', value)
    },
    setEnabled: (enabled: boolean): void => {
      for (const part of [felt, list, bar, calls]) part?.setEnabled(enabled)
      tools.update(enabled)
    },
    layOut: (layout: TableLayout, shape: Felt): void => {
      const { area } = layout
      const over = { ...area, width: Math.min(listWidth, area.width) }
      felt.layOut(shape, layout.felt)
      list.layOut(layout.list, over)
      calls?.layOut(layout)
      favourites.layOut(over)
    },
  }
}

function createParts(title: Pick<TableTitle, 'calls'>, deps: BettingDeps) {
  const { config, table, words, texts, bets, figures } = deps
  const spots = new Map(config.spots.map((spot) => [spot.id, spot]))
  const changes = createBetChanges(deps)
  const { say, layAll, take } = changes
  const lay = (spot: string) => changes.lay(spot, bar.chosen())
  const kept = keptLayoutsIn(deviceStorage, `layouts:${config.gameCode}`, (spot) => spots.has(spot))
  const favourites = createFavourites({ words, figures, kept, laid: bets.laid, onUse: layAll, say })
  const tools = createBetTools({
    words,
    bets,
    changes,
    calls: title.calls ? (texts.calls ?? null) : null,
    offered: () => felt.places(),
    onFavourites: () => favourites.toggle(),
    onList: () => list.open(!list.isOpen()),
    onCalls: () => calls?.toggle() ?? false,
  })
  const bar = createBar({
    words,
    chips: table.chips,
    first: config.defaultStake,
    tools: tools.all,
    amount: figures.amount,
    short: compact,
    onDrag: (event, ends) => felt.drag(event, ends),
  })
  const felt = createFeltView({
    label: words.felt,
    hint: words.feltHint,
    chips: table.chips,
    leastField,
    onKey: (key) => (/^[1-9]$/.test(key) ? bar.chooseAt(Number(key) - 1) : tools.press(key)),
    nameOf: (id) => {
      const spot = spots.get(id)
      const rtp = config.bets?.[spot?.sort ?? '']?.rtp.decimal ?? null
      return spotTerms(spot, { words, texts, figures, limit: bets.limitOf(id), rtp, amount: bets.on(id) })
    },
    covers: (id) => coveredBy(spots.get(id) ?? { pays: [] }),
    onLay: lay,
    onTake: take,
  })
  const list = createBetList({ config, words, texts, figures, chosen: bar.chosen, onLay: lay, onTake: take })
  const calls = title.calls
    ? createCalls(title.calls, { words, texts, chips: table.chips, chosen: bar.chosen, onLay: layAll })
    : null
  return { felt, list, bar, favourites, calls, tools }
}
