import { useEffect, useMemo } from 'react'
import { balanceOf, usePockets } from '../../player/balance.ts'
import { useRealityCheck } from '../reality-check/use-reality-check.ts'
import { SportsBookFrame, type SportsBookPlace } from './SportsBookFrame.tsx'
import { useSportsBook } from './use-sports-book.ts'
import { useSportsFigures } from './use-sports-figures.ts'

/**
 * The sportsbook for a player: it gets a new token before the old one expires, the figures of their day, and word of each change of the balance. The page asks its reality
 * checks.
 */
export function PlayerSportsBook({ vendorId, ...place }: SportsBookPlace & { readonly vendorId: string }) {
  const launch = useSportsBook(vendorId)
  const figures = useSportsFigures()
  const pockets = usePockets()
  const balance = pockets && { total: balanceOf(pockets).total, freeBets: pockets.freebetBalance }
  const realityCheck = launch.opened?.realityCheck
  const launched = useMemo(() => ({ realityCheck, vendorCode: vendorId }), [realityCheck, vendorId])
  const tellCheck = useRealityCheck({ launched, gameName: place.title, send: sendNothing })
  useEffect(() => {
    if (realityCheck) tellCheck({ type: 'ready' })
  }, [realityCheck, tellCheck])
  return <SportsBookFrame launch={launch} figures={figures} balance={balance} {...place} />
}

/** A sportsbook has no autoplay that a question stops. */
const sendNothing = () => undefined
