import { isDeepStrictEqual } from 'node:util'
import type { WalletCall, WalletRequest } from '@andon/contract/wallet-api'
import type { SportMatchSent, SportRoundSent } from '@andon/contract/wallet-api/sport-rounds'
import type { Log } from '@andon/platform/log'
import { createLoop } from '@andon/platform/loop'
import type { WalletPort } from '@andon/platform/wallet-client'
import type { EventNow } from '../book/event-now.ts'
import type { RunningBook } from '../book/run-book.ts'
import type { EventDescription } from '../feed/event-description.ts'
import type { FixturesAhead } from '../feed/fixtures-ahead.ts'
import { resultNow } from './match-results.ts'

const turnEveryMs = 5_000
/** Matches of one call: names in two languages, within the size of a body. */
const mostAtOnce = 60
const mostRoundsAtOnce = 20

/** The calendar is looked at so often. */
const aheadEveryMs = 60_000

type LeagueMatch = EventDescription & { readonly round: NonNullable<EventDescription['round']> }
type Shown = EventNow & { readonly description: LeagueMatch }

interface SentMatch {
  readonly round: Omit<SportRoundSent, 'matches'>
  readonly match: SportMatchSent
}

/**
 * States the matches of football leagues to the operator, for its tipping contests: everything that the operator has not confirmed, so what a call without an answer contained goes out
 * again, and after a restart all of it. Only the server that leads the book does it.
 */
export function createRoundSender({
  book,
  wallet,
  log,
  now,
  ahead,
}: {
  book: Pick<RunningBook, 'events' | 'leads'>
  wallet: WalletPort<WalletCall>
  log: Log
  /** Epoch milliseconds. */
  now: () => number
  ahead: FixturesAhead | null
}) {
  let confirmed = new Map<string, SentMatch>()
  let coming = new Map<string, SentMatch>()
  let lookedAt = Number.NEGATIVE_INFINITY

  function lookAhead(): void {
    if (ahead === null || Math.abs(now() - lookedAt) < aheadEveryMs) return
    lookedAt = now()
    const known = coming
    coming = new Map()
    for (const id of ahead.ids()) {
      const match = known.get(id) ?? matchAhead(ahead.describe(id))
      if (match) coming.set(id, match)
    }
  }

  async function turn(): Promise<void> {
    if (!book.leads()) {
      confirmed = new Map()
      return
    }
    lookAhead()
    const events = [...book.events()].filter(isOfRound)
    const all = new Map([...coming, ...events.map((event) => [event.record.id as string, matchOf(event)] as const)])
    for (const id of confirmed.keys()) if (!all.has(id)) confirmed.delete(id)
    const changed = [...all].filter(([id, match]) => !isDeepStrictEqual(confirmed.get(id), match))
    for (const some of inCalls(changed)) {
      const answer = await wallet.call('sportRounds', requestOf(some.map(([, match]) => match)))
      if (answer.outcome !== 'ok') throw new Error(`the operator took no matches of rounds: ${answer.why}`)
      for (const [id, match] of some) confirmed.set(id, match)
    }
  }

  const requestOf = (match: readonly SentMatch[]): WalletRequest<'sportRounds'> => ({
    at: now(),
    rounds: [...Map.groupBy(match, ({ round }) => round.roundId).values()].flatMap((matches) => {
      const [first] = matches
      return first ? [{ ...first.round, matches: matches.map(({ match }) => match) }] : []
    }),
  })

  const loop = createLoop(turn, { everyMs: turnEveryMs, log, what: 'telling the operator of rounds' })
  return { start: loop.start, stop: loop.stop, send: turn }
}

const isOfRound = (event: EventNow): event is Shown => event.description !== null && isOfLeague(event.description)

const isOfLeague = (description: EventDescription): description is LeagueMatch =>
  description.round !== undefined && description.event.kind === 'match' && description.sport.code === 'football'

const matchOf = (event: Shown): SentMatch =>
  match(event.description, {
    startsAt: event.record.startsAt?.value ?? event.description.event.startsAt,
    ...resultNow(event),
  })

const matchAhead = (description: EventDescription | null): SentMatch | null =>
  description && isOfLeague(description)
    ? match(description, { startsAt: description.event.startsAt, state: 'scheduled' })
    : null

function match(
  { event, round, tournament }: LeagueMatch,
  now: Pick<SportMatchSent, 'startsAt' | 'state' | 'score'>,
): SentMatch {
  const [home, away] = event.competitors
  return {
    round: {
      roundId: round.id,
      leagueId: tournament.id,
      league: tournament.name,
      number: round.number,
      size: round.size,
    },
    match: { matchId: event.id, home: home?.name ?? event.name, away: away?.name ?? event.name, ...now },
  }
}

/** Matches of the same round together, as many as a call takes. */
function inCalls(all: readonly (readonly [string, SentMatch])[]): (readonly (readonly [string, SentMatch])[])[] {
  const byRound = [...Map.groupBy(all, ([, { round }]) => round.roundId).values()]
  const calls: (readonly [string, SentMatch])[][] = []
  let rounds = 0
  for (const matches of byRound) {
    const last = calls.at(-1)
    if (last && rounds < mostRoundsAtOnce && last.length + matches.length <= mostAtOnce) {
      last.push(...matches)
      rounds += 1
    } else {
      calls.push([...matches])
      rounds = 1
    }
  }
  return calls
}
