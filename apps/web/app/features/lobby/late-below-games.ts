import { lazy } from 'react'
import { late } from '../../page/preloadable.tsx'

/** Its script comes after those of the first view. */
export const BelowGames = late(
  lazy(() => import('./BelowGames.tsx').then((module) => ({ default: module.BelowGames }))),
)
