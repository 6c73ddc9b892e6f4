import type { ReactNode } from 'react'
import { Banners } from '../games/Banners.tsx'
import { Fairness } from '../games/Fairness.tsx'
import type { LobbyContent } from '../games/load-games.ts'
import { SaferPlay } from '../games/SaferPlay.tsx'
import { RecentlyOpened } from './YourGames.tsx'

/** What a lobby or a home page says below its games. */
export function BelowGames({ content, children }: { content: LobbyContent; children?: ReactNode }) {
  return (
    <>
      <Banners banners={content.banners} />
      <RecentlyOpened games={content.games} />
      {children}
      <Fairness />
      <SaferPlay />
    </>
  )
}
