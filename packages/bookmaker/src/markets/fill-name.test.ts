import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { readSpecifiers, writeSpecifiers } from '../model/specifiers.ts'
import { fillName } from './fill-name.ts'

const both = (text: string) => ({ ja: text, en: text })
const names: Readonly<Record<string, string>> = { 'sr:player:7': 'Mori', 'sr:competitor:9': 'Aoba FC' }
const context = (specifiers: string) => ({
  specifiers: readSpecifiers(specifiers) ?? expect.unreachable(specifiers),
  competitor1: both('Aoba FC'),
  competitor2: both('Minato United'),
  event: both('Aoba FC v Minato United'),
  nameOf: (id: string) => (names[id] === undefined ? null : both(names[id])),
})
const english = (template: string, specifiers: string) => fillName(both(template), 'en', context(specifiers))

test.each([
  ['{%player} total', 'player=sr:player:7', 'Mori total'],
  ['{%player} total', 'player=sr:player:8', 'sr:player:8 total'],
  ['{%player1} & {%player2}', 'player1=sr:player:7|player2=sr:player:8', 'Mori & sr:player:8'],
  ['{%competitor1} wins', 'competitor1=sr:competitor:9', 'Aoba FC wins'],
  ['{$event} - qualify', '', 'Aoba FC v Minato United - qualify'],
  ['{%server} to 0', 'server=sr:competitor:9', 'Aoba FC to 0'],
  ['{!(inningnr+1)} inning', 'inningnr=1', '2nd inning'],
  ['00:00 - {(minute-1)}:59', 'minute=10', '00:00 - 9:59'],
  ['{!setnr} set - games {gamenrX} and {gamenrY}', 'setnr=3|gamenrX=2|gamenrY=4', '3rd set - games 2 and 4'],
  ['{!gamenrX} game', 'gamenrX=2', '2nd game'],
  ['{$competitor1} ({+hcp})', 'hcp=-1.5', 'Aoba FC (−1.5)'],
  ['Handicap {hcp}, {+hcp}', 'hcp=0:1', 'Handicap 0:1, 0:1'],
  ['{total} of {$competitor3}', '', '? of ?'],
  ['{ total } {', 'total=2.5', '2.5'],
  ['{}', '', '?'],
])('%s with %s is %s', (template, specifiers, name) => {
  expect(english(template, specifiers)).toBe(name)
})

/** Names of specifiers in the public list of markets, those with digits and capitals among them. */
const keys = [
  ...['total', 'hcp', 'setnr', 'goalnr', 'score', 'variant', 'player', 'server', 'minute', 'inningnr', 'from', 'to'],
  ...['gamenrX', 'gamenrY', 'player1', 'player2', 'player3', 'competitor1', 'competitor2', 'overnrX', 'overnrY'],
  ...['c1goalnr', 'c2goalnr', 'c1scorenr', 'deliverynr1', 'deliverynr2', 'milestone1', 'milestone2'],
]

test('every name of a specifier can be read', () => {
  for (const key of keys) expect(readSpecifiers(`${key}=1`)).toEqual({ [key]: '1' })
  const two = readSpecifiers('setnr=3|gamenrY=3|gamenrX=2')
  expect(two && writeSpecifiers(two)).toBe('gamenrX=2|gamenrY=3|setnr=3')
  for (const text of ['1x=2', '=2', 'a b=2', 'gamenrX=1|gamenrX=2']) expect(readSpecifiers(text)).toBeNull()
})

const key = fc.constantFrom(...keys, 'nothing')
const field = fc.oneof(
  fc.tuple(fc.constantFrom('', '!', '+', '-', '%', '$'), key).map(([mark, name]) => `{${mark}${name}}`),
  fc
    .tuple(fc.constantFrom('', '!', '+', '-'), key, fc.constantFrom('+', '-'), fc.nat(20))
    .map(([mark, name, sign, step]) => `{${mark}(${name}${sign}${step})}`),
  fc.constantFrom('{$competitor1}', '{$competitor2}', '{$event}', '{', '}', '{{total}}', '{?x}', ' - ', ' goal'),
)
const value = fc.constantFrom('1', '2.5', '-0.75', '0:1', 'sr:player:7', 'sr:player:1,sr:player:2', '{x}', '{total}')

test('no template leaves braces in a name, whatever values its line has', () => {
  fc.assert(
    fc.property(
      fc.array(field, { minLength: 1, maxLength: 5 }),
      fc.uniqueArray(fc.tuple(key, value), { selector: ([name]) => name, maxLength: 10 }),
      (parts, values) => {
        const written = values.map(([name, of]) => `${name}=${of}`).join('|')
        for (const language of ['ja', 'en'] as const) {
          const name = fillName(both(parts.join('')), language, context(written))
          expect(name).not.toMatch(/[{}]/)
          expect(name).not.toBe('')
        }
      },
    ),
  )
})
