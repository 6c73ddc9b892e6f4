import { systemClock } from '@andon/platform/clock'
import { createLoop } from '@andon/platform/loop'
import type { Runtime } from '@andon/platform/runtime'
import { shownAt } from './domain/chain.ts'
import { type Kind, readFields, readText } from './domain/kinds.ts'
import { passed } from './domain/on-now.ts'
import { type ParsedRevision, turnsOf, type View, viewOf } from './domain/view.ts'
import { type KnownPictures, noPictures, readPictures } from './pictures/known-pictures.ts'
import { reasonOf } from './reason-of.ts'
import { type EntryName, readVersion, type ShownRow, shownRows } from './store.ts'

/** Every node asks for the version, so that what is published shows everywhere within a second, with or without the bus. */
const pollMs = 400

export interface ShownContent {
  view(): View
  /** The view with these revisions in the place of the published ones of their parts. */
  viewWith(preview: readonly ParsedRevision[]): View
  /** True if a revision of this part of the entry is published. */
  isShown(entry: EntryName, part: string): boolean
  /** The time of the database, by which what is scheduled begins. */
  now(): Temporal.Instant
  /** True if a copy of a picture has this name, as far as this node knows. */
  hasCopy(name: string): boolean
  /** Changes with what is shown: pages rendered before are out of date. */
  version(): string
  /** Reads what was published until this call. */
  refresh(): Promise<void>
  /** Refreshes soon; after a change of this node's own. */
  wake(): void
  /** Keeps up to date until stopped. */
  watch(): { stop(): Promise<void> }
}

/** The published and scheduled revisions, in the memory of this node. It keeps its last state while the database is unavailable. */
export async function readShownContent({
  db,
  clock,
  log,
}: Pick<Runtime, 'db' | 'clock' | 'log'>): Promise<ShownContent> {
  let known = -1
  let revisions: readonly ParsedRevision[] = []
  let pictures: KnownPictures = noPictures
  let turns: readonly Temporal.Instant[] = []
  let kept: { readonly version: string; readonly view: View } | undefined
  let aheadMs = 0

  const now = () => clock.now().add({ milliseconds: aheadMs })
  const version = () => `${known}.${passed(turns, now())}`

  async function read(): Promise<void> {
    const asked = clock.now()
    const { version, at } = await readVersion(db)
    if (clock === systemClock) aheadMs = aheadOf({ asked, answered: clock.now(), at }) // a clock that tests set stays as it is
    if (version === known) return
    const parsed = new Map(revisions.map((one) => [nameOf(one), one]))
    const rows = await shownRows(db, now())
    pictures = await readPictures(db)
    revisions = rows.flatMap((row) => {
      const before = parsed.get(nameOf(row))
      if (before && row.publishAt) return [{ ...before, retireAt: row.retireAt }]
      try {
        return [parseRow(row)]
      } catch (cause) {
        log.error({ kind: row.kind, slug: row.slug, part: row.part }, `a text is not shown: ${reasonOf(cause)}`)
        return []
      }
    })
    turns = turnsOf(revisions)
    kept = undefined
    known = version
  }

  const polling = createLoop(read, { everyMs: pollMs, log, what: 'reading what is published' })
  await read()
  return {
    view: () => {
      const current = version()
      if (kept?.version !== current)
        kept = { version: current, view: viewOf(revisions, { now: now(), pictureOf: pictures.pictureOf }) }
      return kept.view
    },
    viewWith: (preview) => viewOf(revisions, { now: now(), preview, pictureOf: pictures.pictureOf }),
    isShown: ({ kind, brand, slug }, part) => {
      const chain = revisions.filter((one) => one.kind === kind && one.brand === brand && one.slug === slug)
      const ofPart = chain.filter((one) => one.part === part)
      return shownAt(ofPart, now()) !== undefined
    },
    now,
    hasCopy: (name) => pictures.hasCopy(name),
    version,
    refresh: polling.turn,
    wake: polling.wake,
    watch: () => {
      polling.start()
      return { stop: polling.stop }
    },
  }
}

const nameOf = ({ kind, brand, slug, part, number }: Pick<ShownRow, 'kind' | 'brand' | 'slug' | 'part' | 'number'>) =>
  `${kind}/${brand}/${slug}/${part}/${number}`

/** How many milliseconds the database is ahead of this node; its answer was on its way for half the time. */
function aheadOf({
  asked,
  answered,
  at,
}: {
  asked: Temporal.Instant
  answered: Temporal.Instant
  at: Temporal.Instant
}): number {
  const middle = (asked.epochMilliseconds + answered.epochMilliseconds) / 2
  return Math.round(at.epochMilliseconds - middle)
}

/** Throws for a text that this release cannot show. */
export function parseRow({
  kind,
  brand,
  slug,
  part,
  number,
  source,
  publishAt,
  retireAt,
}: Omit<ShownRow, 'publishAt'> & { publishAt: Temporal.Instant | null }): ParsedRevision {
  const begins = publishAt ?? Temporal.Instant.fromEpochMilliseconds(0)
  const named = { kind, brand, slug, part, number, publishAt: begins, retireAt }
  return part === 'about'
    ? { ...named, fields: readFields<Kind>(kind, source) }
    : { ...named, text: readText(kind, source) }
}
