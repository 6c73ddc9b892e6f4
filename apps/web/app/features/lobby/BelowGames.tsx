import type { ReactNode } from 'react'
import { Fairness } from '../fair-play/Fairness.tsx'
import { SaferPlay } from '../fair-play/SaferPlay.tsx'
import { Banners } from '../games/Banners.tsx'
import type { LobbyContent } from '../games/lobby-content.ts'
import { RecentlyOpened } from './YourGames.tsx'

/** What a lobby or a home page says below its games. */
export function BelowGames({ content, children }: { content: LobbyContent; children?: ReactNode }) {
  return (
    <>
      <Banners banners={content.banners} />
      <RecentlyOpened content={content} />
      {children}
      <Fairness />
      <SaferPlay />
    </>
  )
}
