import { expect, test } from 'vitest'
import { fillTemplate, type LaunchPlaceholder, type LaunchValues, launchPlaceholders } from './launch-template.ts'

const values: LaunchValues = {
  gameCode: 'copper-fox',
  supplierGameCode: 'acme:fox 1',
  token: 'T0-ken_',
  language: 'ja',
  mode: 'real',
  currency: 'JPY',
  country: 'JP',
  host: 'http://leo.localhost:4000',
  round: '',
  realityMinutes: '60',
  lobbyUrl: 'https://leo.example/ja/home?a=1&b=2',
  cashierUrl: '',
  historyUrl: '',
}
const fill = (template: string, changes: Partial<LaunchValues> = {}) =>
  fillTemplate(template, { ...values, ...changes })
const origin = 'https://games.acme.example:8443'

test.each([
  ['in the path', '/{supplierGameCode}/play', '/acme%3Afox%201/play'],
  ['in the query', '/?g={supplierGameCode}&h={host}', '/?g=acme%3Afox%201&h=http%3A%2F%2Fleo.localhost%3A4000'],
  ['an address in a parameter', '/?back={lobbyUrl}', '/?back=https%3A%2F%2Fleo.example%2Fja%2Fhome%3Fa%3D1%26b%3D2'],
  ['the token in the fragment', '/?m={mode}#token={token}', '/?m=real#token=T0-ken_'],
  ['the token in the query', '/?token={token}&m={mode}', '/?token=T0-ken_&m=real'],
  ['a route in the fragment', '/#/play?token={token}', '/#/play?token=T0-ken_'],
])('values are percent-encoded: %s', (_, template, expected) => {
  expect(fill(origin + template)).toBe(origin + expected)
})

test.each([
  ['/?round={round}&m={mode}#token={token}', '/?m=real#token=T0-ken_'],
  ['/?m={mode}&round={round}', '/?m=real'],
  ['/?round={round}', '/'],
  ['/#token={token}&round={round}', '/#token=T0-ken_'],
  ['/?flag&keep=&m={mode}', '/?flag&keep=&m=real'],
])('parameters without a value are left out, and nothing else: %s', (template, expected) => {
  expect(fill(origin + template)).toBe(origin + expected)
})

test('a value cannot leave its place in the address', () => {
  const hostile = '../?x=1#y&z={token}'
  const url = new URL(
    fill(`${origin}/{gameCode}/?lang={language}#token={token}`, { gameCode: hostile, token: hostile }),
  )
  expect([url.origin, [...url.searchParams], url.pathname.split('/').length]).toEqual([origin, [['lang', 'ja']], 3])
  expect(decodeURIComponent(url.hash)).toBe(`#token=${hostile}`)
})

test('every placeholder can be filled', () => {
  const all = launchPlaceholders.map((name) => `${name}={${name}}`).join('&')
  const full = Object.fromEntries(launchPlaceholders.map((name) => [name, `of ${name}`])) as Record<
    LaunchPlaceholder,
    string
  > // of every name
  const url = new URL(fillTemplate(`${origin}/?${all}`, full))
  expect(Object.fromEntries(url.searchParams)).toEqual(full)
})
