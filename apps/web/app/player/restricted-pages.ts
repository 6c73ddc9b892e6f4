import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { usePage } from '../page/page-context.ts'
import { useRestricted } from './session.ts'

/**
 * The pages that a restricted session (lock, break, session time used up) is offered. The server decides by endpoint (`whileRestricted` in
 * the contract's declarations, which browsers do not load); this list hides pages whose calls would be refused.
 */

/** The home page of a restricted session. */
export const restrictedHome = '/account/cashier?view=withdraw'

/** First path segments below the language that lead to games, offers or registration. */
const closedParts: ReadonlySet<string> = new Set([
  ...['', 'home', 'lobbies', 'allgames', 'mygames', 'game-play', 'sports', 'special-bet', 'tournament', 'jackpots'],
  ...['missions', 'promotion', 'promotions', 'register'],
])

/** The first is the account's own page. */
const openAccountPages: ReadonlySet<string> = new Set([
  ...['', 'inbox', 'cashier', 'transactions', 'bet-history', 'legacy-bet-history', 'picture', 'year'],
  ...['confirmidentity', 'limits', 'password', 'sessions', 'policies', 'tickets'],
])

/** Takes a path below the language. */
export function isOpenWhileRestricted(path: string): boolean {
  const [, part = '', page = ''] = path.split(/[/?#]/)
  return part === 'account' ? openAccountPages.has(page) : !closedParts.has(part)
}

/** Redirects a restricted session from pages of games, bets and offers to its withdrawals. */
export function useRestrictedRedirect(): void {
  const restricted = useRestricted()
  const { language } = usePage()
  const { pathname } = useLocation()
  const navigate = useNavigate()
  useEffect(() => {
    if (!restricted || isOpenWhileRestricted(pathname.slice(language.length + 1))) return
    navigate(`/${language}${restrictedHome}`, { replace: true })
  }, [restricted, language, pathname, navigate])
}
