import { fraction, writeFraction } from '@andon/money/fraction'
import { expect, test } from 'vitest'
import { readOdds } from './odds.ts'
import { rule4Deduction } from './rule4.ts'

const deducted = (...withdrawn: string[]) =>
  writeFraction(rule4Deduction(withdrawn.map((text) => readOdds(text) ?? fraction(0))))

test.each([
  ['1/10', '9/10'],
  ['1/9', '9/10'],
  ['2/17', '17/20'],
  ['2/11', '17/20'],
  ['1/5', '4/5'],
  ['2/7', '3/4'],
  ['1/3', '7/10'],
  ['4/9', '13/20'],
  ['4/7', '3/5'],
  ['4/6', '11/20'],
  ['5/6', '1/2'],
  ['1/1', '9/20'],
  ['6/5', '9/20'],
  ['5/4', '2/5'],
  ['8/5', '7/20'],
  ['13/8', '7/20'],
  ['15/8', '3/10'],
  ['5/2', '1/4'],
  ['3/1', '1/4'],
  ['10/3', '1/5'],
  ['9/2', '3/20'],
  ['9/1', '1/10'],
  ['14/1', '1/20'],
  ['16/1', '0'],
])('a runner withdrawn at %s deducts %s of the winnings', (odds, part) => expect(deducted(odds)).toBe(part))

test('several withdrawn runners deduct together, nine tenths at most', () => {
  expect(deducted('3/1', '9/1')).toBe('7/20')
  expect(deducted('1/4', '1/1')).toBe('9/10')
  expect(deducted()).toBe('0')
})
