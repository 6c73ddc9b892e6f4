import { Refusal } from '@andon/contract'
import type { Fact, NewFact } from '@andon/contract/fact'
import type { Language } from '@andon/contract/languages'
import type { Jackpot } from '@andon/contract/player-api/jackpots'
import { mostClockDifferenceMs } from '@andon/contract/player-api/live-tables'
import type { WalletRequest } from '@andon/contract/wallet-api'
import { type JackpotSent, jackpotKeptMs, mostJackpots } from '@andon/contract/wallet-api/jackpot-meters'
import type { Runtime } from '@andon/platform/runtime'
import type { Db } from '@andon/platform/sql'
import { jackpotMetersChanged } from './facts.ts'

type Told = Parameters<typeof jackpotMetersChanged>[0]['data']

interface Known {
  readonly supplier: string
  /** By the supplier's clock. */
  readonly at: number
  readonly heardAt: number
  readonly sent: JackpotSent
}

export interface MetersOptions extends Pick<Runtime, 'db' | 'clock'> {
  findGames(db: Db, codes: readonly string[]): Promise<ReadonlyMap<string, { readonly supplier: string }>>
  announce(fact: NewFact): void
}

/**
 * Meters of jackpots as suppliers state them. Each web node keeps them in memory, from the bus, like the states of live tables: suppliers own the meters, and renew them within a minute.
 * A node that has just started, and a supplier that does not call any more, have no jackpots to show.
 */
export function createMeters({ db, clock, findGames, announce }: MetersOptions) {
  const known = new Map<string, Known>()
  const nowMs = () => clock.now().epochMilliseconds
  const isKept = ({ heardAt }: Known) => Math.abs(nowMs() - heardAt) < jackpotKeptMs
  const kept = () => [...known].filter(([, one]) => isKept(one))

  const keptAt = (site: string) => kept().filter(([, { sent }]) => sent.sites?.includes(site) ?? true)

  /** One above `mostJackpots` of a supplier replaces the one that was renewed longest ago. */
  function makeRoom(supplier: string): void {
    const own = [...known].filter(([, one]) => one.supplier === supplier)
    const oldest = own.toSorted(([, a], [, b]) => a.heardAt - b.heardAt)
    for (const [id] of oldest.slice(0, Math.max(0, own.length - mostJackpots))) known.delete(id)
  }

  return {
    /** A supplier's call. Refusals: a game that is not its own (GAME_UNKNOWN), a clock that is wrong by more than a minute (MALFORMED). */
    tell: async (supplier: string, { at, jackpots }: WalletRequest<'jackpotMeters'>): Promise<void> => {
      if (Math.abs(nowMs() - at) > mostClockDifferenceMs)
        throw new Refusal('MALFORMED', { field: 'at', message: 'at is more than a minute from the operator’s clock' })
      const codes = [...new Set(jackpots.flatMap(({ games }) => games))]
      const games = await findGames(db, codes)
      const wrong = codes.find((code) => games.get(code)?.supplier !== supplier)
      if (wrong !== undefined) throw new Refusal('GAME_UNKNOWN', { params: { gameCode: wrong } })
      announce(jackpotMetersChanged({ key: supplier, data: { supplier, at, jackpots } }))
    },
    /** Keeps what a fact states, unless something later is known. */
    take: ({ data: { supplier, at, jackpots } }: Fact<string, Told>): void => {
      for (const sent of jackpots) {
        const id = `${supplier}/${sent.jackpot}`
        const before = known.get(id)
        if (before && isKept(before) && before.at > at) continue
        known.set(id, { supplier, at, heardAt: nowMs(), sent })
      }
      makeRoom(supplier)
    },
    /** The jackpots of a brand, by its code. */
    list: (site: string, language: Language): Jackpot[] =>
      keptAt(site).map(([id, { sent }]) => jackpotOf(id, sent, language)),
    amounts: (site: string) =>
      keptAt(site).map(([id, { sent }]) => ({ id, amount: sent.amount, ...instantOf(sent.mustDropBy) })),
  }
}

export type Meters = ReturnType<typeof createMeters>

function jackpotOf(
  id: string,
  { jackpot: _, sites: _sites, name, mustDropBy, ...sent }: JackpotSent,
  language: Language,
): Jackpot {
  return { id, ...sent, name: name[language], ...instantOf(mustDropBy) }
}

const instantOf = (mustDropBy: number | undefined) =>
  mustDropBy === undefined
    ? {}
    : { mustDropBy: Temporal.Instant.fromEpochMilliseconds(mustDropBy).toString({ smallestUnit: 'millisecond' }) }
