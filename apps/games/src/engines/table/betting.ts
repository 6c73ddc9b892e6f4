import type { TableLimits } from '@andon/arcade/engines/bets'
import type { Rectangle } from '../../shell/hud/hud.ts'
import { deviceStorage } from '../../shell/storage.ts'
import { createBar, toolButton } from './bar.ts'
import { createBetList } from './bet-list.ts'
import { createCalls } from './calls.ts'
import { createFavourites } from './favourites.ts'
import type { Felt } from './felt.ts'
import { createFeltView } from './felt-view.ts'
import type { ShownRound } from './handlers.ts'
import type { LaidBets, Layout, Refused } from './laid-bets.ts'
import type { TableLayout } from './layout.ts'
import { keptLayoutsIn } from './layouts-kept.ts'
import { coveredBy, paysOf } from './pays.ts'
import type { TableSetting, TableTitle, TableTitleTexts } from './table-title.ts'
import type { TableTexts } from './texts/table-texts.ts'

interface BettingDeps extends TableSetting {
  readonly table: TableLimits
  readonly words: TableTexts
  readonly texts: TableTitleTexts
  readonly bets: LaidBets
  readonly isReady: () => boolean
  readonly onChange: () => void
  readonly tell: (text: string) => void
}

/** All ways to change the player's bets: the felt, the list of the same bets, the chips and tools, saved layouts, and call bets. */
export function createBetting(title: TableTitle, deps: BettingDeps) {
  const { config, table, words, texts, bets, figures, hud, tableSounds, tell } = deps
  const spots = new Map(config.spots.map((spot) => [spot.id, spot]))
  const say = (text: string) => {
    hud.showNote(text)
    tell(text)
  }
  const short = (amount: number) => compact(amount)
  const total = () => figures.amount(bets.total())
  const refusedText = (refused: Refused): string => {
    if (refused.why === 'balance') return words.refusedBalance
    const [least, most] = [figures.amount(refused.least), figures.amount(refused.most)]
    return refused.why === 'bet'
      ? words.refusedBet(texts.name(refused.spot), least, most)
      : words.refusedLayout(least, most)
  }
  /** Makes a change, and says what became of it. */
  const attempt = (change: () => Refused | null, done: () => string, sound = tableSounds.chip) => {
    if (!deps.isReady()) return
    const refused = change()
    if (refused) return say(refusedText(refused))
    sound()
    deps.onChange()
    tell(done())
  }
  const lay = (id: string) =>
    attempt(
      () => bets.add(new Map([[id, bar.chosen()]])),
      () => words.laid(texts.name(id), figures.amount(bets.on(id)), total()),
    )
  const take = (id: string) =>
    attempt(
      () => bets.take(id),
      () => words.taken(texts.name(id), total()),
      tableSounds.sweep,
    )
  const layAll = (more: Layout) =>
    attempt(
      () => bets.add(more),
      () => words.total(total()),
    )

  const kept = keptLayoutsIn(deviceStorage, `layouts:${config.gameCode}`, (spot) => spots.has(spot))
  const favourites = createFavourites({ words, figures, kept, laid: bets.laid, onUse: layAll, say })
  const tools = createTools()
  const bar = createBar({
    ...{ words, short, chips: table.chips, first: config.defaultStake, tools: tools.all },
    amount: figures.amount,
    onDrag: (event, ends) => felt.drag(event, ends),
  })
  const onKey = (key: string) => {
    if (/^[1-9]$/.test(key)) return bar.chooseAt(Number(key) - 1)
    const tool = { r: tools.repeat, d: tools.double, z: tools.undo }[key.toLowerCase()]
    tool?.click()
    return tool !== undefined
  }
  const felt = createFeltView({
    ...{ label: words.felt, hint: words.feltHint, chips: table.chips, short, leastField: 28, onKey },
    nameOf: (id) => {
      const spot = spots.get(id)
      const limit = bets.limitOf(id)
      const amount = bets.on(id)
      if (!spot) return id
      const terms = [words.spot(texts.name(id), figures.number(paysOf(spot).toOne))]
      if (limit) terms.push(words.limits(figures.amount(limit.least), figures.amount(limit.most)))
      if (amount > 0) terms.push(words.mine(figures.amount(amount)))
      return terms.join('　')
    },
    covers: (id) => coveredBy(spots.get(id) ?? { pays: [] }),
    onLay: lay,
    onTake: take,
  })
  const list = createBetList({ config, words, texts, figures, chosen: bar.chosen, onLay: lay, onTake: take })
  const calls = title.calls
    ? createCalls(title.calls, { words, texts, chips: table.chips, chosen: bar.chosen, onLay: layAll })
    : null

  function createTools() {
    const undo = toolButton('undo', words.undo)
    const clear = toolButton('clear', words.clear)
    const double = toolButton('double', words.double)
    const repeat = toolButton('repeat', words.repeat)
    const saved = toolButton('favourites', words.favourites)
    const open = toolButton('list', words.openList, 'list-toggle')
    const called = toolButton('calls', texts.calls)
    undo.addEventListener('click', () => attempt(bets.undo, () => words.total(total()), tableSounds.sweep))
    clear.addEventListener('click', () => attempt(bets.clear, () => words.total(total()), tableSounds.sweep))
    double.addEventListener('click', () => attempt(bets.double, () => words.total(total())))
    repeat.addEventListener('click', () => {
      if (bets.last().size === 0) return say(words.nothingToRepeat)
      const offered = new Set(felt.places())
      layAll(new Map([...bets.last()].filter(([spot]) => offered.has(spot))))
    })
    saved.addEventListener('click', () => favourites.toggle())
    open.setAttribute('aria-controls', 'bet-list')
    open.addEventListener('click', () => {
      list.open(!list.isOpen())
      open.setAttribute('aria-expanded', String(list.isOpen()))
    })
    called.addEventListener('click', () => {
      calls?.toggle()
      called.setAttribute('aria-pressed', String(calls?.isOpen() ?? false))
    })
    const all = [undo, clear, double, repeat, saved, ...(title.calls ? [called] : []), open]
    return { undo, clear, double, repeat, open, all, held: [undo, clear, double, repeat] }
  }
  list.close.addEventListener('click', () => {
    list.open(false)
    tools.open.setAttribute('aria-expanded', 'false')
    tools.open.focus()
  })
  favourites.close.addEventListener('click', () => favourites.toggle(false))

  return {
    ...{ felt, list, bar, favourites, calls },
    /** `round`: one that is shown, with what it decided; null for the player's own bets. */
    show: (layout: Layout, round: ShownRound | null): void => {
      felt.showChips(layout, round?.isDecided ? round.paid : null)
      felt.mark(round?.facts ?? [])
      list.show(
        layout,
        [...layout.values()].reduce((sum, amount) => sum + amount, 0),
      )
      const isReady = deps.isReady()
      tools.undo.disabled = !isReady || !bets.canUndo()
      for (const tool of [tools.clear, tools.double]) tool.disabled = !isReady || bets.laid().size === 0
      tools.repeat.disabled = !isReady || bets.last().size === 0
    },
    hide: (value: boolean): void => {
      felt.hide(value)
      calls?.root.toggleAttribute('data-away', value)
    },
    setEnabled: (enabled: boolean): void => {
      felt.setEnabled(enabled)
      list.setEnabled(enabled)
      bar.setEnabled(enabled)
      calls?.setEnabled(enabled)
      for (const tool of tools.held) tool.disabled = !enabled
      if (!enabled) return
      tools.undo.disabled = !bets.canUndo()
      for (const tool of [tools.clear, tools.double]) tool.disabled = bets.laid().size === 0
      tools.repeat.disabled = bets.last().size === 0
    },
    layOut: (layout: TableLayout, shape: Felt): void => {
      felt.layOut(shape, layout.felt)
      const over: Rectangle = { ...layout.area, x: layout.area.x, width: Math.min(420, layout.area.width) }
      list.layOut(layout.list, over)
      calls?.layOut(layout)
      Object.assign(favourites.root.style, {
        left: `${over.x + 8}px`,
        top: `${over.y + 8}px`,
        maxWidth: `${over.width - 16}px`,
      })
    },
  }
}

/** On a chip: 100, 1k, 25k. */
function compact(amount: number): string {
  if (amount >= 1_000_000) return `${Math.floor(amount / 100_000) / 10}M`
  return amount >= 1000 ? `${Math.floor(amount / 100) / 10}k` : String(amount)
}
