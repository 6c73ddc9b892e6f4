import { useEffect, useRef } from 'react'

/**
 * One idempotency key per request content, so that a double click or a retry after a lost reply pays once. Other content gets a new key, and
 * so does the same content after a reply.
 */
export function useIdempotencyKey() {
  const intent = useRef<{ content: string; key: string } | null>(null)
  useEffect(() => {
    // Restored from the back-forward cache after a supplier's page: that request is finished.
    const shown = (event: PageTransitionEvent) => {
      if (event.persisted) intent.current = null
    }
    addEventListener('pageshow', shown)
    return () => removeEventListener('pageshow', shown)
  }, [])
  return {
    keyFor: (request: object): string => {
      const content = JSON.stringify(request)
      if (intent.current?.content !== content) intent.current = { content, key: crypto.randomUUID() }
      return intent.current.key
    },
    answered: () => {
      intent.current = null
    },
  }
}
