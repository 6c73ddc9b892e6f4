import { parseXml, type XmlElement } from '@rgrove/parse-xml'
import { type Sport, sports } from '../../model/sports.ts'
import type { EventUrn } from '../../model/urn.ts'
import type { NamedFixture } from '../named-fixture.ts'

/** Sports as a unified odds feed numbers them, `sr:sport:1` for football. Sumo has none there. */
const sportIds: Readonly<Partial<Record<string, Sport>>> = {
  1: 'football',
  2: 'basketball',
  3: 'baseball',
  4: 'iceHockey',
  5: 'tennis',
  12: 'rugby',
  16: 'americanFootball',
  20: 'tableTennis',
  23: 'volleyball',
  109: 'esports',
  110: 'esports',
  111: 'esports',
  117: 'mma',
}

/**
 * Reads the description of an event as the API gives it for one language (`fixture.xml`); null for a sport that we do not offer, or where something is missing. Throws where
 * it is no XML.
 */
export function readUofFixture(xml: string, id: EventUrn): NamedFixture | null {
  const fixture = find(parseXml(xml).root, 'fixture')
  const tournament = fixture && find(fixture, 'tournament')
  const sport = tournament && find(tournament, 'sport')
  const category = tournament && find(tournament, 'category')
  const startsAt = Date.parse(fixture?.attributes.start_time ?? fixture?.attributes.scheduled ?? '')
  const code = sportIds[keyOf(sport?.attributes.id)]
  if (!fixture || !tournament || !category || !code || !sports.includes(code) || Number.isNaN(startsAt)) return null
  const competitors = elements(find(fixture, 'competitors')).filter(({ name }) => name === 'competitor')
  const side = (of: string) => competitors.find(({ attributes }) => attributes.qualifier === of)
  const [home, away] = [side('home'), side('away')]
  const ordered = home && away ? [home, away] : competitors
  return {
    id,
    sport: code,
    startsAt,
    category: named(category),
    tournament: named(tournament),
    competitors: ordered.map((one) => ({ ...named(one), short: one.attributes.abbreviation ?? null })),
    name: fixture.attributes.name ?? null,
  }
}

const elements = (of: XmlElement | null): XmlElement[] =>
  (of?.children ?? []).filter((child): child is XmlElement => child.type === 'element')

/** The first element of that name, from the top down. */
function find(from: XmlElement | null, name: string): XmlElement | null {
  if (!from || from.name === name) return from
  for (const child of elements(from)) {
    const found = find(child, name)
    if (found) return found
  }
  return null
}

const named = ({ attributes }: XmlElement) => ({ key: keyOf(attributes.id), name: attributes.name ?? '' })

/** `1042` of `sr:competitor:1042`. */
const keyOf = (id: string | undefined): string => id?.split(':').at(-1) ?? ''
