import { createHash } from 'node:crypto'
import { hostCookie, type VisitorContext } from '@andon/platform/http'

/** Whose a conversation is: a player's, or a browser's that holds a token. */
export type ChatOwner = { readonly playerId: string } | { readonly visitorHash: Buffer }

type OwnersContext = Pick<VisitorContext, 'cookies' | 'secure' | 'session'>

const chatCookie = ({ secure }: { secure: boolean }) => hostCookie('andon_chat', { secure })

/**
 * Who logs in leaves the visitor's conversation behind: the cookie goes, so that whoever uses the browser after the player finds neither the
 * player's conversation nor the one before it.
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

/** The cookie lives as long as the browser is open, and no script reads it. */
export function giveVisitorToken({ cookies, secure }: OwnersContext, token: string): void {
  cookies.set(chatCookie({ secure }), token)
}

export const hashOf = (text: string): Buffer => createHash('sha256').update(text).digest()
