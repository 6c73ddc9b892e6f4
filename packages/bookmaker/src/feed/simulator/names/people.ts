import type { Names } from '../../../model/names.ts'
import type { Draw } from '../draw.ts'
import { chinese, japanese, korean } from './people-of-asia.ts'
import { english, french, german, italian, nordic, portuguese, slavic, spanish } from './people-of-the-west.ts'

const languages = {
  japanese,
  korean,
  chinese,
  english,
  spanish,
  german,
  italian,
  portuguese,
  french,
  slavic,
  nordic,
} as const

/** By language, how many of a hundred people have a name of it. */
export type Origins = Readonly<Partial<Record<keyof typeof languages, number>>>

/** A person by the full name and by the family name alone. */
export interface Person {
  readonly name: Names
  readonly short: Names
}

/** Makes `count` people, no two of the same family name. */
export function people(
  draw: Draw,
  { count, origins, gender }: { readonly count: number; readonly origins: Origins; readonly gender: 'men' | 'women' },
): Person[] {
  const found = new Map<string, Person>()
  const shares = Object.entries(origins) as [keyof typeof languages, number][] // keys of the type
  const most = count * 200
  for (let tries = 0; found.size < count; tries++) {
    if (tries === most) throw new RangeError(`too few family names for ${count} people`)
    const [language] = pick(draw, shares, draw.weighted(shares.map(([, share]) => share)))
    const { families, isFamilyFirst, [gender]: givens } = languages[language]
    const [family, given] = [pick(draw, families), pick(draw, givens)]
    if (found.has(family.en)) continue
    const en = isFamilyFirst ? `${family.en} ${given.en}` : `${given.en} ${family.en}`
    found.set(family.en, { name: { ja: inJapanese(language, family.ja, given.ja), en }, short: family })
  }
  return [...found.values()]
}

/** Kanji names with a space; others with a dot, Korean ones family first. */
function inJapanese(language: keyof typeof languages, family: string, given: string): string {
  if (language === 'japanese' || language === 'chinese') return `${family} ${given}`
  return languages[language].isFamilyFirst ? `${family}・${given}` : `${given}・${family}`
}

function pick<Item>(draw: Draw, items: readonly Item[], place = draw.below(items.length)): Item {
  const item = items[place]
  if (item === undefined) throw new RangeError('nothing to pick from')
  return item
}
