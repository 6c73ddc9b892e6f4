import { type Language, languageCodes } from '@andon/contract/languages'
import type { Block } from '@andon/contract/player-api/content'
import type { Picture } from '@andon/contract/player-api/content-pictures'
import { shownAt, type Timed } from './chain.ts'
import { type FieldsOf, imagesOf, type Kind, type Text } from './kinds.ts'
import { type PictureOf, pictureName, withPictures } from './named-pictures.ts'

export interface ParsedRevision extends Timed {
  readonly kind: Kind
  readonly brand: string
  readonly slug: string
  readonly part: string
  /** The fields of the part `about`. */
  readonly fields?: FieldsOf<Kind>
  /** The text of any other part. */
  readonly text?: Text
}

/** An entry in one language of one brand. */
export interface Shown<K extends Kind> {
  readonly slug: string
  readonly fields: FieldsOf<K>
  readonly text: { readonly title: string; readonly blocks: readonly Block[] }
  /** The uploaded pictures that its fields name, by what the fields call them: `picture:<name>`. */
  readonly pictures: ReadonlyMap<string, Picture | undefined>
  /** The languages in which the brand shows it. */
  readonly languages: readonly Language[]
  /** Shown to staff before its time. */
  readonly isPreview: boolean
}

export interface Place {
  readonly site: string
  readonly language: Language
}

/** The content that is shown at one instant. */
export interface View {
  /** In the order in which pages list them. */
  list<K extends Kind>(kind: K, place: Place): readonly Shown<K>[]
}

interface Entry {
  readonly kind: Kind
  readonly brand: string
  readonly slug: string
  readonly parts: ReadonlyMap<string, ParsedRevision>
}

/**
 * What is shown at `now`: of each entry its fields, and its text in each language that has one. An entry of a brand stands in front of one of every brand with the same
 * slug. `preview` is shown instead of what its part shows now, whatever the dates say.
 */
export function viewOf(
  revisions: readonly ParsedRevision[],
  {
    now,
    preview = [],
    pictureOf,
  }: { now: Temporal.Instant; preview?: readonly ParsedRevision[]; pictureOf: PictureOf },
): View {
  const entries = [...Map.groupBy(revisions, chainName).values()].flatMap((chain) => shownAt(chain, now) ?? [])
  const parts = new Map([...entries, ...preview].map((one) => [chainName(one), one]))
  const byEntry = [...Map.groupBy(parts.values(), entryName).values()].map(entryOf)
  const previewed = new Set(preview.map(entryName))
  const bySlug = Map.groupBy(byEntry, ({ kind, slug }) => `${kind}/${slug}`)
  const known = new Map<string, readonly Shown<Kind>[]>()

  function listed(kind: Kind, { site, language }: Place): readonly Shown<Kind>[] {
    const found = [...bySlug.values()].flatMap((same) => {
      if (same[0]?.kind !== kind) return []
      const shown = find(same, { site, language })
      if (!shown) return []
      const content = contentOf(shown, { language, pictureOf })
      if (content === null) return []
      const languages = languageCodes.filter((other) => find(same, { site, language: other }))
      return [{ slug: shown.slug, ...content, languages, isPreview: previewed.has(entryName(shown)) }]
    })
    return found.sort(inOrder)
  }

  return {
    list: <K extends Kind>(kind: K, { site, language }: Place) => {
      const name = `${kind}/${site}/${language}`
      const list = known.get(name) ?? listed(kind, { site, language })
      known.set(name, list)
      return list as readonly Shown<K>[] // of this kind only
    },
  }
}

const chainName = ({ kind, brand, slug, part }: ParsedRevision) => `${kind}/${brand}/${slug}/${part}`
const entryName = ({ kind, brand, slug }: Pick<Entry, 'kind' | 'brand' | 'slug'>) => `${kind}/${brand}/${slug}`

function entryOf(parts: readonly ParsedRevision[]): Entry {
  const [{ kind, brand, slug }] = parts as [ParsedRevision] // a group is not empty
  return { kind, brand, slug, parts: new Map(parts.map((one) => [one.part, one])) }
}

/** The brand's own entry, or the one of every brand, if it has fields and a text in this language. */
function find(same: readonly Entry[], { site, language }: Place): Entry | undefined {
  const has = ({ parts }: Entry) => parts.get('about')?.fields !== undefined && parts.get(language)?.text !== undefined
  const own = same.find((entry) => entry.brand === site && has(entry))
  const ofAll = same.find((entry) => entry.brand === '' && has(entry))
  const found = own ?? ofAll
  return found?.parts.get('about')?.fields?.sites.includes(site) ? found : undefined
}

/** Null for one whose picture does not exist: its place would be empty. */
function contentOf({ parts }: Entry, { language, pictureOf }: { language: Language; pictureOf: PictureOf }) {
  const [fields, written] = [parts.get('about')?.fields, parts.get(language)?.text]
  if (!fields || !written) throw new Error('an entry without fields or text is not shown')
  const text = { title: written.title, blocks: withPictures(written.blocks, { pictureOf, language }) }
  const names = imagesOf(fields).flatMap((address) => pictureName(address) ?? [])
  const pictures = new Map(names.map((name) => [`picture:${name}`, pictureOf(name, language)] as const))
  return [...pictures.values()].includes(undefined) ? null : { fields, text, pictures }
}

/** By the order that staff gave, then the latest start, then the slug. */
function inOrder(a: Shown<Kind>, b: Shown<Kind>): number {
  return a.fields.order - b.fields.order || startOf(b) - startOf(a) || (a.slug < b.slug ? -1 : 1)
}

const startOf = ({ fields }: Shown<Kind>) => ('startsAt' in fields ? fields.startsAt.epochMilliseconds : 0)

/** Every instant at which what is shown changes by itself. */
export function turnsOf(revisions: readonly ParsedRevision[]): readonly Temporal.Instant[] {
  return revisions.flatMap(({ publishAt, retireAt, fields }) => [
    publishAt,
    ...(retireAt === null ? [] : [retireAt]),
    ...(fields && 'startsAt' in fields
      ? [fields.startsAt, ...(fields.endsAt === undefined ? [] : [fields.endsAt])]
      : []),
  ])
}
