import type { GameEvent } from '@andon/contract/vendor-messages/adaptor'
import { useQueryClient } from '@tanstack/react-query'
import { useMemo, useRef } from 'react'
import { balanceKey } from '../../player/balance.ts'
import type { CheckEvent } from '../reality-check/check.ts'
import { createRoundBalance } from './round-balance.ts'

interface Options {
  /** For real money. Demo rounds do not change the displayed balance. */
  readonly real: boolean
  /** `isPlayed`: a round is being played now. */
  readonly onRound: (isPlayed: boolean) => void
  readonly tellCheck: (event: CheckEvent) => void
}

/** Follows the rounds that a game reports: tells the page and the reality check of them, and displays the balance that goes with them. */
export function useRounds({ real, onRound, tellCheck }: Options) {
  const queries = useQueryClient()
  const isRunning = useRef(false)
  const startedAt = useRef(0)
  const balance = useMemo(() => createRoundBalance(queries), [queries])
  return {
    isRunning: () => isRunning.current,
    balance,
    /** Some games report each part of a round as a start, without its stake: what is held back stays as it was. Returns false for such a part. */
    start: (event: GameEvent & { kind: 'roundStart' }): boolean => {
      const isPart = isRunning.current && event.stake === undefined
      isRunning.current = true
      onRound(true)
      tellCheck({ type: 'roundStarts' })
      if (isPart) {
        balance.extend(event)
        return false
      }
      startedAt.current = Date.now()
      if (real) balance.start(event)
      return true
    },
    end: () => {
      isRunning.current = false
      onRound(false)
      balance.end()
      tellCheck({ type: 'roundEnds' })
    },
    /** Realtime brings the balance after a round. If nothing arrived, for example on a lost connection, fetches it once. */
    refetchIfMissed: () => {
      const { dataUpdatedAt = 0 } = queries.getQueryState(balanceKey) ?? {}
      if (dataUpdatedAt < startedAt.current) void queries.invalidateQueries({ queryKey: balanceKey })
    },
  }
}
