import { useEffect, useRef } from 'react'

/**
 * One idempotency key for one intent: a second press, or a retry after a lost reply, pays once. Other content is another intent, and so is the
 * same once more after an answer was read.
 */
export function useIdempotencyKey() {
  const intent = useRef<{ content: string; key: string } | null>(null)
  useEffect(() => {
    // Back from a supplier's page by the browser's own memory of this one: what was asked has had its answer there.
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
