import type { TableRound } from '@andon/arcade/engines/table-engine'
import type { GameReply } from '@andon/arcade/game-api'
import type { PastRound, TableBetNow, TableRoundNow } from '@andon/arcade/game-api/table-fields'
import { drawsOf } from '@andon/arcade/rng/seed-stream'
import type { Title } from '@andon/arcade/titles/title'
import { type RecordedRound, recordedSeeds } from './record-rounds.fixture.ts'

const hash = '0'.repeat(64)
const secondShare = { by: 'signer', publicKey: hash, message: hash, signature: hash, share: hash } as const
const seat = 'the-player'

interface TableDeps {
  readonly rounds: readonly RecordedRound[]
  /** On the clock of the page, which the test moves. */
  readonly now: () => number
  /** A stake was taken, or a win paid; minor units. Returns the balance after it. */
  readonly move: (amount: number) => number
}

/** A round of the table: that of a recorded one from the first bet on, and another before. */
interface Round {
  readonly number: number
  readonly openedAt: number
  readonly recorded: RecordedRound | null
  readonly drawn: TableRound
}

/** A table that goes on by itself with the pace of its title, and draws the recorded rounds in those in which the page places their bets. Without a stream: the page reads it again and again. */
export function createSharedReplies(title: Title, { rounds, now, move }: TableDeps) {
  const { shared } = title
  if (!shared) throw new Error(`${title.gameCode} has rounds of one player`)
  const { engine, pace } = shared
  const tableId = shared.tables[0] ?? ''
  const drawnOf = ({ nonce }: Pick<RecordedRound, 'nonce'>) => engine.open(drawsOf({ ...recordedSeeds, nonce }))
  const watched = { nonce: rounds[0]?.nonce ?? 0 }
  let played = -1
  const past: PastRound[] = []
  let bets: TableBetNow[] = []
  let round: Round = { number: 1, openedAt: now(), recorded: null, drawn: drawnOf(watched) }

  const timesOf = ({ openedAt, drawn }: Round) => {
    const locksAt = openedAt + pace.openMs
    const runsFrom = drawn.runsForMs === null ? null : locksAt + pace.lockMs
    const shownAt = locksAt + pace.lockMs + (drawn.runsForMs ?? 0)
    return { locksAt, runsFrom, shownAt, overAt: shownAt + pace.showMs, endsAt: shownAt + pace.showMs + pace.restMs }
  }
  const stateOf = (one: Round): TableRoundNow['state'] => {
    const { locksAt, runsFrom, shownAt, overAt } = timesOf(one)
    if (now() < locksAt) return 'open'
    if (now() < (runsFrom ?? shownAt)) return 'locked'
    if (now() < shownAt) return 'running'
    return now() < overAt ? 'shown' : 'over'
  }
  const decide = () => {
    const isKnown = ['shown', 'over'].includes(stateOf(round))
    const { recorded, drawn, number } = round
    const runFor = now() - (timesOf(round).runsFrom ?? Number.POSITIVE_INFINITY)
    bets = bets.map((bet) => {
      if (bet.number !== number || bet.win !== null || !recorded) return bet
      const actions = recorded.actions.filter(({ atMs }) => isKnown || (typeof atMs === 'number' && atMs <= runFor))
      if (!isKnown) return { ...bet, actions: [...actions] }
      const win = drawn.winOf({ ...recorded, actions })
      move(win)
      return { ...bet, actions: [...actions], win, status: 'settled', events: recorded.steps.flat() }
    })
  }
  const catchUp = () => {
    for (;;) {
      decide()
      const { endsAt } = timesOf(round)
      if (now() < endsAt) return
      past.push({ number: round.number, facts: [...round.drawn.facts], state: 'over' })
      round = { number: round.number + 1, openedAt: endsAt, recorded: null, drawn: drawnOf(watched) }
    }
  }
  const roundNow = (): TableRoundNow => {
    const [state, { locksAt, runsFrom, shownAt, endsAt }] = [stateOf(round), timesOf(round)]
    const isKnown = state === 'shown' || state === 'over'
    const { events, facts } = round.drawn
    return {
      number: round.number,
      state,
      openedAt: round.openedAt,
      locksAt,
      commitment: hash,
      chain: 1,
      link: round.number,
      runsFrom: runsFrom !== null && now() >= runsFrom ? runsFrom : null,
      shownAt: isKnown ? shownAt : null,
      endsAt: isKnown ? endsAt : null,
      betsRoot: state === 'open' ? null : hash,
      result: isKnown ? { events: [...events], facts: [...facts], serverSeed: hash, secondShare } : null,
      voided: null,
      voidBecause: null,
    }
  }
  /** Whatever the page has laid, the bet is the recorded one. */
  const place = (): TableBetNow => {
    const recorded = rounds[++played]
    if (!recorded) throw new Error('more bets than recorded')
    round = { ...round, recorded, drawn: drawnOf(recorded) }
    const bet: TableBetNow = {
      id: `rnd_${String(played).padStart(26, '0')}`,
      tableId,
      number: round.number,
      stake: recorded.stake,
      choice: recorded.choice,
      actions: [],
      receivedAt: now(),
      status: 'placed',
      refusal: null,
      win: null,
      events: [],
    }
    bets.push(bet)
    return bet
  }
  return {
    /** Null for a path that is not of the table. */
    reply: ({ method, path }: { method: string; path: string }): object | null => {
      if (!path.startsWith('/arcade/table')) return null
      catchUp()
      if (path === '/arcade/table/time') return { success: true, now: now() } satisfies GameReply<'tableTime'>
      if (path === '/arcade/table/bets' && method === 'POST') {
        const bet = place()
        return { success: true, bet, balance: move(-bet.stake) } satisfies GameReply<'placeBet'>
      }
      if (path !== '/arcade/table') return { success: true, rounds: [], next: null, chains: [] }
      const mine = bets.filter(({ number }) => number >= round.number - 1)
      return {
        success: true,
        table: {
          tableId,
          now: now(),
          closed: null,
          round: roundNow(),
          past: past.slice(-100),
          players: mine.length > 0 ? 1 : 0,
          staked: round.recorded?.stake ?? 0,
          seats: [],
          squeezer: null,
        },
        bets: mine,
        seat,
      } satisfies GameReply<'table'>
    },
    /** The recorded round of the last bet, with its id. */
    played: () => {
      const recorded = rounds[played]
      return recorded ? { recorded, id: `rnd_${String(played).padStart(26, '0')}`, nonce: round.number } : null
    },
    /** The number of the round whose bet was placed last; 0 before. */
    number: () => bets.at(-1)?.number ?? 0,
  }
}
