import { fileURLToPath } from 'node:url'
import { type CountryResponse, open } from 'maxmind'
import { isLocal, plainAddress } from './domain/local-address.ts'

export interface CountryOptions {
  /** Header by which a proxy in front names the caller's country. Give it only where every request comes through that proxy. */
  readonly countryHeader?: string | undefined
  /** The country of addresses that are in none: the machine itself and its own network. */
  readonly homeCountry?: string
}

/** ISO 3166-1 alpha-2 in capitals, or nothing when it cannot be told. */
export type CountryOf = (address: string, header: (name: string) => string | undefined) => string

const table = import.meta.resolve('@ip-location-db/geo-whois-asn-country-mmdb/geo-whois-asn-country.mmdb')

export async function createCountryOf({ countryHeader, homeCountry = 'JP' }: CountryOptions): Promise<CountryOf> {
  const ranges = await open<CountryResponse>(fileURLToPath(table))
  return (address, header) => {
    const named = countryHeader === undefined ? undefined : header(countryHeader)?.trim().toUpperCase()
    if (named !== undefined && /^[A-Z]{2}$/.test(named) && named !== unknownToProxies) return named
    const plain = plainAddress(address)
    if (plain === null) return ''
    if (isLocal(plain)) return homeCountry
    const row = ranges.get(plain) as { country_code?: string } | null // this table's rows are plainer than those the reader has types for
    return row?.country_code ?? ''
  }
}

/** Reserved by ISO for private use; content networks send it for an address they do not know. */
const unknownToProxies = 'XX'
