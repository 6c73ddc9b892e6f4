import { createContext, use } from 'react'

/** Below the slip on wide screens: the place of what stands beside a page. Null before the frame is there. */
export const BesideContext = createContext<HTMLElement | null>(null)

export const useBeside = (): HTMLElement | null => use(BesideContext)
