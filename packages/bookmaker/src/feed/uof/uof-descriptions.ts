import type { Language } from '@andon/contract/languages'
import { parseXml, type XmlElement } from '@rgrove/parse-xml'
import type { MarketDescription } from '../market-description.ts'

interface Described {
  readonly id: number
  readonly name: string
  readonly groups: readonly string[]
  readonly outcomes: readonly { readonly id: string; readonly name: string }[]
}

/** Reads the list of markets as the API describes them in one language (`markets.xml`); what has no number or no name is passed over. Throws where it is no XML. */
export function readUofMarkets(xml: string): Described[] {
  const { root } = parseXml(xml)
  return named(root ?? null, 'market').flatMap((market) => {
    const { id = '', name = '', groups = '' } = market.attributes
    if (!/^\d{1,9}$/.test(id) || name.trim() === '') return []
    const outcomes = named(named(market, 'outcomes')[0] ?? null, 'outcome').map(({ attributes }) => ({
      id: attributes.id ?? '',
      name: attributes.name ?? '',
    }))
    const list = groups.split('|').filter((group) => /^[a-z0-9_]+$/.test(group))
    return [{ id: Number(id), name, outcomes, groups: list.includes('all') ? list : ['all', ...list] }]
  })
}

const named = (of: XmlElement | null, name: string): XmlElement[] =>
  (of?.children ?? []).filter(
    (child): child is XmlElement => child.type === 'element' && (child as XmlElement).name === name,
  )

/** The markets in both languages; one that is described in English alone has that name in both. */
export function marketsInBoth({ ja, en }: Readonly<Record<Language, readonly Described[]>>): MarketDescription[] {
  const inJapanese = new Map(ja.map((market) => [market.id, market]))
  return en.map(({ id, name, groups, outcomes }) => {
    const other = inJapanese.get(id)
    const names = new Map(other?.outcomes.map((outcome) => [outcome.id, outcome.name]))
    return {
      id,
      groups,
      name: { ja: other?.name ?? name, en: name },
      outcomes: outcomes.map((outcome) => ({
        id: outcome.id,
        name: { ja: names.get(outcome.id) ?? outcome.name, en: outcome.name },
      })),
    }
  })
}
