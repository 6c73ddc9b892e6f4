import type { Switches } from './switches.ts'

export interface AccessRules {
  /** Countries in which the site is never offered, regardless of the switches. */
  blockedCountries(site: string): readonly string[]
  /** Maintenance by configuration, for every site until a restart without it. */
  readonly maintenance: boolean
}

/** The caller's country and the requested brand. */
export interface Place {
  readonly site: string
  /** ISO 3166-1 alpha-2; empty if unknown. */
  readonly countryCode: string
}

export interface AccessState {
  readonly maintenance: boolean
  readonly blocked: boolean
  readonly countryCode: string
}

export type StateOf = (place: Place) => AccessState

/** An unknown country is not blocked. */
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
