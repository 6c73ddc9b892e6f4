import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { usePage } from '../page/page-context.ts'
import { isOpenForMoneyOnly, moneyPath } from '../player/money-only.ts'
import { useRestricted } from '../player/session.ts'

/** Whoever is here for their money alone is led to it from a page of games, bets or offers. */
export function useMoneyOnlyPages(): void {
  const restricted = useRestricted()
  const { language } = usePage()
  const { pathname } = useLocation()
  const navigate = useNavigate()
  useEffect(() => {
    if (!restricted || isOpenForMoneyOnly(pathname.slice(language.length + 1))) return
    navigate(`/${language}${moneyPath}`, { replace: true })
  }, [restricted, language, pathname, navigate])
}
