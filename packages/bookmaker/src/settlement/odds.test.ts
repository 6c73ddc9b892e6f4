import { fraction, writeFraction } from '@andon/money/fraction'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { price } from '../model/price.ts'
import { type OddsFormat, oddsFormats, oddsFrom, oddsIn, oddsOfPrice, readOdds, readOddsIn, writeOdds } from './odds.ts'

const formats = ['decimal', 'fraction', 'american', 'hongKong', 'malay', 'indonesian'] as const

describe('odds in every format', () => {
  test.each([
    ['5/4', '1.25', '1/4', '-400', '0.25', '0.25', '-4'],
    ['3/2', '1.50', '1/2', '-200', '0.5', '0.5', '-2'],
    ['21/11', '1.9091', '10/11', '-110', '0.9091', '0.9091', '-1.1'],
    ['2', '2.00', '1/1', '+100', '1', '1', '1'],
    ['5/2', '2.50', '3/2', '+150', '1.5', '-0.6667', '1.5'],
    ['13/3', '4.3333', '10/3', '+333.3', '3.3333', '-0.3', '3.3333'],
    ['6', '6.00', '5/1', '+500', '5', '-0.2', '5'],
    ['11', '11.00', '10/1', '+1000', '10', '-0.1', '10'],
  ])('%s', (exact, ...written) => {
    const [numerator = '', denominator = '1'] = exact.split('/')
    const odds = fraction(BigInt(numerator), BigInt(denominator))
    expect(formats.map((format) => writeOdds(format, odds))).toEqual(written)
  })

  test.each<[OddsFormat, string, string]>([
    ['decimal', '1.25', '5/4'],
    ['fraction', '10/11', '21/11'],
    ['american', '-110', '21/11'],
    ['american', '+150', '5/2'],
    ['american', '100', '2'],
    ['american', '-100', '2'],
    ['hongKong', '0.25', '5/4'],
    ['malay', '-0.3', '13/3'],
    ['malay', '0.5', '3/2'],
    ['indonesian', '-1.1', '21/11'],
    ['indonesian', '10', '11'],
  ])('%s %s is read as %s', (format, text, expected) => {
    const odds = readOddsIn(format, text)
    expect(odds && writeFraction(odds)).toBe(expected)
  })

  test('a number becomes a format and comes back without loss', () => {
    const above = fc.tuple(fc.bigInt({ min: 1n, max: 10n ** 9n }), fc.bigInt({ min: 1n, max: 10n ** 9n }))
    fc.assert(
      fc.property(above, fc.constantFrom(...oddsFormats), ([numerator, denominator], format) => {
        const odds = fraction(numerator + denominator, denominator)
        expect(oddsFrom(format, oddsIn(format, odds))).toEqual(odds)
        expect(readOddsIn('fraction', writeOdds('fraction', odds))).toEqual(odds)
      }),
    )
  })
})

describe('what is refused', () => {
  test.each<[OddsFormat, readonly string[]]>([
    ['decimal', ['1', '1.0', '0.5', '0', '-2', 'abc', '', '5/2', '+2']],
    ['fraction', ['0/0', 'a/1', '10/', '/10', '0/1', '-1/2', '2.5', '1/0']],
    ['american', ['0', '99', '-99.9', '50', '++100', '-+100']],
    ['hongKong', ['0', '-0.5', '1/4']],
    ['malay', ['0', '1.01', '-1.01']],
    ['indonesian', ['0', '0.99', '-0.5']],
  ])('%s', (format, texts) => {
    expect(texts.filter((text) => readOddsIn(format, text) !== null)).toEqual([])
  })
})

test('a slip states odds with their stake as a decimal, or the winnings as a fraction', () => {
  expect(['3.5', '5/2', '1.0001', '1/9'].map((text) => writeFraction(readOdds(text) ?? fraction(0)))).toEqual([
    '7/2',
    '7/2',
    '10001/10000',
    '10/9',
  ])
  expect(['1', '1.0', '0/3', '0/0', '-5/2', '5/-2', 'evens'].filter((text) => readOdds(text) !== null)).toEqual([])
})

test('a price states its odds in thousandths', () => {
  expect(writeFraction(oddsOfPrice(price(1850)))).toBe('37/20')
})
