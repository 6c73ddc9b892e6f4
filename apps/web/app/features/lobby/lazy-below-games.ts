import { lazy } from 'react'

/** Rendered by the server like the rest; its script comes after those of the first view. */
export const LazyBelowGames = lazy(() => import('./BelowGames.tsx').then((module) => ({ default: module.BelowGames })))
