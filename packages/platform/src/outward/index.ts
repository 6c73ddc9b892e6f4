import { lookup } from 'node:dns'
import { request } from 'node:https'
import { BlockList, isIP, type LookupFunction } from 'node:net'

/** Addresses of this machine, of private networks, and those that no host of the internet has. */
const closed = new BlockList()
const closedV4 = [
  ...['0.0.0.0/8', '10.0.0.0/8', '100.64.0.0/10', '127.0.0.0/8', '169.254.0.0/16', '172.16.0.0/12'],
  ...['192.0.0.0/24', '192.0.2.0/24', '192.168.0.0/16', '198.18.0.0/15', '198.51.100.0/24', '203.0.113.0/24'],
  ...['224.0.0.0/4', '240.0.0.0/4'],
]
const closedV6 = [
  '::/96',
  '64:ff9b::/32',
  '100::/64',
  '2001::/23',
  '2001:db8::/32',
  '2002::/16',
  'fc00::/7',
  'fe80::/10',
  'ff00::/8',
]
for (const [family, ranges] of [
  ['ipv4', closedV4],
  ['ipv6', closedV6],
] as const)
  for (const range of ranges) {
    const [network = '', bits] = range.split('/')
    closed.addSubnet(network, Number(bits), family)
  }

/** True if an IP address is of the internet; false for a host name. IPv4 addresses written as IPv6 count as what they are. */
export function isPublicAddress(address: string): boolean {
  const version = isIP(address)
  return version !== 0 && !closed.check(address, version === 6 ? 'ipv6' : 'ipv4')
}

/** True if an address that others named may be called: `https`, on its own port, at a host name with a dot, without a login. */
export function isOutwardUrl(address: string): boolean {
  if (!URL.canParse(address)) return false
  const { protocol, port, hostname, username, password } = new URL(address)
  const isName = /^[a-z0-9-]+(\.[a-z0-9-]+)*\.[a-z][a-z0-9-]+$/.test(hostname)
  return (
    protocol === 'https:' &&
    port === '' &&
    isName &&
    username === '' &&
    password === '' &&
    !hostname.endsWith('.localhost')
  )
}

const longestMs = 10_000

export interface OutwardPost {
  readonly headers: Readonly<Record<string, string>>
  readonly body: Uint8Array
}

/**
 * One POST to a host that others named. Returns the status; follows no redirect, reads no answer. Rejects where `isOutwardUrl` is false, where the name leads to
 * this machine or a private network (decided by the addresses that are then connected to), and after ten seconds.
 */
export function postOutward(address: string, { headers, body }: OutwardPost): Promise<number> {
  if (!isOutwardUrl(address))
    return Promise.reject(new Error(`not an address of the internet: ${address.slice(0, 100)}`))
  return new Promise((resolve, reject) => {
    const sent = request(
      address,
      {
        method: 'POST',
        headers: { ...headers, 'content-length': String(body.byteLength) },
        lookup: publicLookup,
        agent: false,
        signal: AbortSignal.timeout(longestMs),
      },
      (response) => {
        response.destroy()
        resolve(response.statusCode ?? 0)
      },
    )
    sent.on('error', reject)
    sent.end(body)
  })
}

const publicLookup: LookupFunction = (hostname, options, callback) =>
  lookup(hostname, { ...options, all: true }, (error, found) => {
    if (error) return callback(error, '', 0)
    const open = found.filter(({ address }) => isPublicAddress(address))
    const [first] = open
    if (first === undefined) return callback(new Error(`${hostname} is not a host of the internet`), '', 0)
    if (options.all) return callback(null, open)
    callback(null, first.address, first.family)
  })
