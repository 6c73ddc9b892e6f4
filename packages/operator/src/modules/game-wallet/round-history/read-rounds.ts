import type { Language } from '@andon/contract/languages'
import { playDetailsIn, type ShownPlayDetails } from '@andon/contract/play-details'
import type { Catalogue } from '@andon/operator/catalogue'
import { assert, type Db, type Tx } from '@andon/platform/sql'
import {
  detailsOf,
  type MovementRow,
  movementsOf,
  type RoundPlace,
  type RoundRow,
  roundsOf,
  stakedGames,
} from './store.ts'
import { waitsUntil } from './waits-until.ts'

export interface RoundQuery {
  readonly playerId: string
  readonly language: Language
  /** Only rounds of this game or of suppliers of this kind. */
  readonly gameCode?: string | undefined
  readonly kind?: 'casino' | 'sportsbook' | undefined
  readonly since: Temporal.Instant
  readonly before?: RoundPlace | undefined
  /** 1 to 1,000. */
  readonly limit: number
}

export interface PastRound extends RoundRow {
  /** When a round that waits is finished by its game's rules; null if it does not wait, or is over. */
  readonly waitsUntil: Temporal.Instant | null
  readonly gameName: string
  /** The supplier's game can show this round. */
  readonly shownByGame: boolean
  /** In order of time. */
  readonly movements: readonly MovementRow[]
  /** The supplier's latest details of the round, such as the selections of a bet. */
  readonly details: ShownPlayDetails | undefined
}

export interface PastRounds {
  readonly games: readonly { readonly gameCode: string; readonly name: string }[]
  readonly rounds: readonly PastRound[]
}

/**
 * A player's rounds, newest first, with their movements. The cost does not grow with the number of rounds: an index is read for each game of the
 * player, up to the limit.
 */
export async function readRounds(
  executor: Db | Tx,
  { suppliers, findGames }: Pick<Catalogue, 'suppliers' | 'findGames'>,
  query: RoundQuery,
): Promise<PastRounds> {
  const { playerId, language, gameCode, kind, limit } = query
  assert(limit >= 1 && limit <= 1000, 'a page of rounds has 1 to 1,000')
  // rounds of a supplier that is no longer configured are listed as casino rounds
  const kindOf = (supplier: string) => suppliers.find(supplier)?.kind ?? 'casino'
  const known = await stakedGames(executor, playerId)
  const wanted = known.filter(
    (game) =>
      (gameCode === undefined || game.gameCode === gameCode) && (kind === undefined || kindOf(game.supplier) === kind),
  )
  const rows = await roundsOf(executor, { ...query, gameCodes: wanted.map((game) => game.gameCode) })
  const movements = Map.groupBy(await movementsOf(executor, playerId, rows), nameOf)
  const said = new Map(
    (await detailsOf(executor, playerId, rows)).map((one) => [nameOf(one), playDetailsIn(language, one.details)]),
  )
  const details = await findGames(
    executor,
    known.map((game) => game.gameCode),
  )
  const sportsBooks = new Set(
    known.filter(({ supplier }) => kindOf(supplier) === 'sportsbook').map((game) => game.gameCode),
  )
  const nameIn = (code: string) =>
    sportsBooks.has(code) ? nameOfSports[language] : (details.get(code)?.details.name[language] ?? code)
  return {
    games: known.map(({ gameCode: code }) => ({ gameCode: code, name: nameIn(code) })),
    rounds: rows.map((row) => ({
      ...row,
      waitsUntil: waitsUntil(row, details.get(row.gameCode)?.details.actWithinHours),
      gameName: nameIn(row.gameCode),
      shownByGame: details.get(row.gameCode)?.published === true && suppliers.find(row.supplier)?.showsRounds === true,
      movements: movements.get(nameOf(row)) ?? [],
      details: said.get(nameOf(row)),
    })),
  }
}

/** A sportsbook is no game with a name of its own: players know it as this part of the site. */
const nameOfSports: Readonly<Record<Language, string>> = { ja: 'スポーツベット', en: 'Sports' }

const nameOf = ({ supplier, roundId }: { supplier: string; roundId: string }) => `${supplier} ${roundId}`
