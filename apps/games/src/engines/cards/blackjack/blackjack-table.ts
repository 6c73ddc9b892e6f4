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
import { createPlacesView } from './places-view.ts'
import { costLinesOf, saidOf } from './round-texts.ts'
import type { Mode } from './seat-parts.ts'
import { afterEvent, emptyTable, placeOf, type ShownTable } from './shown-table.ts'
import { blackjackWords } from './texts/blackjack-words.ts'

type Event = PlayEvents['blackjack']
type Setting = TableSetting<'blackjack', BlackjackTitleTexts>

/** The felt with up to three places, their cards and those of the dealer, chips and what the player may ask for. */
export function createBlackjackTable(setting: Setting): CardTable<'blackjack'> {
  const { hud, bar, stakeChanged, say } = setting
  const running: Running = newRound({ isReady: false, balance: Number.POSITIVE_INFINITY })
  const parts = createParts(setting, {
    isReady: () => running.isReady,
    onChange: () => {
      if (running.mode === 'result') shown.leave()
      shown.refresh()
      stakeChanged()
    },
    onAdvice: () => {
      shown.say()
      bar.update(shown.offers())
    },
  })
  const { words, cards, betting } = parts
  const field = createField(parts, setting)
  const shown = createShown(running, parts, { setting, field })
  return {
    container: cards.container,
    handlers: handlersOf(running, parts, { setting, field, shown }),
    layOut: (next) => {
      field.setSize(next)
      shown.refresh()
    },
    begin: () => {},
    clear: () => {
      shown.leave()
      shown.refresh()
    },
    offers: (round) => {
      const { taken } = running
      running.isOwn = true
      // the same number of actions as before the last one: it was refused, and the hand is as it was
      if (taken && taken.before === round.actions.length) say(words.refused(taken.move))
      running.taken = null
      running.actions = round.actions.length
      return shown.offers()
    },
    choice: () => {
      running.isOwn = true
      betting.sent()
      return Object.fromEntries(betting.bets.laid())
    },
    layoutStake: () => (running.mode === 'round' ? stakedOn(running.table) : betting.bets.total()),
    setReady: (ready) => {
      running.isReady = ready
      shown.show()
      if (ready && running.mode === 'bets' && betting.bets.total() === 0) hud.showNote(words.chooseSeat)
    },
    showBalance: (amount) => {
      running.balance = amount
      betting.setBalance(amount)
      if (running.mode !== 'round') return
      shown.say()
      bar.update(shown.offers())
    },
  }
}

/** The state of the table's round and of the player. */
interface Running {
  isReady: boolean
  /** In minor units. */
  balance: number
  mode: Mode
  table: ShownTable
  events: readonly Event[]
  /** True if the player plays the round here; a past one is only watched. */
  isOwn: boolean
  /** The number of actions of the round when it last began to wait. */
  actions: number
  /** The last action, with the number of those before it. */
  taken: { readonly move: Move; readonly before: number } | null
  costLines: readonly string[]
}

const newRound = ({ isReady, balance }: Pick<Running, 'isReady' | 'balance'>): Running => ({
  isReady,
  balance,
  mode: 'bets',
  table: emptyTable,
  events: [],
  isOwn: false,
  actions: 0,
  taken: null,
  costLines: [],
})

type Parts = ReturnType<typeof createParts>
type Field = ReturnType<typeof createField>

/** Shows the running round. */
function createShown(running: Running, parts: Parts, { setting, field }: { setting: Setting; field: Field }) {
  const { words, advice, adviceSwitch, cards, view, print, betting } = parts
  const { config, figures, hud } = setting
  const best = () => (adviceSwitch.isOn() ? advice.bestMove(running.table) : null)
  const say = () => {
    const { table, balance, costLines } = running
    print.show(saidOf(table, { words, figures, balance, costLines, best: best() }))
  }
  const show = () => {
    const { table, mode, isReady } = running
    view.showTable(table, mode)
    view.showBets(betting.bets.laid(), { mode, enabled: isReady })
    betting.update(isReady)
    say()
  }
  return {
    say,
    show,
    refresh: (): void => {
      void field.place(running.table, { mode: running.mode, moves: false })
      show()
    },
    leave: (): void => {
      Object.assign(running, newRound(running))
      cards.clear()
      hud.showNote('')
    },
    offers: () =>
      offersOf(running.table, {
        words,
        figures,
        balance: running.balance,
        best: best(),
        insuranceReturn: config.game.insuranceReturn.decimal,
        onTake: (move) => {
          running.taken = { move, before: running.actions }
        },
      }),
  }
}

function handlersOf(
  running: Running,
  parts: Parts,
  { setting, field, shown }: { setting: Setting; field: Field; shown: ReturnType<typeof createShown> },
) {
  return createHandlers({
    setting,
    words: parts.words,
    cards: parts.cards,
    show: shown.show,
    table: () => running.table,
    take: (event) => {
      running.mode = 'round'
      running.events = [...running.events, event]
      running.table = afterEvent(running.table, event)
    },
    rearrange: () => field.place(running.table, { mode: running.mode, moves: true }),
    onSettled: () => {
      running.mode = 'result'
      running.costLines = costLinesOf(running.events, {
        words: parts.words,
        figures: setting.figures,
        advice: parts.advice,
        costs: parts.costs,
        isOwn: running.isOwn,
      })
      for (const line of running.costLines) setting.tell(line)
      shown.refresh()
    },
  })
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
    setting,
    limits,
    words,
    isReady,
    onChange,
    spotAt: (x, y, ends) => {
      const spot = view.spotAt(x, y)
      view.light(ends ? null : spot)
      return spot
    },
  })
  const view = createPlacesView({
    words,
    figures,
    chips: limits.chips,
    nameOfCard: setting.words.card,
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
