import type { TableEvent } from '@andon/arcade/engines/table/events'
import { playedBy } from '../../../shell/scene.ts'
import type { Settled, SharedScene, ShownTableRound } from '../../../shell/shared/shared-scene.ts'
import { createHandlers, noRound } from '../handlers.ts'
import { sharedResults } from '../roads/shared-results.ts'
import { drawnWords, resultWords } from '../texts/drawn-words.ts'
import { createLiveParts, type LiveDeps, type LiveParts } from './live-parts.ts'
import type { LiveTableTitle } from './live-title.ts'
import { celebrateLive } from './live-win.ts'
import { othersOn } from './others-chips.ts'

/** The result stays for so long before the felt comes back in front of it. */
const seenMs = 1400
/** The bets are called for the last time this long before the lock. */
const lastCallMs = 5_000
/** After the result is known, by the clock of the tables: screens without motion, which hear of it at different instants, tell it at this one. */
const toldTogetherMs = 200

/** `result`: it has been shown, and stays until the next round or until the player lays chips for that. */
type Phase = 'rest' | 'open' | 'locked' | 'showing' | 'result'

/** A live table: the felt of a table game with placed chips, the past results of the table, its dealer, and the reveal that all players see at the same instant. */
export function createLiveScene(title: LiveTableTitle, deps: LiveDeps): SharedScene {
  let phase: Phase = 'rest'
  const isReady = () => phase === 'open' || phase === 'result'
  const parts = createLiveParts(title, deps, {
    isReady,
    onChange: () => {
      if (parts.live.isResult()) leaveResult(parts)
      parts.show()
      deps.stakeChanged()
    },
  })
  const { live, betting, reveal, strip } = parts
  parts.setting.tableSounds.ambience()
  const enter = (next: Phase) => {
    phase = next
    betting.setEnabled(isReady())
    parts.show()
  }
  return {
    ...watching(parts, deps),
    ...phases(parts, { deps, enter, phase: () => phase }),
    showOwn: (own) => {
      live.setOwn(own)
      parts.show()
    },
    showTable: (view) => {
      strip.showAll(sharedResults(view.past, title.roads?.rounds ?? null))
      reveal.setSqueezer?.(view.squeezer)
      const places = new Set(betting.felt.places())
      betting.felt.showOthers(othersOn(view.seats, { ownSeat: view.ownSeat, places, alike: title.alike ?? {} }))
    },
    squeezed: (turned) => reveal.squeezed?.(turned),
    nextBets: () => {
      const laid = live.toPlace()
      return laid === null ? [] : [laid]
    },
    taken: () => {
      live.taken()
      parts.show()
    },
    returned: (bets) => {
      live.returned(bets)
      parts.show()
      deps.stakeChanged()
    },
    setReady: (ready) => betting.bar.root.toggleAttribute('data-closed', !ready),
    showBalance: parts.showBalance,
  }
}

function leaveResult({ live, reveal, setting }: LiveParts): void {
  live.goOn()
  reveal.clear()
  setting.hud.showNote('')
}

/** Past rounds of the player that are watched, as at a table of one player. */
function watching(parts: LiveParts, { hud }: LiveDeps): Pick<SharedScene, 'begin' | 'halt' | 'clear' | 'play'> {
  const { live, reveal, field, show, tell } = parts
  const handlers = createHandlers({
    ...parts.setting,
    words: parts.words,
    reveal,
    tell,
    showReveal: field.showReveal,
    round: live.replayed,
    setRound: (round) => {
      live.replay(round)
      show()
    },
    onDecided: () => {},
    onEnd: show,
  })
  const giveBack = () => {
    live.replay(null)
    reveal.clear()
    field.showReveal(false)
    hud.hideBanner()
    show()
  }
  return {
    begin: () => {
      live.replay(noRound)
      field.showReveal(true)
      reveal.begin()
    },
    halt: async () => giveBack(),
    clear: giveBack,
    play: playedBy<TableEvent>(handlers),
  }
}

interface PhaseDeps {
  readonly deps: LiveDeps
  readonly enter: (phase: Phase) => void
  readonly phase: () => Phase
}

/** The states of the table's round. */
function phases(
  parts: LiveParts,
  { deps, enter, phase }: PhaseDeps,
): Pick<SharedScene, 'open' | 'lock' | 'show' | 'settle' | 'rest' | 'voided'> {
  const { live, reveal, field, words, texts, dealer, tell, setting } = parts
  const { hud, stage } = deps
  let closesAt: number | null = null
  stage.onIdleFrame(() => {
    if (closesAt === null || deps.table.now() < closesAt - lastCallMs) return
    if (phase() === 'open') void dealer?.act('last')
    closesAt = null
  })
  const start = () => {
    live.opened()
    reveal.clear()
    hud.hideBanner()
    field.showReveal(false)
  }
  return {
    open: ({ locksAt }) => {
      start()
      hud.setWin(null)
      hud.showNote('')
      enter('open')
      void dealer?.act('open')
      closesAt = locksAt - deps.table.now() > lastCallMs ? locksAt : null
    },
    lock: ({ locksAt }) => {
      enter('locked')
      setting.tableSounds.start()
      field.showReveal(true)
      reveal.lock(locksAt)
      tell(words.starting)
      void dealer?.act('closed')
    },
    show: async ({ round, own }) => {
      enter('showing')
      field.showReveal(true)
      const shown = drawOf(round)
      await reveal.showAll({ ...shown, number: round.number, lockedAt: round.locksAt, shownAt: round.shownAt })
      await stage.wait(Math.max(0, round.shownAt + toldTogetherMs - deps.table.now()))
      if (phase() !== 'showing') return
      setting.tableSounds.drawn()
      const said = drawnWords({ words, texts }, shown)
      hud.showNote(resultWords({ words, texts }, shown) ?? said)
      tell(said)
      void dealer?.act('reveal')
      await stage.wait(stage.calm() || !field.covers() ? 0 : seenMs)
      if (phase() !== 'showing') return
      live.decided(shown, own)
      field.showReveal(false)
      enter('result')
    },
    settle: async (settled) => {
      live.setOwn(settled.own)
      parts.show()
      tellPaid(parts, settled)
      if (settled.win > 0) void dealer?.act('pay')
      if (settled.celebrates) await celebrateLive({ ...setting, reveal, words }, settled)
    },
    rest: () => {
      field.showReveal(false)
      enter('result')
    },
    voided: () => {
      start()
      enter('rest')
    },
  }
}

function drawOf({ result }: ShownTableRound) {
  const events = result.events as readonly TableEvent[] // of a round of this game
  const drawn = events.flatMap((event) => (event.type === 'drawn' ? [{ to: event.to, face: event.face }] : []))
  return { drawn, facts: result.facts }
}

/** For screen readers: what was drawn, and each bet that returned something. */
function tellPaid({ words, texts, setting, live, tell }: LiveParts, { round }: Settled): void {
  const shown = drawOf(round)
  const said = texts.result?.(shown.facts) ?? drawnWords({ words, texts }, shown) // cards and totals have been heard
  const paid = [...(live.shownRound()?.paid ?? [])].map(([spot, amount]) =>
    words.paid(texts.name(spot), setting.figures.amount(amount)),
  )
  tell(paid.length > 0 ? words.allPaid(said, paid.join(', ')) : words.nonePaid(said))
}
