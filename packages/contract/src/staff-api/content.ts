import * as v from 'valibot'
import { endpoint } from '../endpoint.ts'
import { gameCode, language } from '../fields.ts'
import { contentKinds, contentParts, revisionState as state } from './content-fields.ts'
import { staffPictures } from './content-pictures.ts'
import { done, instant } from './fields.ts'
import { staffRoutes } from './routes.ts'

export type { PictureUse, StoredPicture } from './content-pictures.ts'
export { contentKinds, contentParts }

const roles = ['content'] as const

const kind = v.picklist(contentKinds)
const part = v.picklist(contentParts)
const number = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1_000_000))
const when = v.pipe(v.string(), v.isoTimestamp())
const brand = v.optional(v.pipe(v.string(), v.regex(/^[A-Z]{2,10}$/)))
/** Without `brand`: the entry of every brand. */
const named = { kind, slug: v.pipe(v.string(), v.regex(/^[a-z0-9-]{2,60}$/)), brand }
const revisionOf = { ...named, part, revision: number }

const revision = v.object({
  part,
  revision: v.number(),
  state,
  /** `shipped` with the product, of the `folder` of the installation, or of `staff`. */
  origin: v.string(),
  savedBy: v.string(),
  savedAt: instant,
  submittedBy: v.nullable(v.string()),
  submittedAt: v.nullable(instant),
  approvedBy: v.nullable(v.string()),
  approvedAt: v.nullable(instant),
  publishAt: v.nullable(instant),
  retiredBy: v.nullable(v.string()),
  retireAt: v.nullable(instant),
})
export type ContentRevision = v.InferOutput<typeof revision>

const changed = v.object({ ...done.entries, state })

export const staffContent = {
  listContent: endpoint(staffRoutes.content.listContent, {
    roles,
    rate: 'read',
    summary: 'All entries of a kind, each with the newest and the published revision of its parts',
    request: v.object({ kind }),
    reply: v.object({
      ...done.entries,
      entries: v.array(
        v.object({
          slug: v.string(),
          /** Null: of every brand. */
          brand: v.nullable(v.string()),
          parts: v.array(
            v.object({
              part,
              newest: v.number(),
              state,
              /** Null: nothing is shown. */
              published: v.nullable(v.number()),
            }),
          ),
        }),
      ),
    }),
    refusals: [],
  }),
  showContent: endpoint(staffRoutes.content.showContent, {
    roles,
    rate: 'read',
    summary: 'The latest 200 revisions of an entry, newest first, without their texts',
    request: v.object(named),
    reply: v.object({ ...done.entries, revisions: v.array(revision) }),
    refusals: ['NOT_FOUND'],
  }),
  readRevision: endpoint(staffRoutes.content.readRevision, {
    roles,
    rate: 'read',
    summary: 'One revision with its text',
    request: v.object({ ...named, part, revision: v.pipe(v.string(), v.regex(/^[1-9]\d{0,6}$/), v.transform(Number)) }),
    reply: v.object({ ...done.entries, revision: v.object({ ...revision.entries, source: v.string() }) }),
    refusals: ['NOT_FOUND'],
  }),
  saveRevision: endpoint(staffRoutes.content.saveRevision, {
    roles,
    rate: 'write',
    summary: 'Saves a draft of a part, as its next revision; a text that is the newest already is not saved again',
    request: v.strictObject({
      ...named,
      part,
      /** `about`: JSON. A language: Markdown. */
      source: v.pipe(v.string(), v.nonEmpty(), v.maxLength(40_000)),
      /** The revision that was edited: refused if there is a later one. */
      base: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1_000_000))),
    }),
    unrecorded: ['source'],
    maxBodyBytes: 256 * 1024,
    reply: v.object({
      ...changed.entries,
      revision: v.number(),
      /** False: it was the newest already. */
      isNew: v.boolean(),
      /** Ids of sections that the published text in another language has and this one lacks, or the other way round. */
      differentSections: v.array(v.string()),
    }),
    refusals: ['ACTION_IMPOSSIBLE'],
  }),
  submitRevision: endpoint(staffRoutes.content.submitRevision, {
    roles,
    rate: 'write',
    summary: 'Hands a draft over for review',
    request: v.strictObject(revisionOf),
    reply: changed,
    refusals: ['NOT_FOUND', 'ACTION_IMPOSSIBLE'],
  }),
  approveRevision: endpoint(staffRoutes.content.approveRevision, {
    roles,
    rate: 'write',
    summary:
      'Approves a revision in review, to be shown now or from an instant on; not by who saved it, except by admin',
    request: v.strictObject({
      ...revisionOf,
      /** Absent: now. With its offset from UTC. */
      at: v.optional(when),
    }),
    reply: v.object({ ...changed.entries, publishAt: instant }),
    refusals: ['NOT_FOUND', 'ACTION_IMPOSSIBLE'],
  }),
  retireRevision: endpoint(staffRoutes.content.retireRevision, {
    roles,
    rate: 'write',
    summary: 'Takes a published revision off the site, now or at an instant, or gives up one that is not published yet',
    request: v.strictObject({ ...revisionOf, at: v.optional(when) }),
    reply: changed,
    refusals: ['NOT_FOUND', 'ACTION_IMPOSSIBLE'],
  }),
  previewRevision: endpoint(staffRoutes.content.previewRevision, {
    roles,
    rate: 'write',
    summary:
      'A link to one page that shows a revision before it is published; it ends by itself, and when the revision is given up',
    request: v.strictObject({
      ...revisionOf,
      /** On which brand; by default the entry's own, or the first. */
      site: brand,
      /** Of the page, where the part is `about`. */
      language: v.optional(language),
      minutes: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1440)), 60),
    }),
    reply: v.object({ ...done.entries, url: v.string(), endsAt: instant }),
    refusals: ['NOT_FOUND', 'ACTION_IMPOSSIBLE'],
  }),
  readSupplierText: endpoint(staffRoutes.content.readSupplierText, {
    roles,
    rate: 'read',
    summary: 'What the supplier says of a game, as Markdown, to begin a text of the kind `games` with',
    request: v.object({ gameCode, language }),
    reply: v.object({ ...done.entries, source: v.string() }),
    refusals: ['NOT_FOUND'],
  }),
  ...staffPictures,
} as const
