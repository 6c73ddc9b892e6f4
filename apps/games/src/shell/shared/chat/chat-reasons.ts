import type { Language } from '../../text/messages.ts'
import { chatTexts, type RefusedKind } from './texts.ts'

/** Why a player may not write, or a message was not taken, in words. */
export function chatReasons(language: Language) {
  const texts = chatTexts[language]
  const { format: timeOf } = new Intl.DateTimeFormat(language, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })
  const mutedUntil = (instant: number) => texts.mutedUntil(timeOf(instant))
  return {
    mutedUntil,
    /** Null: the player may write. */
    closedBecause: ({ seat, mutedUntil: until }: { seat: string | null; mutedUntil: number | null }): string | null => {
      if (seat === null) return texts.demo
      return until === null ? null : mutedUntil(until)
    },
    reasonOf: (code: string, { kind }: Readonly<Record<string, unknown>>): string => {
      if (code === 'MESSAGE_REFUSED') return texts.refused[kind as RefusedKind] ?? texts.failed // a kind of a newer server
      if (code === 'TOO_MANY_REQUESTS') return texts.tooSoon
      if (code === 'FIELD_INVALID') return texts.tooLong
      if (code === 'REAL_PLAY_LOGIN_REQUIRED') return texts.demo
      if (code === 'REALITY_CHECK_OPEN') return texts.asked
      return code === 'GAME_SESSION_REPLACED' || code === 'SESSION_EXPIRED' ? texts.replaced : texts.failed
    },
  }
}
