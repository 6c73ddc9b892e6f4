import { Refusal } from '@andon/contract'
import { type Language, languageCodes } from '@andon/contract/languages'
import { sites } from '@andon/contract/sites'
import type { StaffApi } from '@andon/contract/staff-api'
import type { ContentRevision } from '@andon/contract/staff-api/content'
import type { StaffHandlers } from '@andon/platform/http'
import { afterCommit, assert, type Tx } from '@andon/platform/sql'
import { checkNames } from './check-names.ts'
import { checkWords } from './check-words.ts'
import { shownAt, stateOf } from './domain/chain.ts'
import type { FiguresOf } from './domain/figures.ts'
import { checkLinks, type Kind, picturesIn, readFields, readText, sectionsOf } from './domain/kinds.ts'
import { isKept, isTaken } from './domain/page-slugs.ts'
import type { OpenBonus } from './get-promotions.ts'
import { checkPictures, type staffPictures } from './pictures/staff-pictures.ts'
import type { Previews } from './preview.ts'
import { previewLink } from './preview-link.ts'
import { reasonOf } from './reason-of.ts'
import { sectionsThatDiffer } from './sections-that-differ.ts'
import type { ShownContent } from './shown-content.ts'
import * as store from './store.ts'
import { readSupplierText, type SupplierWords } from './supplier-text.ts'

export interface StaffOptions {
  readonly shown: ShownContent
  readonly previews: Previews
  readonly openBonus: OpenBonus
  readonly figuresOf: FiguresOf
  readonly supplierWords: SupplierWords
  originOf(site: string): string
  raceOf(series: string, site: string): Promise<string | null>
  messageFaults(language: Language, texts: Readonly<Record<string, string>>): readonly string[]
}

const mostEntries = 1_000
const mostRevisions = 200

type Part = ContentRevision['part']
type Named = { readonly kind: Kind; readonly slug: string; readonly brand?: string | undefined }
type Calls = Omit<StaffHandlers<StaffApi['content']>, keyof ReturnType<typeof staffPictures>>

/** The calls of staff about content. Every change is of one revision, whose entry is locked. */
export function staffRoutes(options: StaffOptions): Calls {
  const { shown } = options
  return {
    listContent: async ({ kind }, { tx }) => {
      const now = shown.now()
      const rows = await store.revisionsOfKind(tx, kind)
      const entries = [...Map.groupBy(rows, ({ slug, brand }) => `${slug}/${brand}`).values()].map((ofEntry) => ({
        slug: ofEntry[0]?.slug ?? '',
        brand: ofEntry[0]?.brand || null,
        parts: [...Map.groupBy(ofEntry, ({ part }) => part)].map(([part, chain]) => summaryOf(part, chain, now)),
      }))
      return { success: true, entries }
    },
    showContent: async (named, { tx }) => {
      const entryId = await existing(tx, named)
      const revisions = await store.revisionsOf(tx, entryId)
      const byPart = Map.groupBy(revisions, ({ part }) => part)
      const latest = revisions.slice(0, mostRevisions)
      return {
        success: true,
        revisions: latest.map((one) => onTheWire(one, byPart.get(one.part) ?? [], shown.now())),
      }
    },
    readRevision: async ({ part, revision: number, ...named }, { tx }) => {
      const entryId = await existing(tx, named)
      const chain = await store.chainOf(tx, { entryId, part })
      const found = chain.find((one) => one.number === number)
      const source = await store.sourceOf(tx, { entryId, part, number })
      if (!found || source === null) throw new Refusal('NOT_FOUND', { field: 'revision' })
      return { success: true, revision: { ...onTheWire(found, chain, shown.now()), source } }
    },
    saveRevision: saveRevision(options),
    submitRevision: async ({ part, revision: number, ...named }, { tx, note, staff }) => {
      const { entryId } = await openRevision(tx, { ...named, part, number }, { shown, states: ['draft'] })
      await store.markSubmitted(tx, { entryId, part, number, by: staff.actor, at: shown.now() })
      note({ subject: subjectOf(named, part), before: { number, state: 'draft' }, after: { number, state: 'review' } })
      return { success: true, state: 'review' }
    },
    approveRevision: approveRevision(options),
    readSupplierText: readSupplierText(options.supplierWords),
    retireRevision: retireRevision(options),
    previewRevision: async ({ part, revision: number, minutes, site, language, ...named }, { tx, note }) => {
      const { endsAt, url } = await previewLink(tx, {
        ...options,
        previewed: {
          ...nameOf(named),
          part,
          number,
          language: part === 'about' ? (language ?? languageCodes[0]) : part,
        },
        site: site ?? named.brand ?? sites[0]?.code ?? '',
        minutes,
      })
      note({ subject: subjectOf(named, part), before: null, after: { number, preview: endsAt } })
      return { success: true, url, endsAt }
    },
  }
}

function saveRevision({ shown, openBonus, ...known }: StaffOptions): Calls['saveRevision'] {
  return async ({ part, source, base, ...named }, { tx, note, staff }) => {
    const name = nameOf(named)
    const ownSections = check(name, part, source)
    if (isTaken(name))
      throw new Refusal('FIELD_INVALID', { field: 'slug', message: 'Another page of the site has this address' })
    await checkNames({ name, part, source }, known)
    await checkWords(tx, { name, part, source }, openBonus)
    if ((await store.findEntry(tx, name)) === null && (await store.countEntries(tx, named.kind)) >= mostEntries)
      throw new Refusal('ACTION_IMPOSSIBLE', { message: `There are ${mostEntries} entries of this kind already` })
    const entryId = await store.lockOrAddEntry(tx, name)
    await checkPictures(tx, picturesIn(named.kind, { part, source }))
    const chain = await store.chainOf(tx, { entryId, part })
    const [newest] = chain
    const before = newest ? { number: newest.number, state: stateOf(newest, chain, shown.now()) } : null
    if (base !== undefined && base !== (newest?.number ?? 0))
      throw new Refusal('ACTION_IMPOSSIBLE', {
        field: 'base',
        message: `Revision ${newest?.number ?? 0} is the newest, saved by ${newest?.savedBy ?? 'nobody'}`,
      })
    const differentSections = sectionsThatDiffer({ shown, name, part, ownSections })
    const isSame =
      newest !== undefined &&
      newest.retireAt === null &&
      source === (await store.sourceOf(tx, { entryId, part, number: newest.number }))
    const number = isSame ? newest.number : (newest?.number ?? 0) + 1
    if (!isSame)
      await store.insertRevision(tx, {
        entryId,
        part,
        number,
        source,
        origin: 'staff',
        by: staff.actor,
        at: shown.now(),
      })
    const state = isSame ? (before?.state ?? 'draft') : 'draft'
    note({ subject: subjectOf(named, part), before, after: { number, state } })
    return { success: true, revision: number, state, isNew: !isSame, differentSections }
  }
}

function approveRevision({ shown, openBonus }: StaffOptions): Calls['approveRevision'] {
  return async ({ part, revision: number, at, ...named }, { tx, note, staff }) => {
    const { entryId, revision } = await openRevision(tx, { ...named, part, number }, { shown, states: ['review'] })
    if (revision.savedBy === staff.actor && !staff.roles.includes('admin'))
      throw new Refusal('ACTION_IMPOSSIBLE', { message: 'Another member of staff approves what you have saved' })
    const source = await store.sourceOf(tx, { entryId, part, number })
    if (source !== null) await checkWords(tx, { name: nameOf(named), part, source }, openBonus)
    const now = shown.now()
    const publishAt = at === undefined ? now : instantFrom(at, now)
    await store.markApproved(tx, { entryId, part, number, by: staff.actor, at: now, publishAt })
    await changed(tx, shown)
    const state = Temporal.Instant.compare(publishAt, now) > 0 ? 'scheduled' : 'published'
    const after = { number, state, publishAt: publishAt.toString() }
    note({ subject: subjectOf(named, part), before: { number, state: 'review' }, after })
    return { success: true, state, publishAt: publishAt.toString() }
  }
}

function retireRevision({ shown }: StaffOptions): Calls['retireRevision'] {
  return async ({ part, revision: number, at, ...named }, { tx, note, staff }) => {
    const states = ['draft', 'review', 'scheduled', 'published'] as const
    const { entryId, revision, state: before } = await openRevision(tx, { ...named, part, number }, { shown, states })
    const now = shown.now()
    if (before === 'published' && isKept(nameOf(named)))
      throw new Refusal('ACTION_IMPOSSIBLE', {
        message: 'Every site needs it: publish another text in its place',
      })
    if (at !== undefined && revision.publishAt === null)
      throw new Refusal('FIELD_INVALID', { field: 'at', message: 'What is not published yet is given up at once' })
    const retireAt = at === undefined ? now : instantFrom(at, now)
    await store.markRetired(tx, { entryId, part, number, by: staff.actor, at: now, retireAt })
    await changed(tx, shown)
    const chain = await store.chainOf(tx, { entryId, part })
    const state = stateOf({ ...revision, retireAt }, chain, now)
    note({
      subject: subjectOf(named, part),
      before: { number, state: before },
      after: { number, state, retireAt: retireAt.toString() },
    })
    return { success: true, state }
  }
}

/** This node reads at once what every other one reads soon. */
async function changed(tx: Tx, { wake }: ShownContent): Promise<void> {
  await store.bumpVersion(tx)
  afterCommit(tx, wake)
}

const nameOf = ({ kind, slug, brand = '' }: Named): store.EntryName => ({ kind, slug, brand })
const subjectOf = ({ kind, slug, brand }: Named, part: string) =>
  `${brand === undefined ? '' : `${brand}/`}${kind}/${slug}/${part}`

async function existing(tx: Tx, named: Named): Promise<number> {
  const entryId = await store.findEntry(tx, nameOf(named))
  if (entryId === null) throw new Refusal('NOT_FOUND', { field: 'slug' })
  return entryId
}

/** A revision in one of these states, whose entry is locked. */
async function openRevision(
  tx: Tx,
  { part, number, ...named }: Named & { part: string; number: number },
  { shown, states }: { shown: ShownContent; states: readonly ContentRevision['state'][] },
) {
  const entryId = await store.lockEntry(tx, nameOf(named))
  if (entryId === null) throw new Refusal('NOT_FOUND', { field: 'slug' })
  const chain = await store.chainOf(tx, { entryId, part })
  const revision = chain.find((one) => one.number === number)
  if (!revision) throw new Refusal('NOT_FOUND', { field: 'revision' })
  const state = stateOf(revision, chain, shown.now())
  if (!states.includes(state)) throw new Refusal('ACTION_IMPOSSIBLE', { message: `Revision ${number} is ${state}` })
  return { entryId, revision, state }
}

function instantFrom(at: string, now: Temporal.Instant): Temporal.Instant {
  const instant = Temporal.Instant.from(at)
  if (Temporal.Instant.compare(instant, now) < 0)
    throw new Refusal('FIELD_INVALID', { field: 'at', message: 'It has passed' })
  return instant
}

/** Refuses what pages could not show; returns the ids of a text's sections. */
function check(name: store.EntryName, part: Part, source: string): readonly string[] {
  try {
    if (part !== 'about') {
      const text = readText(name.kind, source)
      checkLinks(name, text)
      return sectionsOf(text)
    }
    const { sites: shownOn } = readFields(name.kind, source)
    assert(!isKept(name) || shownOn.length === sites.length, 'about.json: sites: every site needs it')
    return []
  } catch (cause) {
    throw new Refusal('FIELD_INVALID', { field: 'source', message: reasonOf(cause).slice(0, 300) })
  }
}

function summaryOf(part: string, chain: readonly store.StoredRevision[], now: Temporal.Instant) {
  const [newest] = chain as [store.StoredRevision] // a group is not empty
  const approved = chain.flatMap((one) => (one.publishAt === null ? [] : [{ ...one, publishAt: one.publishAt }]))
  return {
    part: part as Part, // the database holds no other
    newest: newest.number,
    state: stateOf(newest, chain, now),
    published: shownAt(approved, now)?.number ?? null,
  }
}

function onTheWire(
  one: store.StoredRevision,
  chain: readonly store.StoredRevision[],
  now: Temporal.Instant,
): ContentRevision {
  const { part, number, origin, savedBy, submittedBy, approvedBy, retiredBy } = one
  return {
    part: part as Part, // the database holds no other
    revision: number,
    state: stateOf(one, chain, now),
    origin,
    savedBy,
    savedAt: one.savedAt.toString(),
    submittedBy,
    submittedAt: one.submittedAt?.toString() ?? null,
    approvedBy,
    approvedAt: one.approvedAt?.toString() ?? null,
    publishAt: one.publishAt?.toString() ?? null,
    retiredBy,
    retireAt: one.retireAt?.toString() ?? null,
  }
}
