import { expect, test } from 'vitest'
import { formatOdds, oddsFormats } from './odds-format.ts'

test.each([
  [1250, '1.25', '1/4', '−400', '0.25', '0.25', '−4.00'],
  [1500, '1.50', '1/2', '−200', '0.50', '0.50', '−2.00'],
  [1909, '1.909', '10/11', '−110', '0.909', '0.909', '−1.10'],
  [2000, '2.00', '1/1', '+100', '1.00', '1.00', '1.00'],
  [2500, '2.50', '3/2', '+150', '1.50', '−0.67', '1.50'],
  [6000, '6.00', '5/1', '+500', '5.00', '−0.20', '5.00'],
  [11000, '11.00', '10/1', '+1000', '10.00', '−0.10', '10.00'],
  [1010, '1.01', '1/100', '−10000', '0.01', '0.01', '−100.00'],
])('%i thousandths in every format', (price, ...written) => {
  expect(oddsFormats.map((format) => formatOdds(price, format))).toEqual(written)
})

test.each([
  [1910, '91/100'],
  [4300, '33/10'],
  [1333, '1/3'],
  [1667, '667/1000'],
  [750_000, '749/1'],
])('%i thousandths are exactly %s', (price, written) => {
  expect(formatOdds(price, 'fractional')).toBe(written)
})

test.each([
  [1005, '0.005'],
  [3950, '−0.34'],
  [4300, '−0.31'],
  [21_000, '−0.050'],
  [34_000, '−0.031'],
  [201_000, '−0.0050'],
  [750_000, '−0.0014'],
])('%i thousandths in Malay odds are %s', (price, written) => {
  expect(formatOdds(price, 'malay')).toBe(written)
})

test('Malay odds never promise more than the price, and never nothing', () => {
  for (let price = 1010; price <= 1_000_000; price += 10) {
    const value = Number(formatOdds(price, 'malay').replace('−', '-'))
    expect(value).not.toBe(0)
    const promised = value > 0 ? value : -1 / value
    expect(promised).toBeLessThanOrEqual((price - 1000) / 1000 + 1e-9)
    expect(promised).toBeGreaterThan(((price - 1000) / 1000) * 0.9)
  }
})
