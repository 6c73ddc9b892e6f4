import { createHash } from 'node:crypto'
import { hostCookie, type VisitorContext } from '@andon/platform/http'

/** The owner of a conversation: a player, or a browser with a visitor token. */
export type ChatOwner = { readonly playerId: string } | { readonly visitorHash: Buffer }

type OwnersContext = Pick<VisitorContext, 'cookies' | 'secure' | 'session'>

export const chatCookie = ({ secure }: { secure: boolean }) => hostCookie('andon_chat', { secure })

/**
 * A login ends access to the visitor's conversation: the cookie is removed, so that the next user of the browser finds neither the player's conversation
 * nor the one before it.
 */
export function chatOwner({ cookies, secure, session }: OwnersContext): ChatOwner | null {
  const name = chatCookie({ secure })
  const token = cookies.get(name)
  if (session) {
    if (token !== undefined) cookies.clear(name)
    return { playerId: session.playerId }
  }
  return token === undefined ? null : { visitorHash: hashOf(token) }
}

/** A session cookie that scripts cannot read. */
export function giveVisitorToken({ cookies, secure }: OwnersContext, token: string): void {
  cookies.set(chatCookie({ secure }), token)
}

export const hashOf = (text: string): Buffer => createHash('sha256').update(text).digest()
