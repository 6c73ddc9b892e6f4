import { expect, test } from 'vitest'
import { readLaunch } from './launch.ts'

const site = 'https://leo.example'
const url = (query: string) => `https://games.example/lantern-river/?${query}`
const embedded = { embedded: true, referrer: `${site}/`, ancestors: [] }

test('the host parameter is accepted if the browser confirms it', () => {
  expect(readLaunch({ ...embedded, url: url(`host=${encodeURIComponent(site)}`) }).hostOrigin).toBe(site)
  expect(readLaunch({ ...embedded, referrer: '', ancestors: [site], url: url(`host=${site}`) }).hostOrigin).toBe(site)
})

test('a host parameter that the browser does not confirm is ignored', () => {
  expect(readLaunch({ ...embedded, url: url('host=https://evil.example') }).hostOrigin).toBeNull()
  expect(readLaunch({ ...embedded, referrer: '', url: url(`host=${site}`) }).hostOrigin).toBeNull()
})

test('a game in its own window has no host', () => {
  expect(readLaunch({ ...embedded, embedded: false, url: url(`host=${site}`) }).hostOrigin).toBeNull()
})

test('language, mode and token come from the URL; Japanese and demo are the defaults', () => {
  expect(readLaunch({ ...embedded, url: `${url('lang=en&mode=real')}#token=abc` })).toMatchObject({
    language: 'en',
    mode: 'real',
    token: 'abc',
  })
  expect(readLaunch({ ...embedded, url: url('lang=fr&mode=x') })).toMatchObject({
    language: 'ja',
    mode: 'demo',
    token: null,
  })
})

test('only a well-formed id names a past round', () => {
  const round = `rnd_${'0'.repeat(26)}`
  expect(readLaunch({ ...embedded, url: url(`round=${round}`) }).round).toBe(round)
  expect(readLaunch({ ...embedded, url: url('round=../proof') }).round).toBeNull()
  expect(readLaunch({ ...embedded, url: url('') }).round).toBeNull()
})
