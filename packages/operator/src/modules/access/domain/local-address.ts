import { BlockList, isIP } from 'node:net'

/** Addresses without a country: the machine itself and private networks (RFC 1918, 4193, 3927, 6598). */
const local = new BlockList()
local.addSubnet('127.0.0.0', 8)
local.addSubnet('10.0.0.0', 8)
local.addSubnet('172.16.0.0', 12)
local.addSubnet('192.168.0.0', 16)
local.addSubnet('169.254.0.0', 16)
local.addSubnet('100.64.0.0', 10)
local.addAddress('::1', 'ipv6')
local.addSubnet('fc00::', 7, 'ipv6')
local.addSubnet('fe80::', 10, 'ipv6')

export function isLocal(address: string): boolean {
  return local.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4')
}

/** An address without its zone, and an IPv4-mapped one (`::ffff:192.0.2.1`) as IPv4; null if it is not an address. */
export function plainAddress(address: string): string | null {
  const plain = address.replace(/%.*$/, '').replace(/^::ffff:(?=\d+\.)/i, '')
  return isIP(plain) === 0 ? null : plain
}
