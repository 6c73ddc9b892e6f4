import type { Deps } from '../deps.ts'
import { conversationOf } from '../store/conversations.ts'
import { chatCookie, hashOf } from './chat-owner.ts'

/** A request's cookies, outside the player API. */
export interface CookiesOfVisitor {
  readonly secure: boolean
  cookie(name: string): string | undefined
}

/** The id of the conversation of this browser without a login; null if it has no token, or one of no conversation. */
export async function visitorsChat(
  { db }: Pick<Deps, 'db'>,
  { secure, cookie }: CookiesOfVisitor,
): Promise<string | null> {
  const token = cookie(chatCookie({ secure }))
  const found = token === undefined ? null : await conversationOf(db, { visitorHash: hashOf(token) })
  return found?.id ?? null
}
