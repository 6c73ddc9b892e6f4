import type { ReactNode } from 'react'
import { Fairness } from '../fair-play/Fairness.tsx'
import { SaferPlay } from '../fair-play/SaferPlay.tsx'
import { Banners } from '../games/Banners.tsx'
import type { LobbyContent } from '../games/lobby-content.ts'
import { RecentlyOpened } from './YourGames.tsx'

/** The part of a lobby or a home page below its games. */
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
