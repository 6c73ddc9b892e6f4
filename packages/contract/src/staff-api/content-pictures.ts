import * as v from 'valibot'
import { endpoint } from '../endpoint.ts'
import { upload } from '../files.ts'
import { pictureFormats } from '../player-api/content-pictures.ts'
import { contentKinds, contentParts, revisionState } from './content-fields.ts'
import { done, instant } from './fields.ts'
import { staffRoutes } from './routes.ts'

const roles = ['content'] as const
/** Content names the picture as `picture:<name>`. */
const name = v.pipe(v.string(), v.regex(/^[a-z0-9-]{2,60}$/))
/** What the picture shows, for those who do not see it. */
const alt = v.pipe(
  v.string(),
  v.trim(),
  v.nonEmpty(),
  v.maxLength(200),
  v.regex(/^[^\p{C}]*$/u, 'Has characters that are not shown'),
)
const perMille = v.pipe(
  v.union([v.number(), v.pipe(v.string(), v.regex(/^\d{1,4}$/), v.transform(Number))]), // forms send text
  v.integer(),
  v.minValue(0),
  v.maxValue(1000),
)
const described = {
  altJa: alt,
  altEn: alt,
  /** The point that stays visible where a frame cuts the picture: per mille from its left and its top. */
  focusX: v.optional(perMille, 500),
  focusY: v.optional(perMille, 500),
}

/** Of an uploaded file. */
export const pictureBytesMax = 10 * 1024 * 1024

const storedPicture = v.object({
  name: v.string(),
  altJa: v.string(),
  altEn: v.string(),
  focusX: v.number(),
  focusY: v.number(),
  /** SHA-256 of the file that was uploaded, as hexadecimal digits. */
  hash: v.string(),
  mediaType: v.string(),
  /** Of the upright original, in pixels. */
  width: v.number(),
  height: v.number(),
  copies: v.array(
    v.object({
      format: v.picklist(pictureFormats),
      width: v.number(),
      height: v.number(),
      bytes: v.number(),
      /** On every brand's host. */
      path: v.string(),
    }),
  ),
  addedBy: v.string(),
  addedAt: instant,
  retiredBy: v.nullable(v.string()),
  retiredAt: v.nullable(instant),
})
export type StoredPicture = v.InferOutput<typeof storedPicture>

const use = v.object({
  kind: v.picklist(contentKinds),
  slug: v.string(),
  brand: v.nullable(v.string()),
  part: v.picklist(contentParts),
  revision: v.number(),
  state: revisionState,
})
export type PictureUse = v.InferOutput<typeof use>

const one = v.object({ ...done.entries, picture: storedPicture })

export const staffPictures = {
  listPictures: endpoint(staffRoutes.content.listPictures, {
    roles,
    rate: 'read',
    summary: 'All uploaded pictures by name, those that are retired included',
    request: v.object({}),
    reply: v.object({ ...done.entries, pictures: v.array(storedPicture) }),
    refusals: [],
  }),
  showPicture: endpoint(staffRoutes.content.showPicture, {
    roles,
    rate: 'read',
    summary: 'A picture, and every revision that names it',
    request: v.object({ name }),
    reply: v.object({ ...one.entries, uses: v.array(use) }),
    refusals: ['NOT_FOUND'],
  }),
  readPicture: endpoint(staffRoutes.content.readPicture, {
    roles,
    rate: 'write',
    summary: 'The file that was uploaded, byte for byte, as base64; for exports',
    request: v.object({ name }),
    reply: v.object({ ...done.entries, mediaType: v.string(), file: v.string() }),
    refusals: ['NOT_FOUND'],
  }),
  uploadPicture: endpoint(staffRoutes.content.uploadPicture, {
    roles,
    rate: 'write',
    summary:
      'Stores a JPEG, PNG or WebP of at most 10 MiB and 40 million pixels, in several sizes. A name keeps its picture; the same file again changes its description, and brings a retired one back',
    body: 'multipart',
    maxFileBytes: pictureBytesMax,
    request: v.strictObject({ name, ...described, file: upload }),
    unrecorded: ['file'],
    reply: v.object({
      ...one.entries,
      /** False: this file was stored already. */
      isNew: v.boolean(),
    }),
    refusals: ['ACTION_IMPOSSIBLE', 'FILE_TYPE_UNSUPPORTED', 'FILE_ANIMATED'],
  }),
  describePicture: endpoint(staffRoutes.content.describePicture, {
    roles,
    rate: 'write',
    summary: 'Gives a picture other words or another point that stays visible; shown at once',
    request: v.strictObject({ name, ...described }),
    reply: one,
    refusals: ['NOT_FOUND'],
  }),
  retirePicture: endpoint(staffRoutes.content.retirePicture, {
    roles,
    rate: 'write',
    summary: 'Takes a picture out of use; refused while a draft or a published or scheduled revision names it',
    request: v.strictObject({ name }),
    reply: one,
    refusals: ['NOT_FOUND', 'ACTION_IMPOSSIBLE'],
  }),
} as const
