import { deviceStorage, tabStorage } from '../../../shell/storage.ts'
import type { CardTable, TableSetting } from '../card-title.ts'
import type { CardLayout } from '../layout.ts'
import type { PlayEvents } from '../play-events.ts'
import { costsKeptIn, createAdvice, type Move } from './advice.ts'
import { createAdviceSwitch } from './advice-switch.ts'
import { createBetting } from './betting.ts'
import type { BlackjackTitleTexts } from './blackjack-title.ts'
import { createCardsOnTable } from './cards-on-table.ts'
import { createFeltPrint } from './felt-print.ts'
import { createHandlers } from './handlers.ts'
import { type FeltPlace, layOutBlackjack } from './layout.ts'
import { offersOf } from './offers.ts'
import { createPlacesView, type Mode } from './places-view.ts'
import { costLinesOf, saidOf } from './round-texts.ts'
import { afterEvent, emptyTable, placeOf, type ShownTable } from './shown-table.ts'
import { blackjackWords } from './texts/blackjack-words.ts'

type Event = PlayEvents['blackjack']
type Setting = TableSetting<'blackjack', BlackjackTitleTexts>

/** The felt with up to three places, their cards and those of the dealer, chips and what the player may ask for. */
export function createBlackjackTable(setting: Setting): CardTable<'blackjack'> {
  const { config, hud, figures, bar, stakeChanged, say } = setting
  const parts = createParts(setting, {
    isReady: () => isReady,
    onChange: () => {
      if (mode === 'result') leave()
      refresh()
      stakeChanged()
    },
    onAdvice: () => {
      showSaid()
      bar.update(offers())
    },
  })
  const { words, advice, adviceSwitch, cards, view, print, betting } = parts
  let [isReady, isOwn] = [false, false]
  let mode: Mode = 'bets'
  let table: ShownTable = emptyTable
  let events: readonly Event[] = []
  let balance = Number.POSITIVE_INFINITY
  let taken: { readonly move: Move; readonly before: number } | null = null
  let costLines: readonly string[] = []
  let sentBefore = 0

  const field = createField(parts, setting)
  const best = () => (adviceSwitch.isOn() ? advice.bestMove(table) : null)
  const showSaid = () => print.show(saidOf(table, { ...parts, best: best(), balance, costLines, figures }))
  const show = () => {
    view.showTable(table, mode)
    view.showBets(betting.bets.laid(), { mode, enabled: isReady })
    betting.update(isReady)
    showSaid()
  }
  const refresh = () => {
    void field.place(table, { mode, moves: false })
    show()
  }
  const leave = () => {
    mode = 'bets'
    table = emptyTable
    events = []
    costLines = []
    taken = null
    cards.clear()
    hud.showNote('')
  }
  const offers = () =>
    offersOf(table, {
      ...{ words, figures, balance, best: best() },
      insuranceReturn: config.game.insuranceReturn.decimal,
      onTake: (move) => {
        taken = { move, before: sentBefore }
      },
    })
  const handlers = createHandlers({
    ...{ setting, words, cards, show },
    table: () => table,
    take: (event) => {
      mode = 'round'
      events = [...events, event]
      table = afterEvent(table, event)
    },
    rearrange: async () => {
      await field.place(table, { mode, moves: true })
    },
    onSettled: () => {
      mode = 'result'
      costLines = costLinesOf(events, { ...parts, figures, isOwn })
      for (const line of costLines) setting.tell(line)
      refresh()
    },
  })

  return {
    container: cards.container,
    handlers,
    layOut: (next) => {
      field.setSize(next)
      refresh()
    },
    begin: () => {},
    clear: () => {
      isOwn = false
      leave()
      refresh()
    },
    offers: (round) => {
      isOwn = true
      // the same number of actions as before the last one: it was refused, and the hand is as it was
      if (taken && taken.before === round.actions.length) say(words.refused(taken.move))
      taken = null
      sentBefore = round.actions.length
      return offers()
    },
    choice: () => {
      isOwn = true
      betting.sent()
      return Object.fromEntries(betting.bets.laid())
    },
    layoutStake: () => (mode === 'round' ? stakedOn(table) : betting.bets.total()),
    setReady: (ready) => {
      isReady = ready
      show()
      if (ready && mode === 'bets' && betting.bets.total() === 0) hud.showNote(words.chooseSeat)
    },
    showBalance: (amount) => {
      balance = amount
      betting.setBalance(amount)
      if (mode === 'round') {
        showSaid()
        bar.update(offers())
      }
    },
  }
}

/** A phone on its side, whose panel stands beside the field. */
const onItsSide = '(orientation: landscape) and (max-height: 480px)'

interface PartsDeps {
  readonly isReady: () => boolean
  readonly onChange: () => void
  readonly onAdvice: () => void
}

function createParts(setting: Setting, { isReady, onChange, onAdvice }: PartsDeps) {
  const { config, stage, hud, language, figures } = setting
  const { table: limits } = config
  if (!limits) throw new Error(`${config.gameCode} has no limits of bets`)
  const words = blackjackWords[language]
  const cards = createCardsOnTable(setting)
  const betting = createBetting({
    ...{ setting, limits, words, isReady, onChange },
    spotAt: (x, y, ends) => {
      const spot = view.spotAt(x, y)
      view.light(ends ? null : spot)
      return spot
    },
  })
  const view = createPlacesView({
    ...{ words, figures, chips: limits.chips, nameOfCard: setting.words.card },
    onLay: betting.lay,
    onTake: betting.take,
  })
  const print = createFeltPrint({ config, words, figures })
  const adviceSwitch = createAdviceSwitch({
    words,
    storage: deviceStorage,
    key: `advice:${config.gameCode}`,
    onChange: onAdvice,
  })
  const placeBar = () => (matchMedia(onItsSide).matches ? hud.root : hud.panel).append(betting.root)
  placeBar()
  stage.onResize(placeBar) // before the scene measures the panel
  const costs = costsKeptIn(tabStorage, `costs:${config.gameCode}`)
  hud.root.append(print.root, ...view.elements, adviceSwitch.root)
  return { words, advice: createAdvice(config.game), adviceSwitch, costs, cards, betting, view, print }
}

/** Places everything; on a phone on its side the chips stand over the foot of the field. */
function createField(
  { betting, view, cards, print, adviceSwitch }: ReturnType<typeof createParts>,
  { stage }: Setting,
) {
  let size: CardLayout | null = null
  const layoutOf = (table: ShownTable) => {
    if (!size) throw new Error('the table has its size before its first round')
    const { flat, table: room } = size
    return layOutBlackjack(room, { flat, bar: flat ? betting.root.offsetHeight : 0, places: placesOf(table) })
  }
  return {
    setSize: (next: CardLayout): void => {
      size = next
      const { x, y, width, height } = next.area
      const top = `${y + height - (next.flat ? betting.root.offsetHeight : 0)}px`
      Object.assign(
        betting.root.style,
        next.flat ? { left: `${x}px`, width: `${width}px`, top } : { left: '', width: '', top: '' },
      )
    },
    /** Resolves when every card is where it belongs. */
    place: (table: ShownTable, { mode, moves }: { readonly mode: Mode; readonly moves: boolean }): Promise<void> => {
      const layout = layoutOf(table)
      view.layOut(layout, mode)
      print.layOut(layout)
      adviceSwitch.layOut(layout)
      return cards.layOut(layout, { density: stage.view.density, moves })
    },
  }
}

const placesOf = ({ hands }: ShownTable): readonly FeltPlace[] =>
  [0, 1, 2].map((place) => ({
    place,
    hands: hands.filter(({ hand }) => placeOf(hand) === place).map(({ hand }) => hand),
  }))

const stakedOn = ({ hands }: ShownTable): number =>
  hands.reduce((sum, { staked, insured }) => sum + staked + (insured ?? 0), 0)
