import type { Language } from '@andon/contract/languages'
import * as v from 'valibot'
import { type EventEntry, eventSchema, sportEntries } from '../model/hierarchy.ts'
import type { Sport } from '../model/sports.ts'
import { type EventUrn, readUrn, urn } from '../model/urn.ts'
import type { EventDescription } from './event-description.ts'

interface Named {
  /** The vendor's number or name of it, within its kind. */
  readonly key: string
  readonly name: string
}

/** A vendor's description of one event, in one language. */
export interface NamedFixture {
  readonly id: EventUrn
  readonly sport: Sport
  readonly category: Named
  readonly tournament: Named
  /** Sides of a match, home first. */
  readonly competitors: readonly (Named & { readonly short: string | null })[]
  /** Name of an event without two sides. */
  readonly name: string | null
  readonly startsAt: number
}

/** One text in every language, where a vendor has no other. */
export const inEveryLanguage = (fixture: NamedFixture): Readonly<Record<Language, NamedFixture>> => ({
  ja: fixture,
  en: fixture,
})

/**
 * The words of an event from what a vendor says of it in each language; null where a name is missing: such an event is kept, but not offered.
 *
 * @param code the feed's code in this installation, part of all ids
 */
export function descriptionOfFixture(
  code: string,
  fixtures: Readonly<Record<Language, NamedFixture>>,
): EventDescription | null {
  const { ja, en } = fixtures
  const sport = sportEntries.find((one) => one.code === ja.sport)
  if (!sport) return null
  const both = (of: (fixture: NamedFixture) => string) => ({ ja: of(ja).slice(0, 120), en: of(en).slice(0, 120) })
  const tournament = {
    id: urn('tournament', `${code}-${keyText(ja.tournament.key)}`),
    category: urn('category', `${code}-${sport.code.toLowerCase()}-${keyText(ja.category.key)}`),
    name: both((fixture) => fixture.tournament.name),
  }
  const category = { id: tournament.category, sport: sport.id, name: both((fixture) => fixture.category.name) }
  const competitors = ja.competitors.map(({ key }, place) => ({
    id: urn('competitor', `${code}-${keyText(key)}`),
    name: both((fixture) => fixture.competitors[place]?.name ?? ''),
    short: both((fixture) => shortOf(fixture.competitors[place])),
  }))
  const isMatch = readUrn(ja.id)?.kind === 'match'
  const event: EventEntry = {
    id: ja.id,
    tournament: tournament.id,
    competitors,
    startsAt: ja.startsAt,
    kind: isMatch ? 'match' : 'outright',
    name: isMatch ? nameOfMatch(fixtures) : both((fixture) => fixture.name ?? fixture.tournament.name),
  }
  const names = [tournament.name, category.name]
  const isComplete = v.is(eventSchema, event) && names.every(({ ja, en }) => ja.trim() !== '' && en.trim() !== '')
  if (!isComplete || (isMatch && competitors.length !== 2)) return null
  const description = { event, tournament, category, sport, players: [] }
  return isMatch ? description : { ...description, decidedBy: decidersOf(ja, description) }
}

/** The feed does not say which divisions and cups promotion links, so those of the whole category count. None where it does not name the tournament. */
function decidersOf(
  fixture: NamedFixture,
  { tournament, category }: Pick<EventDescription, 'tournament' | 'category'>,
) {
  const isNamed = [fixture.tournament, fixture.category].every(({ key }) => keyText(key) !== '0')
  return isNamed ? [tournament.id, category.id] : []
}

function nameOfMatch({ ja, en }: Readonly<Record<Language, NamedFixture>>) {
  const sides = ({ competitors }: NamedFixture) => [0, 1].map((place) => competitors[place]?.name ?? '')
  return { ja: sides(ja).join(' 対 ').slice(0, 120), en: sides(en).join(' v ').slice(0, 120) }
}

/** Abbreviations are for sides of teams; a name of some letters is short enough. */
const shortOf = (competitor: NamedFixture['competitors'][number] | undefined) =>
  competitor ? (competitor.name.length <= 18 ? competitor.name : (competitor.short ?? competitor.name)) : ''

/** Writes a key as our ids have it: letters and digits. */
const keyText = (key: string) => key.replace(/[^A-Za-z0-9]/g, '-').toLowerCase() || '0'
