import { useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { useApi } from '../../page/services.tsx'
import { useToasts } from '../../page/toasts.tsx'
import { refreshBonuses } from './use-bonuses.ts'

/** Takes a bonus by its code. A try whose answer was lost is sent again under its own key, so that it is granted once. */
export function useClaim(): (bonusCode: string, said: string) => Promise<void> {
  const api = useApi()
  const queries = useQueryClient()
  const toasts = useToasts()
  const attempt = useRef<{ of: string; key: string } | null>(null)
  return async (bonusCode, said) => {
    if (attempt.current?.of !== bonusCode) attempt.current = { of: bonusCode, key: crypto.randomUUID() }
    await api.bonuses.claim({ bonusCode, idempotencyKey: attempt.current.key })
    attempt.current = null
    toasts.show({ text: said })
    await refreshBonuses(queries)
  }
}
