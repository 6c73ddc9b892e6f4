import { type FromSportsBook, fromSportsBook, type ToSportsBook } from '@andon/contract/vendor-messages/sports-book'
import { type RefObject, useCallback, useEffect, useEffectEvent } from 'react'
import * as v from 'valibot'

/** Messages of the frame, from its own window and origin and of a known shape only; the returned function answers there and nowhere else. */
export function useFrameMessages(
  frame: RefObject<HTMLIFrameElement | null>,
  origin: string | null,
  onMessage: (message: FromSportsBook) => void,
): (message: ToSportsBook) => void {
  const receive = useEffectEvent(onMessage)
  useEffect(() => {
    if (origin === null) return
    const listener = (event: MessageEvent) => {
      if (event.origin !== origin || event.source !== frame.current?.contentWindow) return
      const parsed = v.safeParse(fromSportsBook, event.data)
      if (parsed.success) receive(parsed.output)
    }
    addEventListener('message', listener)
    return () => removeEventListener('message', listener)
  }, [frame, origin])
  return useCallback(
    (message) => {
      if (origin !== null) frame.current?.contentWindow?.postMessage(message, origin)
    },
    [frame, origin],
  )
}
