import type { Language } from '@andon/contract/languages'
import type { Tournament, TournamentPrize } from '@andon/contract/player-api/tournaments'
import { commitmentOf, sameJson } from '@andon/ranking/hash'
import { placesPaid, prizesFor, rewardAt } from '@andon/ranking/prizes'
import type { RankingRules, Reward } from '@andon/ranking/rules'
import type { TournamentOptions } from './deps.ts'
import type { StoredTournament } from './store/tournaments.ts'

/** By the clock for what has begun and ended, because a state moves once a minute. */
export function stateOf({ state, startsAt, endsAt }: StoredTournament, now: Temporal.Instant): Tournament['state'] {
  if (state === 'cancelled' || Temporal.Instant.compare(now, endsAt) >= 0) return 'ENDED'
  return Temporal.Instant.compare(now, startsAt) >= 0 ? 'RUNNING' : 'UPCOMING'
}

/** Who enters a tipping contest has a match left to tip. */
export function entryUntil({ rules, startsAt, endsAt }: StoredTournament): Temporal.Instant {
  if (rules.tips)
    return Temporal.Instant.from(
      rules.tips.matches
        .map((match) => match.startsAt)
        .toSorted(byInstant)
        .at(-1) ?? rules.endsAt,
    )
  return rules.lateEntry ? endsAt : startsAt
}

const byInstant = (a: string, b: string) => Date.parse(a) - Date.parse(b)

export async function viewOf(
  tournament: StoredTournament,
  { now, language, textOf }: { now: Temporal.Instant; language: Language } & Pick<TournamentOptions, 'textOf'>,
): Promise<Tournament> {
  const { id, series, site, run, currency, about, rules, rulesHash, startsAt, endsAt, paysAt, entrants, state } =
    tournament
  const { entry, scoring } = rules
  const { texts, image } = about
  const { name, summary } = textOf({ series, site, language }) ?? texts[language]
  const numbered = (words: string) => words.replaceAll('{number}', String(rules.tips?.number ?? ''))
  return {
    id,
    series,
    run,
    name: numbered(name),
    summary: numbered(summary),
    image,
    state: stateOf(tournament, now),
    startsAt: startsAt.toString(),
    endsAt: endsAt.toString(),
    entryUntil: entryUntil(tournament).toString(),
    provisionalUntil: paysAt.toString(),
    entry: entry.kind,
    buyIn: entry.kind === 'buyIn' ? entry.amount : 0,
    currency,
    prizes: prizesOf(tournament),
    games: [...rules.games],
    scoring: { ...scoring },
    ...(rules.chips ? { chips: { ...rules.chips } } : {}),
    entrants,
    rulesHash,
    seedCommitment: scoring.method === 'fair' ? await commitmentOf(tournament.seed) : null,
    rankLog: state === 'paid' ? rankLogPath(id) : null,
    cancelled: state === 'cancelled',
  }
}

/** On the host of the site. */
export const rankLogPath = (tournamentId: string) => `/rank-logs/${tournamentId}.json`

/** A pool is shown as it would be shared among all paid places now. */
export function prizesOf({
  rules,
  entrants,
}: {
  rules: Pick<RankingRules, 'prizes' | 'entry'>
  entrants: number
}): TournamentPrize[] {
  const places = placesPaid(rules.prizes)
  const buyIns = rules.entry.kind === 'buyIn' ? rules.entry.amount * entrants : 0
  const prizes: TournamentPrize[] = []
  for (const [index, amount] of prizesFor(rules.prizes, { ranked: places, buyIns }).entries()) {
    const rank = index + 1
    const reward = rewardAt(rules.prizes, rank)
    const shown = reward ? shownPrize(reward) : { kind: 'cash' as const, amount }
    const last = prizes.at(-1)
    if (last && sameJson({ ...last, from: rank, to: rank }, { from: rank, to: rank, ...shown }))
      prizes[prizes.length - 1] = { ...last, to: rank }
    else prizes.push({ from: rank, to: rank, ...shown })
  }
  return prizes
}

/** A prize that is not cash, as the wire has it. */
export function shownPrize(reward: Reward): Omit<TournamentPrize, 'from' | 'to'> {
  if (reward.kind === 'freeSpins') {
    const { game, stake, spins, expiryDays } = reward
    return { kind: 'freeSpins', amount: spins, game, stake, expiryDays }
  }
  const { amount, terms } = reward
  const shown = { kind: 'bonus' as const, amount }
  return terms ? { ...shown, wageringTimes: terms.wagering.times, expiryDays: terms.expiryDays } : shown
}

/** The prize that an entry has won: cash that was paid, or a reward that it can take; undefined without one. */
export function wonBy({
  rank,
  prize,
  reward,
}: {
  readonly rank: number | null
  readonly prize: number | null
  readonly reward: Reward | null
}): TournamentPrize | undefined {
  if (rank === null) return undefined
  const place = { from: rank, to: rank }
  if (reward) return { ...place, ...shownPrize(reward) }
  return prize === null ? undefined : { ...place, kind: 'cash', amount: prize }
}
