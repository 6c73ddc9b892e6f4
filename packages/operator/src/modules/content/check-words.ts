import { Refusal } from '@andon/contract'
import type { BonusProgramme } from '@andon/contract/bonus-terms'
import { languageCodes } from '@andon/contract/languages'
import type { Tx } from '@andon/platform/sql'
import { bonusFigures, figuresNamed } from './domain/bonus-figures.ts'
import { type AnnouncementFields, type FieldsOf, type Kind, readFields, readText } from './domain/kinds.ts'
import { untrueWords } from './domain/word-rules.ts'
import { bonusWanted, type OpenBonus } from './get-promotions.ts'
import * as store from './store.ts'

export interface Written {
  readonly name: store.EntryName
  readonly part: string
  /** Valid: it was read before. */
  readonly source: string
}

/**
 * Refuses (FIELD_INVALID, `source`) words that are not true of the entry, and figures that its bonus does not have. A text is checked against the newest fields of its
 * entry, new fields against its newest texts.
 */
export async function checkWords(tx: Tx, { name, part, source }: Written, openBonus: OpenBonus): Promise<void> {
  const about = part === 'about' ? source : await newestOf(tx, name, 'about')
  const fields = about === null ? null : readFields(name.kind, about)
  const bonuses = fields === null ? [] : await bonusesOf(fields, { brand: name.brand, openBonus })
  for (const language of part === 'about' ? languageCodes : languageCodes.filter((one) => one === part)) {
    const written = part === 'about' ? await newestOf(tx, name, language) : source
    if (written === null) continue
    const wrong = faultsOf(written, { kind: name.kind, fields, bonuses })
    if (wrong.length > 0)
      throw new Refusal('FIELD_INVALID', {
        field: 'source',
        message: `${part === 'about' ? `${language}: ` : ''}${wrong.join('; ')}`.slice(0, 300),
      })
  }
}

/** The faults in the words and figures of a text, given the fields of its entry and the bonuses that they name. */
export function faultsOf(
  source: string,
  { kind, fields, bonuses }: { kind: Kind; fields: FieldsOf<Kind> | null; bonuses: readonly BonusProgramme[] },
): readonly string[] {
  const text = readText(kind, source)
  const { link, endsAt, bonusCode, bonusKind }: Partial<AnnouncementFields> =
    fields !== null && 'startsAt' in fields ? fields : {}
  const named = kind === 'banners' || kind === 'promotions' ? figuresNamed(text) : []
  if (named.length > 0 && bonusCode === undefined && bonusKind === undefined)
    return [`{bonus.${named[0]}}: about.json names no bonus (bonusCode or bonusKind)`]
  const missing = bonuses.flatMap((bonus) => {
    const figures = bonusFigures(bonus, languageCodes[0])
    return named.filter((one) => figures[one] === undefined).map((one) => `{bonus.${one}}: ${bonus.code} has none`)
  })
  const hasEnd = endsAt !== undefined || bonuses.some(({ eligibility }) => eligibility.until !== null)
  const facts = { kind, hasEnd, bonuses: bonuses.map(({ terms }) => terms) }
  return [...missing, ...untrueWords(text, link === undefined ? facts : { ...facts, link })]
}

/** The open programmes that the fields name, on each brand that shows the entry. */
async function bonusesOf(
  fields: FieldsOf<Kind>,
  { brand, openBonus }: { brand: string; openBonus: OpenBonus },
): Promise<readonly BonusProgramme[]> {
  if (!('startsAt' in fields)) return []
  const wanted = bonusWanted(fields)
  if (wanted === undefined) return []
  const shownOn = fields.sites.filter((site) => brand === '' || site === brand)
  const found = await Promise.all(shownOn.map((site) => openBonus(wanted, site)))
  return found.filter((bonus) => bonus !== undefined)
}

/** The newest revision of a part that was not given up; null: none. */
async function newestOf(tx: Tx, name: store.EntryName, part: string): Promise<string | null> {
  const entryId = await store.findEntry(tx, name)
  if (entryId === null) return null
  const newest = (await store.chainOf(tx, { entryId, part })).find(({ retireAt }) => retireAt === null)
  return newest ? store.sourceOf(tx, { entryId, part, number: newest.number }) : null
}
