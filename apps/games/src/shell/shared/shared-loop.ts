import type { GameConfig, GameReply } from '@andon/arcade/game-api'
import type { TableMessage, TableNow } from '@andon/arcade/game-api/table-fields'
import type { ArcadeClient } from '../arcade-client.ts'
import { type Balance, createBalance } from '../balance.ts'
import { endsSession, type Failures } from '../failures.ts'
import type { GameSession } from '../game-session.ts'
import type { Host } from '../host.ts'
import type { Hud } from '../hud/hud.ts'
import type { Line } from '../line.ts'
import { showFundsNotice } from '../round-notices.ts'
import type { Stage } from '../stage/stage.ts'
import type { Figures } from '../text/amounts.ts'
import type { Language, Messages } from '../text/messages.ts'
import { createGate } from './gate.ts'
import { createHold } from './hold.ts'
import { createMoney } from './money.ts'
import { createChainNoting } from './note-chains.ts'
import { createOwnBets } from './own-bets.ts'
import { createPlacing, type PlacingDeps } from './placing.ts'
import { createPresenter } from './presenter.ts'
import { createRefusals } from './refusals.ts'
import { sendBet } from './send-bet.ts'
import type { SharedPart, SharedScene } from './shared-scene.ts'
import type { TableClock } from './table-clock.ts'
import { createTableSource } from './table-source.ts'
import type { SharedTexts } from './texts/shared-texts.ts'

export interface SharedLoopDeps {
  readonly arcade: ArcadeClient
  readonly host: Host
  readonly session: GameSession
  readonly failures: Failures
  readonly hud: Hud
  readonly stage: Stage
  readonly line: Line
  readonly messages: Messages
  readonly figures: Figures
  readonly language: Language
  readonly texts: SharedTexts
  readonly clock: TableClock
  readonly scene: SharedScene
  readonly parts: readonly SharedPart[]
  readonly first: GameReply<'table'>
}

type SharedConfig = GameConfig & { readonly rounds: NonNullable<GameConfig['rounds']> }

/** Connects the table, the player's bets, and the meters of the shell with the scene of a shared title. */
export function createSharedLoop(deps: SharedLoopDeps) {
  const { arcade, host, session, failures, hud, scene, parts, clock } = deps
  const config = sharedConfigOf(session.state.game)
  const onFailure = (error: unknown) => {
    if (endsSession(error)) gate.end()
    void failures.show(error)
  }
  const balance = createBalance({ arcade, hud, scene }, session.state.balance)
  const hold = createHold({ host, balance })
  const ownBets = createOwnBets((number) => {
    presenter.betsChanged(number)
    update()
  })
  const money = createMoney({ ...deps, balance, hold, ownBets, onFailure })
  const presenter = createPresenter({
    config,
    scene,
    parts,
    ownBets,
    onFailure,
    now: clock.now,
    ownSeat: deps.first.seat,
    onSeen: (number) => {
      document.body.dataset.seen = String(number) // for tests
      void money.seen(number)
    },
    onSettled: (settled) => void money.settled(settled),
  })
  const source = createTableSource(
    {
      arcade,
      clock,
      pace: config.rounds.pace,
      local: deps.stage.nowMs,
      onTable: (table) => onTable(table),
      onBets: ownBets.noteAll,
      onMessage: (message) => passOn(message, deps),
      onCurrent: (isCurrent) => {
        for (const one of [scene, ...parts]) one.setCurrent?.(isCurrent)
        update()
      },
      onRefused: (error) => {
        if (endsSession(error)) onFailure(error)
      },
    },
    deps.first.table,
  )
  const gate = createGate({
    table: source.now,
    isCurrent: source.isCurrent,
    now: clock.now,
    count: ownBets.count,
    mostBets: config.rounds.mostBets,
    onChange: () => update(),
  })
  const meters = { scene, hud, ownBets, gate, table: source.now }
  const update = () => showMeters(meters)
  const noteChains = createChainNoting({ ...session, arcade, gameCode: config.gameCode, nowMs: deps.stage.nowMs })
  const onTable = (table: TableNow) => {
    const { round } = table
    void noteChains(table)
    if (round && round.state !== 'open' && round.state !== 'over' && round.state !== 'void') money.locked(round.number)
    presenter.show(table)
    if (round) ownBets.forgetBefore(round.number - 1)
    update()
  }
  const refusals = refusalsOf(deps, { config, balance })
  const place = createPlacing({
    ...deps,
    ownBets,
    hold,
    balance,
    openRound: gate.openRound,
    onFailure,
    onPlaced: money.staked,
    send: sendingOf(deps),
    onRefused: (refused, { stake }) => refusals.ofBet(refused, stake),
  })
  return { balance, hold, ownBets, money, presenter, source, gate, refusals, place, update, onFailure, noteChains }
}

export type SharedLoop = ReturnType<typeof createSharedLoop>

interface Meters extends Pick<SharedLoopDeps, 'scene' | 'hud'>, Pick<SharedLoop, 'ownBets' | 'gate'> {
  readonly table: () => TableNow
}

/** The stake that is shown is of the round: what has been placed on it, and what is laid. */
function showMeters({ scene, hud, ownBets, gate, table }: Meters): void {
  const isReady = gate.openRound() !== null
  const laid = sumOf(scene.nextBets())
  const { round } = table()
  hud.setState(isReady ? 'ready' : 'busy')
  hud.buttons.spin.disabled = !isReady || laid === 0
  scene.setReady(isReady)
  hud.setStake(laid + sumOf(round ? ownBets.of(round.number) : []))
}

const sumOf = (bets: readonly { readonly stake: number }[]) => bets.reduce((sum, { stake }) => sum + stake, 0)

/** Passes on messages that do not change the table's state. */
function passOn(message: TableMessage, { scene, parts }: Pick<SharedLoopDeps, 'scene' | 'parts'>): void {
  switch (message.type) {
    case 'running':
      scene.stillRuns?.(message.elapsedMs)
      break
    case 'left':
      scene.left?.(message)
      break
    case 'squeezed':
      scene.squeezed?.(message)
      break
    case 'reaction':
      for (const part of parts) part.reacted?.(message)
  }
}

/** A bet goes with whether the player is shown at the table. */
function sendingOf({ arcade, line, parts }: Pick<SharedLoopDeps, 'arcade' | 'line' | 'parts'>): PlacingDeps['send'] {
  return ({ choice, ...bet }) =>
    sendBet(
      { arcade, line },
      { ...bet, ...(choice && { choice }), shown: parts.some((part) => part.isShown?.() ?? false) },
    )
}

function refusalsOf(
  { hud, host, failures, figures, texts, language, messages, session, scene }: SharedLoopDeps,
  { config, balance }: { config: SharedConfig; balance: Balance },
) {
  const { table, stakes, rounds } = config
  return createRefusals({
    hud,
    failures,
    figures,
    texts,
    language,
    mostBets: rounds.mostBets,
    readingAt: scene.readingAt,
    range: table?.layout ?? { least: stakes[0] ?? 0, most: stakes.at(-1) ?? 0 },
    showFunds: (stake) =>
      showFundsNotice({ host, messages, figures }, { mode: session.state.mode, balance: balance.amount(), stake }),
  })
}

function sharedConfigOf(config: GameConfig): SharedConfig {
  const { rounds } = config
  if (!rounds) throw new Error(`${config.gameCode} has no shared rounds`)
  return { ...config, rounds }
}
