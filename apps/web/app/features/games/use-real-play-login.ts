import type { Game } from '@andon/contract/player-api/catalogue'
import { useCallback } from 'react'
import { useModals } from '../../page/modals.ts'
import { rememberReturnPath } from '../../player/return-path.ts'
import { useGameLinks } from './game-links.ts'

/** Opens the login; after it the game opens for real. */
export function useRealPlayLogin(game: Pick<Game, 'gameCode' | 'modes'>): () => void {
  const modals = useModals()
  const target = useGameLinks()(game, 'realgames').replace(/^\/[a-z]{2}/, '')
  return useCallback(() => {
    rememberReturnPath(target)
    modals.open('login', { reason: 'realPlay' })
  }, [target, modals])
}
