import type { GameReply } from '@andon/arcade/game-api'
import type { ArcadeClient } from '../arcade-client.ts'
import type { LoadedGame } from '../scene.ts'
import type { CommitmentNotes } from '../seeds/commitment-notes.ts'
import type { ChainNotes } from '../shared/chain-notes.ts'
import { stakedOn } from '../staked-on.ts'
import type { Figures } from '../text/amounts.ts'
import type { Language, Messages } from '../text/messages.ts'
import { openSeedsPage } from './change-seeds.ts'
import { openPage } from './dialogs.ts'
import { el } from './elements.ts'
import { openProofPage } from './proof-page.ts'
import { statusText } from './status-text.ts'

export interface HistoryDeps {
  readonly arcade: ArcadeClient
  readonly messages: Messages
  readonly language: Language
  readonly figures: Figures
  readonly loaded: LoadedGame
  readonly commitmentNotes: CommitmentNotes
  readonly chainNotes: ChainNotes
  readonly gameCode: string
  /** Replays a round in the scene; null while a round is in progress. */
  readonly watch: ((roundId: string) => void) | null
  /** Shows a failed call to the player. */
  readonly onFailure: (error: unknown) => void
}
type PastRound = GameReply<'rounds'>['rounds'][number]

/** The end of a table's chain that this device noted, which players can compare and keep before they bet. */
function notedEnd({ chainNotes, gameCode, messages }: HistoryDeps): HTMLElement[] {
  const noted = chainNotes.ofGame(gameCode)
  const { noted: name } = messages.fairShared
  return noted ? [el('dl', { class: 'facts' }, el('div', {}, el('dt', {}, name), el('dd', {}, noted.end)))] : []
}

/** The player's rounds, newest first, each with buttons to watch and to verify it. */
export function openHistoryPage(deps: HistoryDeps): void {
  const { arcade, messages } = deps
  const body = el('tbody', { role: 'rowgroup' })
  const note = el('p', { class: 'quiet', role: 'status' })
  const more = el('button', { type: 'button', class: 'act', hidden: true }, messages.historyMore)
  const head = [messages.historyTime, messages.result, messages.stake, messages.win, messages.historyVerify]
  const table = el(
    'table',
    // the roles are said, because a table that a phone lays out as cards would lose them
    { class: 'rounds past-rounds', role: 'table' },
    el('thead', {}, el('tr', {}, ...head.map((text) => el('th', { scope: 'col' }, text)))),
    body,
  )
  const seeds = el('button', { type: 'button', class: 'act small' }, messages.seedsTitle)
  seeds.addEventListener('click', () => openSeedsPage(deps))
  const page = openPage(messages, messages.history, [
    el('p', { class: 'row-acts' }, seeds),
    ...notedEnd(deps),
    table,
    note,
    more,
  ])

  let cursor: string | undefined
  const load = async () => {
    more.hidden = true
    try {
      const reply = await arcade.call('rounds', cursor === undefined ? {} : { cursor })
      body.append(...reply.rounds.map((round) => row(deps, round, page)))
      note.textContent = body.rows.length === 0 ? messages.historyEmpty : ''
      cursor = reply.nextCursor ?? undefined
      more.hidden = reply.nextCursor === null
    } catch (error) {
      deps.onFailure(error)
    }
  }
  more.addEventListener('click', () => void load())
  void load()
}

function row(deps: HistoryDeps, round: PastRound, page: HTMLDialogElement): HTMLTableRowElement {
  const { messages, figures } = deps
  const time = figures.instant(round.startedAt)
  const verify = el(
    'button',
    { type: 'button', class: 'act small', 'aria-label': messages.historyVerifyRound(time) },
    messages.historyVerify,
  )
  verify.addEventListener('click', () => openProofPage(deps, round.id))
  const watch = el(
    'button',
    { type: 'button', class: 'act small', 'aria-label': messages.historyWatchRound(time) },
    messages.historyWatch,
  )
  watch.addEventListener('click', () => {
    page.close()
    deps.watch?.(round.id)
  })
  const watchable = deps.watch !== null && (round.status === 'settled' || round.status === 'settling')
  return el(
    'tr',
    { role: 'row' },
    el('td', { role: 'cell' }, el('time', { datetime: round.startedAt }, time)),
    el('td', { role: 'cell', class: 'status' }, statusText(messages, round)),
    amount(messages.stake, round.free ? messages.freeRound : figures.amount(stakedOn(round))),
    amount(messages.win, figures.amount(round.win)),
    el('td', { role: 'cell', class: 'row-acts' }, ...(watchable ? [watch] : []), verify),
  )
}

const amount = (name: string, text: string) => el('td', { role: 'cell', class: 'amount', 'data-name': name }, text)
