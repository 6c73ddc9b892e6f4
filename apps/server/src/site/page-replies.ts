import type { EarlyRequest, SentReply } from '@andon/platform/http'

interface Kept {
  readonly reply: SentReply
  readonly site: string
}

/** Headers on which a page's reply depends, apart from those that name the visitor. */
const decisive = ['accept-encoding', 'if-none-match'] as const

/** Names what a page's reply depends on, with decisive headers as they were written: other spellings of them are other keys. */
export function replyKey({ url, headers, authority }: EarlyRequest, signedInHint: boolean): string {
  return [url, authority.origin, signedInHint, ...decisive.map((name) => headers[name])].join('\n')
}

/** Replies with pages, as they were sent. Those of an older content version are gone with the first of a newer one. The least recently used goes out first. */
export function createPageReplies({ mostKept = 500 }: { mostKept?: number } = {}) {
  const replies = new Map<string, Kept>()
  let version = ''
  return {
    keep(key: string, kept: Kept, asOf: string): void {
      if (asOf !== version) replies.clear()
      version = asOf
      replies.delete(key)
      replies.set(key, kept)
      const oldest = replies.keys().next()
      if (replies.size > mostKept && !oldest.done) replies.delete(oldest.value)
    },
    find(key: string, asOf: string | undefined): Kept | undefined {
      const kept = asOf === version ? replies.get(key) : undefined
      if (kept === undefined) return undefined
      replies.delete(key)
      replies.set(key, kept)
      return kept
    },
  }
}
