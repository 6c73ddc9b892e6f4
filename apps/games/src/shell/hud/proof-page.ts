import type { GameReply } from '@andon/arcade/game-api'
import type { Verification } from '@andon/arcade/provably-fair/verify'
import { stakedOn } from '../staked-on.ts'
import type { Messages } from '../text/messages.ts'
import { changeSeeds } from './change-seeds.ts'
import { openPage } from './dialogs.ts'
import { el } from './elements.ts'
import type { HistoryDeps } from './history-page.ts'
import { loadRules } from './load-rules.ts'
import { seedTally } from './seed-tally.ts'
import { statusText } from './status-text.ts'

type Proof = GameReply<'proof'>
type Shared = NonNullable<Proof['shared']>

/** Verifies one round on the player's device. */
export function openProofPage(deps: HistoryDeps, roundId: string): void {
  const content = el('div', { class: 'proof' })
  const how = el('p', {}, deps.messages.fairHow)
  openPage(deps.messages, deps.messages.fairTitle, [how, content])
  const load = async () => {
    try {
      const proof = await deps.arcade.call('proof', { roundId })
      if (proof.shared) how.textContent = deps.messages.fairShared.how
      content.replaceChildren(facts(deps, proof), await verdict(deps, proof, load))
    } catch (error) {
      deps.onFailure(error)
    }
  }
  void load()
}

/** Where the result of a round of a table comes from. */
function sharedFacts(
  { messages, figures }: Pick<HistoryDeps, 'messages' | 'figures'>,
  shared: Shared,
): (readonly [string, string])[] {
  const texts = messages.fairShared
  return [
    [texts.round, `${shared.tableId} · ${shared.number}`],
    [texts.end, shared.chain.publishedEnd],
    [texts.link, `${figures.number(shared.link)} / ${figures.number(shared.chain.links)}`],
    [texts.committed, figures.instant(shared.chain.committedAt)],
    [texts.betsRoot, shared.betsRoot],
    [texts.share, shared.secondShare.share],
    ...signerFacts({ messages, figures }, shared),
  ]
}

function signerFacts(
  { messages: { fairShared }, figures }: Pick<HistoryDeps, 'messages' | 'figures'>,
  { chain, secondShare }: Shared,
): (readonly [string, string])[] {
  if (secondShare.by === 'signer') return [[fairShared.signer, chain.signer]]
  return [
    [fairShared.beacon, chain.signer],
    [fairShared.beaconRound, figures.number(secondShare.round)],
    [fairShared.locked, figures.instant(new Date(secondShare.locksAt).toISOString())],
  ]
}

function facts(deps: HistoryDeps, proof: Proof): HTMLElement {
  const { messages, figures } = deps
  const { shared } = proof
  const entries: readonly (readonly [string, string])[] = [
    [messages.round, proof.round.id],
    [messages.historyTime, figures.instant(proof.round.startedAt)],
    [messages.stake, figures.amount(stakedOn(proof.round))],
    [messages.win, figures.amount(proof.round.win)],
    ...(proof.round.jackpot ? [[messages.fairJackpot.won, figures.amount(proof.round.jackpot.amount)] as const] : []),
    [messages.result, statusText(messages, proof.round)],
    [messages.fairCommitment, proof.commitment],
    [messages.fairServerSeed, proof.serverSeed ?? '—'],
    [shared ? messages.fairShared.clientSeed : messages.fairYourSeed, proof.clientSeed],
    [messages.fairNonce, String(proof.round.nonce)],
    [messages.fairTable, proof.tableHash],
    ...(shared ? sharedFacts(deps, shared) : []),
  ]
  return el(
    'dl',
    { class: 'facts' },
    ...entries.map(([name, value]) => el('div', {}, el('dt', {}, name), el('dd', {}, value))),
  )
}

async function verdict(deps: HistoryDeps, proof: Proof, again: () => Promise<void>): Promise<HTMLElement> {
  if (proof.serverSeed === null) return rotation(deps, again)
  const { messages, loaded, commitmentNotes, chainNotes } = deps
  // loaded only by players who verify a round
  const [{ verifyRound }, rules] = await Promise.all([
    import('@andon/arcade/provably-fair/verify'),
    loadRules(proof.round.gameCode),
  ])
  const { round, serverSeed } = proof
  const found = await verifyRound(rules, { ...proof, serverSeed })
  const promise = commitmentNotes.check({ roundId: round.id, commitment: proof.commitment })
  const { shared } = proof
  const noted = shared ? chainNotes.check(shared) : 'unknown'
  const checks = [
    ...(noted === 'unknown' ? [] : [[messages.fairShared.checks.noted, noted === 'kept'] as const]),
    ...(promise === 'unknown' ? [] : [[messages.fairChecks.promise, promise === 'kept'] as const]),
    [messages.fairChecks.commitment, found.commitmentHolds && found.commitmentIsOfRound] as const,
    [messages.fairChecks.table, found.tableHolds] as const,
    [found.played ? messages.fairChecks.events : messages.fairChecks.noEvents, found.eventsHold] as const,
    [found.played ? messages.fairChecks.win : messages.fairChecks.noWin, found.winHolds] as const,
    ...sharedChecks(messages, found, shared),
    ...jackpotChecks(messages, found),
  ]
  const passed = found.holds && promise !== 'broken' && noted !== 'broken'
  const picture = found.recomputed ? loaded.outcome(found.recomputed.events) : null
  const conclusion = found.played ? messages.fairPassed : notStakedText(deps, proof, found.recomputed?.win ?? null)
  return el(
    'section',
    { class: passed ? 'verdict passed' : 'verdict failed' },
    el(
      'ul',
      {},
      ...checks.map(([text, holds]) => el('li', { class: holds ? 'holds' : 'broken' }, `${holds ? '✓' : '✗'} ${text}`)),
    ),
    ...(picture ? [picture] : []),
    ...(shared ? [el('p', { class: 'quiet' }, whoSigns(messages, shared))] : []),
    ...(promise === 'unknown' && !shared ? [el('p', { class: 'quiet' }, messages.fairNoPromise)] : []),
    el('p', { role: 'status' }, passed ? conclusion : messages.fairFailed),
    ...(shared ? [] : [seedTally(deps, proof.commitment)]),
  )
}

/** The checks of a game whose rounds belong to tables, also where the proof lacks that part: then the way to the result does not hold. */
function sharedChecks(
  messages: Messages,
  { shared, kindHolds }: Verification,
  proved: Shared | undefined,
): (readonly [string, boolean])[] {
  const { checks } = messages.fairShared
  if (!shared) return kindHolds ? [] : [[checks.round, false]]
  return [
    [checks.round, kindHolds && shared.roundHolds],
    [shared.chainFollowed ? checks.chain : checks.chainPartly, shared.chainHolds],
    [proved?.secondShare.by === 'beacon' ? checks.beacon : checks.share, shared.secondShareHolds],
    [checks.clientSeed, shared.clientSeedHolds],
    [proved?.forFun ? checks.forFun : checks.bet, shared.betHolds],
  ]
}

function jackpotChecks({ fairJackpot: texts }: Messages, { jackpot }: Verification): (readonly [string, boolean])[] {
  if (!jackpot) return []
  return [
    [texts.chances, jackpot.chancesHold],
    [texts.numbers, jackpot.numbersHold],
    [texts.prizes, jackpot.prizesHold],
  ]
}

function whoSigns({ fairShared }: Messages, { chain, secondShare }: Shared): string {
  if (secondShare.by === 'beacon') return fairShared.beaconAt(chain.signerAt ?? '—')
  return chain.signerAt === null ? fairShared.ownSigner : fairShared.signerAt(chain.signerAt)
}

/** Says of a round that was drawn and not played why, and the win that it would have paid. */
function notStakedText({ messages, figures }: HistoryDeps, { round }: Proof, win: number | null): string {
  const why = statusText(messages, round)
  const stake = figures.amount(stakedOn(round))
  return win === null
    ? messages.fairNotDecided(why, stake)
    : messages.fairNotStaked(why, { stake, win: figures.amount(win) })
}

async function rotation(deps: HistoryDeps, again: () => Promise<void>): Promise<HTMLElement> {
  return el('section', {}, el('p', {}, deps.messages.fairHidden), await changeSeeds(deps, again))
}
