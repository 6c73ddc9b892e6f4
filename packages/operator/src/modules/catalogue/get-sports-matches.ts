import type { PlayerApi } from '@andon/contract'
import { isOfferedIn } from '@andon/contract/offered-where'
import { mostSportsMatches, type SportsMatch } from '@andon/contract/player-api/sports-matches'
import { siteOf } from '@andon/contract/sites'
import type { Handler } from '@andon/platform/http'
import type { Deps } from './deps.ts'
import { supplierStates } from './suppliers/states.ts'

/** A match in every language. */
export type OfferedMatch = Omit<SportsMatch, 'sportName' | 'tournament' | 'home' | 'away'> & {
  readonly [Name in 'sportName' | 'tournament' | 'home' | 'away']: Readonly<Record<'ja' | 'en', string>>
}

/** The matches that a supplier's sportsbook offers, by the supplier's code; null for one that offers no list. */
export type MatchesOf = (supplierCode: string) => readonly OfferedMatch[] | null

/** Prices move every few seconds; pages ask every quarter of a minute. */
const keptMs = 2_000

export function getSportsMatches({
  db,
  clock,
  suppliers,
  matchesOf,
}: Deps): Handler<PlayerApi['catalogue']['getSportsMatches']> {
  const kept = new Map<string, { readonly until: number; readonly matches: readonly OfferedMatch[] | null }>()
  /** One list for all visitors, made again after two seconds. */
  const listOf = (code: string) => {
    const now = clock.now().epochMilliseconds
    const before = kept.get(code)
    if (before && now < before.until) return before.matches
    const matches = matchesOf(code)?.slice(0, mostSportsMatches) ?? null
    kept.set(code, { until: now + keptMs, matches })
    return matches
  }
  return async ({ languageId }, { site }) => {
    const { sportsBook, flags, defaultLanguage } = siteOf(site)
    const supplier = suppliers.all().find(({ code, kind }) => kind === 'sportsbook' && code === sportsBook)
    if (!flags.sports || !supplier || !isOfferedIn(supplier, { site, country: null })) return none
    if ((await supplierStates(db)).has(supplier.code)) return none
    const language = languageId ?? defaultLanguage
    const matches = listOf(supplier.code)
    if (matches === null) return none
    return {
      success: true,
      matches: matches.map(({ sportName, tournament, home, away, ...match }) => ({
        ...match,
        sportName: sportName[language],
        tournament: tournament[language],
        home: home[language],
        away: away[language],
      })),
    }
  }
}

const none = { success: true, matches: null } as const
