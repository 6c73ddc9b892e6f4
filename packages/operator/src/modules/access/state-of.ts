import type { Switches } from './switches.ts'

export interface AccessRules {
  /** Countries in which a site is not offered whatever the switches say, by its code. */
  blockedCountries(site: string): readonly string[]
  /** Maintenance by configuration: on every site until a restart without it. */
  readonly maintenance: boolean
}

/** From where, and to which brand, a caller comes. */
export interface Place {
  readonly site: string
  /** ISO 3166-1 alpha-2, or nothing when it cannot be told. */
  readonly countryCode: string
}

export interface AccessState {
  readonly maintenance: boolean
  readonly blocked: boolean
  readonly countryCode: string
}

export type StateOf = (place: Place) => AccessState

/** A country that cannot be told is not blocked. */
export function createStateOf(rules: AccessRules, switches: Switches): StateOf {
  return ({ site, countryCode }) => ({
    maintenance: rules.maintenance || switches.isOn({ kind: 'maintenance', site, country: '' }),
    blocked:
      countryCode !== '' &&
      (rules.blockedCountries(site).includes(countryCode) ||
        switches.isOn({ kind: 'country', site, country: countryCode })),
    countryCode,
  })
}
