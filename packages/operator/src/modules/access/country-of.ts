import { fileURLToPath } from 'node:url'
import { type CountryResponse, open } from 'maxmind'
import { isLocal, plainAddress } from './domain/local-address.ts'

export interface CountryOptions {
  /** The header in which a proxy sends the caller's country. Set it only if every request passes that proxy. */
  readonly countryHeader?: string | undefined
  /** The country assumed for the machine itself and its local network. */
  readonly homeCountry?: string
}

/** ISO 3166-1 alpha-2 in capitals; empty if unknown. */
export type CountryOf = (address: string, header: (name: string) => string | undefined) => string

const table = import.meta.resolve('@ip-location-db/geo-whois-asn-country-mmdb/geo-whois-asn-country.mmdb')

export async function createCountryOf({ countryHeader, homeCountry = 'JP' }: CountryOptions): Promise<CountryOf> {
  const ranges = await open<CountryResponse>(fileURLToPath(table))
  return (address, header) => {
    const fromProxy = countryHeader === undefined ? undefined : header(countryHeader)?.trim().toUpperCase()
    if (fromProxy !== undefined && /^[A-Z]{2}$/.test(fromProxy) && fromProxy !== unknownToProxies) return fromProxy
    const plain = plainAddress(address)
    if (plain === null) return ''
    if (isLocal(plain)) return homeCountry
    const row = ranges.get(plain) as { country_code?: string } | null // the reader's types do not match this table
    return row?.country_code ?? ''
  }
}

/** Reserved by ISO for private use; content delivery networks send it for unknown addresses. */
const unknownToProxies = 'XX'
