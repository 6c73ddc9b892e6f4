import type { Sport } from '../../model/sports.ts'
import type { EventUrn } from '../../model/urn.ts'
import type { NamedFixture } from '../named-fixture.ts'
import type { Trade360Event } from './shapes.ts'

/** Sports by the names that Trade360 gives them, in small letters; its numbers are not published as a list. */
const sportNames: Readonly<Partial<Record<string, Sport>>> = {
  football: 'football',
  soccer: 'football',
  basketball: 'basketball',
  baseball: 'baseball',
  tennis: 'tennis',
  'ice hockey': 'iceHockey',
  hockey: 'iceHockey',
  volleyball: 'volleyball',
  'table tennis': 'tableTennis',
  'rugby union': 'rugby',
  rugby: 'rugby',
  'american football': 'americanFootball',
  mma: 'mma',
  sumo: 'sumo',
  'e-games': 'esports',
  esports: 'esports',
}

/** Returns the names of a message's event; null where it states too little, or names a sport that we do not offer. */
export function readTrade360Fixture({ Fixture: fixture }: Trade360Event, id: EventUrn): NamedFixture | null {
  const sport = sportNames[fixture?.Sport?.Name?.toLowerCase() ?? '']
  const startsAt = Date.parse(zoned(fixture?.StartDate ?? ''))
  if (!fixture || !sport || !fixture.League || !fixture.Location || Number.isNaN(startsAt)) return null
  const named = ({ Id, Name }: { Id: string | number; Name: string | null }) => ({ key: `${Id}`, name: Name ?? '' })
  const sides = [...(fixture.Participants ?? [])].sort(
    (one, other) => Number(one.Position ?? 0) - Number(other.Position ?? 0),
  )
  return {
    id,
    sport,
    startsAt,
    name: null,
    category: named(fixture.Location),
    tournament: named(fixture.League),
    competitors: sides.map((one) => ({ ...named(one), short: null })),
  }
}

/** Times without a zone are UTC. */
const zoned = (time: string) => (/Z$|[+-]\d\d:?\d\d$/.test(time) ? time : `${time}Z`)
