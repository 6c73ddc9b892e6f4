import { useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { useApi } from '../../page/services.tsx'
import { useToasts } from '../../page/toasts.tsx'
import { refreshBonuses } from './use-bonuses.ts'

/** Claims a bonus by its code. A retry after a lost reply has the same key, so that the bonus is granted once. */
export function useClaim(): (bonusCode: string, message: string) => Promise<void> {
  const api = useApi()
  const queries = useQueryClient()
  const toasts = useToasts()
  const attempt = useRef<{ of: string; key: string } | null>(null)
  return async (bonusCode, message) => {
    if (attempt.current?.of !== bonusCode) attempt.current = { of: bonusCode, key: crypto.randomUUID() }
    await api.bonuses.claim({ bonusCode, idempotencyKey: attempt.current.key })
    attempt.current = null
    toasts.show({ text: message })
    await refreshBonuses(queries)
  }
}
