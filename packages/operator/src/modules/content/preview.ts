import { createHmac, timingSafeEqual } from 'node:crypto'
import { type Language, languageCodes } from '@andon/contract/languages'
import { contentKinds } from '@andon/contract/staff-api/content'
import { jsonOf } from '@andon/platform/files'
import type { Db, Tx } from '@andon/platform/sql'
import * as v from 'valibot'
import type { ParsedRevision } from './domain/view.ts'
import { parseRow, type ShownContent } from './shown-content.ts'
import { chainOf, type EntryName, findEntry, sourceOf } from './store.ts'

export interface Previewed extends EntryName {
  readonly part: string
  readonly number: number
  readonly language: Language
}

export interface Previews {
  /** A token that shows this revision until then. */
  tokenOf(previewed: Previewed, endsAt: Temporal.Instant): string
  /** The revisions that a token shows; null for one that is forged, that has ended, or whose revision was given up. */
  revisionsOf(token: string): Promise<readonly ParsedRevision[] | null>
}

const payload = v.tuple([
  v.picklist(contentKinds),
  v.string(),
  v.string(),
  v.string(),
  v.number(),
  v.picklist(languageCodes),
  v.number(),
])

export function createPreviews({
  db,
  secret,
  shown,
}: {
  db: Db
  /** The same on every node. */
  secret: Buffer
  shown: ShownContent
}): Previews {
  const sign = (text: string) => createHmac('sha256', secret).update(text).digest()

  function read(token: string): (Previewed & { endsAtMs: number }) | null {
    const [, text = '', mac = ''] = /^([\w-]{1,300})\.([\w-]{43})$/.exec(token) ?? []
    const given = Buffer.from(mac, 'base64url')
    const right = sign(text)
    if (given.length !== right.length || !timingSafeEqual(given, right)) return null
    const json = jsonOf(Buffer.from(text, 'base64url').toString())
    const found = v.safeParse(payload, 'value' in json ? json.value : undefined)
    if (!found.success) return null
    const [kind, brand, slug, part, number, language, endsAtMs] = found.output
    return { kind, brand, slug, part, number, language, endsAtMs }
  }

  return {
    tokenOf: ({ kind, brand, slug, part, number, language }, endsAt) => {
      const fields = [kind, brand, slug, part, number, language, endsAt.epochMilliseconds]
      const text = Buffer.from(JSON.stringify(fields)).toString('base64url')
      return `${text}.${sign(text).toString('base64url')}`
    },
    revisionsOf: async (token) => {
      const asked = read(token)
      if (!asked || asked.endsAtMs <= shown.now().epochMilliseconds) return null
      return previewedRevisions(db, asked, shown)
    },
  }
}

/**
 * The revision itself and, where nothing is published of what it needs beside it (its fields, or its text), the newest of that. Null if it was given up, or if what it needs
 * does not exist.
 */
export async function previewedRevisions(
  db: Db | Tx,
  { part, number, language, ...name }: Previewed,
  shown: Pick<ShownContent, 'isShown'>,
): Promise<readonly ParsedRevision[] | null> {
  const entryId = await findEntry(db, name)
  if (entryId === null) return null
  const wanted = [{ part, number: number as number | null }]
  const beside = part === 'about' ? language : 'about'
  if (!shown.isShown(name, beside)) wanted.push({ part: beside, number: null })
  const found: ParsedRevision[] = []
  for (const { part, number } of wanted) {
    const chain = await chainOf(db, { entryId, part })
    const one = chain.find((revision) => number === null || revision.number === number)
    if (!one || one.retireAt !== null) return null
    const source = await sourceOf(db, { entryId, part, number: one.number })
    if (source === null) return null
    found.push(parseRow({ ...name, part, number: one.number, source, publishAt: null, retireAt: null }))
  }
  return found
}
