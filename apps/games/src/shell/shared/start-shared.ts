import './shared.css'
import type { WireKind } from '@andon/arcade/engines/kind'
import type { GameConfig, GameReply } from '@andon/arcade/game-api'
import { createTopics } from '@andon/realtime-client/topics'
import type { SoundPlayer } from '../../sound/sound-player.ts'
import { connectButtons } from '../connect-buttons.ts'
import type { HostCommand } from '../host.ts'
import { el } from '../hud/elements.ts'
import { createReplay } from '../replay.ts'
import { createCountdown, timingOf } from './countdown.ts'
import { followTable } from './follow-table.ts'
import { createPanels } from './panels.ts'
import { parts as partsOf } from './parts.ts'
import { sendAction } from './send-bet.ts'
import { createSharedLoop, type SharedLoop, type SharedLoopDeps } from './shared-loop.ts'
import type { LoadedSharedTitle, SharedSlots, SharedTable } from './shared-scene.ts'
import { createSqueezing } from './squeezing.ts'
import { createTableClock, measureEveryMs, type TableClock } from './table-clock.ts'
import { sharedTexts } from './texts/shared-texts.ts'

export interface StartSharedDeps extends Omit<SharedLoopDeps, 'texts' | 'clock' | 'scene' | 'parts' | 'first'> {
  readonly config: GameConfig
  readonly kind: WireKind
  readonly loaded: LoadedSharedTitle
  readonly sounds: SoundPlayer
  readonly mode: 'real' | 'demo'
}

/** Several times a second it is looked whether the table should have said something. */
const tickEveryMs = 250

/** A title whose rounds belong to a table: makes its scene, and goes on with the table's rounds as they come. */
export async function startShared(deps: StartSharedDeps) {
  const { arcade, hud, stage, messages, language, loaded } = deps
  const texts = sharedTexts[language]
  const clock = createTableClock({ ask: async () => (await arcade.call('tableTime', {})).now, local: stage.nowMs })
  const [first] = await Promise.all([arcade.call('table', {}), clock.measure()])
  clock.heard(first.table.now)
  const topics = createTopics()
  const countdown = createCountdown({ texts, announce: hud.announce })
  const slots: SharedSlots = {
    seats: el('div', { class: 'seats-slot' }),
    countdown: countdown.root,
    question: el('section', { class: 'shown-question', hidden: true }),
  }
  hud.root.append(slots.countdown, slots.seats, slots.question)
  let loop: SharedLoop | null = null
  const room = { table: tableFor(deps, { clock, first, loop: () => loop }), panels: createPanels(hud, messages), slots }
  const subscribe = topics.subscribe
  const parts = partsOf.map((part) => part({ ...deps, ...room, subscribe }))
  const scene = loaded.createSharedScene({ ...deps, ...room, stakeChanged: () => loop?.update() })
  loop = createSharedLoop({ ...deps, texts, clock, scene, parts, first })
  const { source, gate } = loop
  hud.buttons.spin.hidden = scene.hasOwnButtons === true
  hud.buttons.spin.dataset.words = loaded.words.start
  const replay = connect({ ...deps, scene }, loop)
  stage.onIdleFrame(() => {
    const [table, pace] = [source.now(), deps.config.rounds]
    const at = { now: clock.now(), openMs: pace?.pace.openMs ?? 1, isCurrent: source.isCurrent() }
    const timing = timingOf(table, at)
    countdown.show(timing, table)
    if (timing.kind === 'locked' && document.body.dataset.state === 'ready') loop.update() // by the clock, before the table has said so
  })
  setInterval(source.tick, tickEveryMs)
  keepMeasuring(clock)
  return {
    watch: replay.watch,
    handleCommand: (command: HostCommand): void => handle(command, deps, loop),
    begin: (): void => {
      begin(deps, loop, first)
      void loop.noteChains(first.table)
      followTable({ ...deps, ...loop, topics, tableId: first.table.tableId })
      gate.setAway(false)
    },
  }
}

interface TableOf {
  readonly clock: TableClock
  readonly first: GameReply<'table'>
  readonly loop: () => SharedLoop | null
}

/** The calls to the loop that a scene and the parts beside it get; the loop is made after them. */
function tableFor({ arcade, line, stage, failures }: StartSharedDeps, { clock, first, loop }: TableOf): SharedTable {
  return {
    now: clock.now,
    tableId: first.table.tableId,
    ownSeat: first.seat,
    place: async (bets) => (await loop()?.place(bets)) ?? [],
    act: async (betId, action) => {
      try {
        const outcome = await sendAction({ arcade, line }, { betId, action })
        if (outcome.kind === 'taken') loop()?.ownBets.note(outcome.bet)
        else loop()?.refusals.ofAction(outcome)
        return outcome
      } catch (error) {
        void failures.show(error)
        return { kind: 'refused', code: 'UNAVAILABLE', params: {} }
      }
    },
    react: (reaction) =>
      arcade.call('react', { reaction }).then(
        () => true,
        () => false,
      ),
    squeeze: createSqueezing((turned) => arcade.call('squeeze', turned), stage.wait),
  }
}

/** Buttons of the shell, and past rounds that are watched: meanwhile the table goes on without this screen. */
function connect(
  deps: StartSharedDeps & Pick<SharedLoopDeps, 'scene'>,
  { place, gate, presenter, ownBets, source }: SharedLoop,
) {
  const { scene, loaded } = deps
  const canWatch = () => !ownBets.of(source.now().round?.number ?? 0).some(({ win }) => win === null)
  const setReplaying = (value: boolean) => {
    if (value) presenter.setAway(true)
    gate.setAway(value)
    if (!value) presenter.setAway(false)
  }
  const replay = createReplay({ ...deps, scene, loaded, controls: { canSpin: canWatch, setReplaying } })
  const press = () => {
    const bets = scene.nextBets()
    if (bets.length > 0 && gate.openRound()) void place(bets)
  }
  const currentStake = () => deps.config.defaultStake
  connectButtons(
    { ...deps, watch: (roundId) => void replay.watch(roundId) },
    { spin: press, changeStake: () => {}, chooseStake: () => {}, currentStake, canSpin: canWatch },
  )
  return replay
}

function handle(command: HostCommand, { hud, messages }: StartSharedDeps, { gate, hold, money }: SharedLoop): void {
  if (command === 'refreshBalance') {
    if (!hold.isUntilSeen()) void money.read()
    return
  }
  const isStopped = command === 'stopGamePlay'
  gate.setStopped(isStopped)
  hud.showNote(isStopped ? messages.paused : '')
}

/** Shows the state before the first round that this page shows, with the bets of a player who comes back. */
function begin(deps: StartSharedDeps, loop: SharedLoop, { table, bets }: GameReply<'table'>): void {
  const { hud, session, stage, host, messages, figures, language } = deps
  const texts = sharedTexts[language]
  hud.setMuted(deps.sounds.muted)
  hud.setWin(null)
  loop.balance.set(session.state.balance)
  for (const { id, stake, status } of bets)
    if (status !== 'refused' && status !== 'returned' && status !== 'asked') loop.money.staked(id, stake)
  loop.ownBets.noteAll(bets)
  hud.setNet(session.net())
  stage.onIdleFrame(() => hud.setTime(session.elapsedMs()))
  if (session.state.mode === 'demo' && !host.isThere) hud.showNote(messages.demoLong)
  loop.source.image(table)
  const now = bets.filter(({ number, win }) => number === table.round?.number && win === null)
  const before = bets.filter(({ id, number, win }) => number !== table.round?.number && session.betShown(id, win ?? 0))
  const sum = (amounts: readonly number[]) => figures.amount(amounts.reduce((all, amount) => all + amount, 0))
  const text =
    now.length > 0
      ? texts.running(sum(now.map(({ stake }) => stake)))
      : before.length > 0
        ? texts.lastRound(sum(before.map(({ stake }) => stake)), sum(before.map(({ win }) => win ?? 0)))
        : ''
  if (text === '') return
  hud.showNote(text)
  hud.announce(text)
}

/** Clocks drift, and a device that slept has another one. */
function keepMeasuring(clock: TableClock): void {
  const measure = () => clock.measure().catch(() => {}) // the next time
  setInterval(measure, measureEveryMs)
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') void measure()
  })
}
