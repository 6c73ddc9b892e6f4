import { sites as allBrands, defaultSite } from '@andon/contract/sites'
import { expect, test } from 'vitest'
import { readConfig } from './read-config.ts'

const read = (env: Record<string, string>) => readConfig(env, { root: '/srv/andon' })
const all = allBrands.map(({ code }) => code).join(', ')
const hostsOf = (env: Record<string, string>) => read(env).sites.map(({ code, hosts }) => [code, ...hosts])

test('unless told otherwise every brand is served, the default first', () => {
  expect(read({}).sites).toEqual(allBrands)
  expect(read({}).sites[0]).toEqual(defaultSite)
})

test('one brand may be served alone', () => {
  expect(hostsOf({ SITES: 'BEE' })).toEqual([['BEE', 'bee.localhost']])
})

test('the brand for hosts that no brand names comes first', () => {
  expect(hostsOf({ SITES: 'LEO,BEE', SITE_CODE: 'BEE' }).map(([code]) => code)).toEqual(['BEE', 'LEO'])
})

test('hosts of the installation replace those of the brand', () => {
  expect(hostsOf({ SITES: 'LEO,BEE', SITE_HOSTS: 'LEO=Casino.example, www.casino.example; BEE=bee.example;' })).toEqual(
    [
      ['LEO', 'casino.example', 'www.casino.example'],
      ['BEE', 'bee.example'],
    ],
  )
  expect(hostsOf({ SITES: 'LEO,BEE', SITE_HOSTS: 'BEE=bee.example' })).toEqual([
    ['LEO', 'leo.localhost'],
    ['BEE', 'bee.example'],
  ])
})

test.each([
  [{ SITES: 'LEO,NONE' }, `SITES=LEO,NONE is not a list of ${all}`],
  [{ SITES: 'LEO,LEO' }, `SITES=LEO,LEO is not a list of ${all}`],
  [{ SITE_CODE: 'NONE' }, `SITE_CODE=NONE is not one of ${all}`],
  [{ SITES: 'BEE', SITE_CODE: 'LEO' }, 'SITE_CODE=LEO is not one of BEE'],
  [{ SITE_HOSTS: 'casino.example' }, `SITE_HOSTS: casino.example does not begin with one of ${all} and =`],
  [{ SITES: 'LEO', SITE_HOSTS: 'BEE=bee.example' }, 'SITE_HOSTS: BEE=bee.example does not begin with one of LEO and ='],
  [{ SITE_HOSTS: 'LEO=https://casino.example' }, 'SITE_HOSTS: https://casino.example is not a host name'],
  [{ SITE_HOSTS: 'LEO=casino.example:443' }, 'SITE_HOSTS: casino.example:443 is not a host name'],
  [{ SITE_HOSTS: 'LEO=' }, 'SITE_HOSTS names no host of LEO'],
  [{ SITE_HOSTS: 'LEO=a.example;LEO=b.example' }, 'SITE_HOSTS names LEO twice'],
  [{ SITE_HOSTS: 'LEO=a.example;BEE=a.example' }, 'SITE_HOSTS names a.example twice'],
  [
    { SITE_HOSTS: 'LEO=a.example', GAMES_ORIGIN: 'https://a.example' },
    'GAMES_ORIGIN=https://a.example is a host of LEO',
  ],
  [
    { SITE_HOSTS: 'LEO=a.example', SPORTS_ORIGIN: 'https://a.example' },
    'SPORTS_ORIGIN=https://a.example is a host of LEO',
  ],
  [
    { GAMES_ORIGIN: 'https://g.example', SPORTS_ORIGIN: 'https://g.example:8443' },
    'SPORTS_ORIGIN=https://g.example:8443 is the host of the games',
  ],
])('%j is refused in one line', (env, reason) => {
  expect(() => read(env)).toThrow(new RegExp(`^${reason.replaceAll('.', '\\.')}[^\n]*$`))
})
