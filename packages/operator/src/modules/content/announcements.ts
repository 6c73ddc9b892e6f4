import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { bonusKind } from '@andon/contract/bonus-terms'
import { inEveryLanguage, type Language } from '@andon/contract/languages'
import type { Block } from '@andon/contract/player-api/content'
import { marks } from '@andon/contract/player-api/content'
import { bannerZones, sites } from '@andon/contract/sites'
import { CannotStart } from '@andon/platform/config'
import { assert } from '@andon/platform/sql'
import * as v from 'valibot'
import { parseText } from './domain/parse-text.ts'

const instant = v.pipe(
  v.string(),
  v.isoTimestamp(),
  v.transform((text) => Temporal.Instant.from(text)),
)

const codes = sites.map(({ code }) => code)

/** What `about.json` says of an announcement; its words stand beside it, one Markdown file a language. */
const about = v.strictObject({
  /** Banners only: for players, or for visitors. */
  ...marks,
  /** Left out: all brands. */
  sites: v.optional(v.array(v.picklist(codes)), codes),
  /** Banners only: in which zones, of every brand that has them. */
  zones: v.optional(v.array(v.picklist(bannerZones)), []),
  /** Banners only: where it leads, below the language. */
  link: v.optional(v.pipe(v.string(), v.regex(/^\/(?!\/)/))),
  image: v.pipe(v.string(), v.regex(/^\/(?!\/)[\w./-]+$/)),
  startsAt: instant,
  endsAt: v.optional(instant),
  /** Promotions only: for visitors of these affiliates alone; empty for everyone. */
  affiliates: v.optional(v.array(v.string()), []),
  /** Promotions only: shown while this bonus programme is open. */
  bonusCode: v.optional(v.string()),
  /** Promotions only: shown while a programme of this kind is open, for one that comes without a code. */
  bonusKind: v.optional(bonusKind),
  /** Lower comes first. */
  order: v.optional(v.number(), 0),
})

export interface Announcement extends v.InferOutput<typeof about> {
  readonly id: string
  readonly text: Readonly<Record<Language, { readonly title: string; readonly blocks: readonly Block[] }>>
}

export type AnnouncementKind = 'banners' | 'promotions' | 'tournaments'

/**
 * Every announcement of a kind: those that ship, and those in the operator's folder, where an announcement of the same name takes the place of one that
 * ships. One that cannot be shown stops the start.
 */
export function loadAnnouncements(kind: AnnouncementKind, operatorFolder: string | undefined): readonly Announcement[] {
  const folders = [import.meta.dirname, ...(operatorFolder === undefined ? [] : [operatorFolder])]
  const byId = new Map(
    folders.flatMap((folder) => namesIn(join(folder, kind)).map((id) => [id, read(join(folder, kind, id), id)])),
  )
  return [...byId.values()].sort((a, b) => a.order - b.order || Temporal.Instant.compare(b.startsAt, a.startsAt))
}

function namesIn(folder: string): string[] {
  if (!existsSync(folder)) return []
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
}

function read(folder: string, id: string): Announcement {
  try {
    assert(/^[a-z0-9-]{2,60}$/.test(id), 'its name is small letters, digits and hyphens')
    const facts = v.parse(about, JSON.parse(readFileSync(join(folder, 'about.json'), 'utf8')))
    const words = (language: Language) => parseText(readFileSync(join(folder, `${language}.md`), 'utf8'))
    return { ...facts, id, text: inEveryLanguage(words) }
  } catch (cause) {
    throw new CannotStart(`${folder} cannot be shown: ${reasonOf(cause)}`, { cause })
  }
}

const reasonOf = (cause: unknown) =>
  v.isValiError(cause)
    ? cause.issues.map((issue) => `about.json: ${v.getDotPath(issue) ?? ''}: ${issue.message}`).join('; ')
    : String(cause)
