import * as v from 'valibot'
import { picture } from './content-pictures.ts'

const href = v.pipe(v.string(), v.regex(/^(\/(?!\/)|#|https:\/\/|mailto:|tel:)/))

/**
 * Texts are sent as structure, never as HTML, because pages run under Trusted Types; the client decides how they look. An `href` is a path below the
 * language (`/customer-service`), an anchor (`#cookies`), or an https, mailto or tel URL.
 */
const span = v.object({
  text: v.string(),
  href: v.optional(href),
  strong: v.optional(v.literal(true)),
  /** A technical name, such as a cookie or a key. */
  code: v.optional(v.literal(true)),
})
export const line = v.array(span)

/** Content for players only or for visitors only; without either mark, for both. */
export const marks = {
  isLoggedIn: v.optional(v.literal(true)),
  notLoggedIn: v.optional(v.literal(true)),
} as const
export type Mark = keyof typeof marks

export const block = v.variant('type', [
  /** Level 2 opens a section and has an `id`, the same in every language; level 3 has none. */
  v.object({
    ...marks,
    type: v.literal('heading'),
    level: v.picklist([2, 3]),
    id: v.optional(v.pipe(v.string(), v.slug())),
    text: v.string(),
  }),
  v.object({ ...marks, type: v.literal('paragraph'), spans: line }),
  v.object({ ...marks, type: v.literal('list'), ordered: v.boolean(), items: v.array(line) }),
  v.object({ ...marks, type: v.literal('picture'), picture }),
])
/** A line that is a link and nothing else. */
export const link = v.object({ text: v.string(), href })
export type Span = v.InferOutput<typeof span>
export type Block = v.InferOutput<typeof block>
