import { lstatSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { bonusKind } from '@andon/contract/bonus-terms'
import { inEveryLanguage, type Language } from '@andon/contract/languages'
import { lobbyNames } from '@andon/contract/lobbies'
import type { Block } from '@andon/contract/player-api/content'
import { marks } from '@andon/contract/player-api/content'
import { sites } from '@andon/contract/sites'
import { CannotStart } from '@andon/platform/config'
import { jsonOf, readBoundedSync } from '@andon/platform/files'
import { assert } from '@andon/platform/sql'
import * as v from 'valibot'
import { parseText } from './domain/parse-text.ts'

const instant = v.pipe(
  v.string(),
  v.isoTimestamp(),
  v.transform((text) => Temporal.Instant.from(text)),
)

const codes = sites.map(({ code }) => code)

/** The fields of `about.json`. The announcement's text is beside it, one Markdown file for each language. */
const about = v.strictObject({
  /** Banners only: for players or for visitors. */
  ...marks,
  /** Left out: all brands. */
  sites: v.optional(v.array(v.picklist(codes)), codes),
  /** Banners only: the zones, on every brand that has them. */
  zones: v.optional(v.array(v.picklist(lobbyNames)), []),
  /** Banners only: the link's path, without the language. */
  link: v.optional(v.pipe(v.string(), v.regex(/^\/(?!\/)/))),
  image: v.pipe(v.string(), v.regex(/^\/(?!\/)[\w./-]+$/)),
  startsAt: instant,
  endsAt: v.optional(instant),
  /** Promotions only: for visitors of these affiliates; empty: for everyone. */
  affiliates: v.optional(v.array(v.string()), []),
  /** Promotions only: shown while this bonus programme is open. */
  bonusCode: v.optional(v.string()),
  /** Promotions only: shown while a programme of this kind is open; for programmes without a code. */
  bonusKind: v.optional(bonusKind),
  /** Lower comes first. */
  order: v.optional(v.number(), 0),
})

export interface Announcement extends v.InferOutput<typeof about> {
  readonly id: string
  readonly text: Readonly<Record<Language, { readonly title: string; readonly blocks: readonly Block[] }>>
}

export type AnnouncementKind = 'banners' | 'promotions'

/**
 * Every announcement of a kind: those that ship and those in the operator's folder, which replace shipped ones of the same name. Throws if one is
 * invalid, so that the server does not start.
 */
export function loadAnnouncements(kind: AnnouncementKind, operatorFolder: string | undefined): readonly Announcement[] {
  const folders = [import.meta.dirname, ...(operatorFolder === undefined ? [] : [operatorFolder])]
  const byId = new Map(
    folders.flatMap((folder) => namesIn(join(folder, kind)).map((id) => [id, read(join(folder, kind, id), id)])),
  )
  return [...byId.values()].sort((a, b) => a.order - b.order || Temporal.Instant.compare(b.startsAt, a.startsAt))
}

/** More are a mistake, or an attack. */
const mostAnnouncements = 1_000

/** The operator's folder may come from outside: a link may lead anywhere. */
function namesIn(folder: string): string[] {
  const found = lstatSync(folder, { throwIfNoEntry: false })
  if (!found) return []
  if (!found.isDirectory()) throw new CannotStart(`${folder} cannot be shown: expected a folder`)
  const names = readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
  if (names.length > mostAnnouncements)
    throw new CannotStart(`${folder} cannot be shown: expected at most ${mostAnnouncements} announcements`)
  return names
}

function read(folder: string, id: string): Announcement {
  try {
    assert(/^[a-z0-9-]{2,60}$/.test(id), 'its name has small letters, digits and hyphens only')
    const json = jsonOf(textOf(folder, 'about.json'))
    assert(!('why' in json), `about.json ${'why' in json ? json.why : ''}`)
    const facts = v.parse(about, json.value)
    const textIn = (language: Language) => parseText(textOf(folder, `${language}.md`))
    return { ...facts, id, text: inEveryLanguage(textIn) }
  } catch (cause) {
    throw new CannotStart(`${folder} cannot be shown: ${reasonOf(cause)}`, { cause })
  }
}

/** Of a folder that may come from outside. */
function textOf(folder: string, name: string): string {
  const read = readBoundedSync(join(folder, name))
  assert('text' in read, `${name} ${'why' in read ? read.why : 'is missing'}`)
  return read.text
}

const reasonOf = (cause: unknown) =>
  v.isValiError(cause)
    ? cause.issues.map((issue) => `about.json: ${v.getDotPath(issue) ?? ''}: ${issue.message}`).join('; ')
    : String(cause)
