import type { Live } from '../live/create-live.ts'
import type { SportsClient } from '../page/api.ts'
import { type Bet, betOccasions, isOpen, isSettled, type Match, type Occasion } from './occasions.ts'

const mostPages = 5
/** Bets that changed while the stream was lost, and are read one by one. */
const mostMissed = 10
const mostKnown = 500

interface Listeners {
  /** The matches of open bets may be others. */
  readonly onOpen: () => void
  readonly onOccasion: (occasion: Occasion) => void
  /** A bet was settled, or settled otherwise, while the page was open. */
  readonly onSettled: (bet: Bet) => void
  /** The newest settled bets, once they are read. */
  readonly onOlder: (bets: readonly Bet[]) => void
}

/** Follows the bets of a player by the stream. They are read once, and again after a gap. */
export function watchBets(
  { client, live }: { readonly client: SportsClient; readonly live: Live },
  { onOpen, onOccasion, onSettled, onOlder }: Listeners,
) {
  const known = new Map<string, Bet>()
  /** Bets that the stream has sent since the last reading began: a reply may be older. */
  const streamed = new Set<string>()
  let isEnded = false

  function receive(bet: Bet) {
    const before = known.get(bet.id)
    known.delete(bet.id)
    known.set(bet.id, bet)
    for (const [id] of known) if (known.size > mostKnown) known.delete(id)
    for (const occasion of betOccasions(before, bet)) onOccasion(occasion)
    if (before && isSettled(bet)) onSettled(bet)
  }

  async function pagesOf(state: 'open' | 'settled', most: number): Promise<Bet[]> {
    const bets: Bet[] = []
    let cursor: string | undefined
    for (let page = 0; page < most; page++) {
      const reply = await client.call('listBets', { state, cursor })
      bets.push(...reply.bets)
      if (reply.nextCursor === null) break
      cursor = reply.nextCursor
    }
    return bets
  }

  async function read() {
    streamed.clear()
    const open = await pagesOf('open', mostPages)
    const listed = new Set(open.map(({ id }) => id))
    const missed = [...known.values()].filter((bet) => isOpen(bet) && !listed.has(bet.id)).slice(0, mostMissed)
    const settled = await Promise.all(missed.map(({ id }) => client.call('showBet', { bet: id })))
    const older = await pagesOf('settled', 2)
    if (isEnded) return
    for (const bet of [...open, ...settled.map(({ bet }) => bet)]) if (!streamed.has(bet.id)) receive(bet)
    onOlder(older)
    onOpen()
  }
  const readAgain = () => void read().catch(() => undefined) // the next gap reads them again

  const stop = live.bets.follow((bet) => {
    if (!bet) return readAgain()
    streamed.add(bet.id)
    receive(bet)
    onOpen()
  })
  readAgain()
  return {
    /** The matches of selections that are undecided. */
    matches: (): Match[] =>
      [...known.values()]
        .filter(isOpen)
        .flatMap(({ legs }) =>
          legs.flatMap(({ event, result, names, about }) =>
            result === null ? [{ event, name: names.event, sport: about?.sport ?? null }] : [],
          ),
        ),
    end() {
      isEnded = true
      stop()
    },
  }
}
