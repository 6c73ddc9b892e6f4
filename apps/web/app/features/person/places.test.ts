import { expect, test } from 'vitest'
import { moveTo, sharedPlace } from './places.ts'

const nowhere = { prefecture: '', city: '', town: '' }
const ginza = { prefecture: '東京都', city: '中央区', town: '銀座' }
const chiyoda = { prefecture: '東京都', city: '千代田区', town: '千代田' }

test('a single place is filled in completely', () => {
  expect(sharedPlace([ginza])).toEqual(ginza)
})

test('of several places only the common part is filled in', () => {
  const kiyosu = { prefecture: '愛知県', city: '清須市' }
  expect(
    sharedPlace([
      { ...kiyosu, town: '春日一番割' },
      { ...kiyosu, town: '春日一本松' },
      { ...kiyosu, town: '春日午' },
    ]),
  ).toEqual({ ...kiyosu, town: '春日' })
  expect(
    sharedPlace([
      { prefecture: '愛知県', city: '弥富市', town: '' },
      { prefecture: '三重県', city: '桑名郡木曽岬町', town: '' },
    ]),
  ).toEqual({ prefecture: '', city: '', town: '' })
  expect(sharedPlace([])).toEqual({ prefecture: '', city: '', town: '' })
})

test.each([
  ['', nowhere, '千代田'],
  ['銀座', ginza, '千代田'],
  ['銀座1-2-3', ginza, '千代田1-2-3'],
  ['丸の内1-1', ginza, '丸の内1-1'],
  ['丸の内1-1', nowhere, '丸の内1-1'],
])('the line “%s”, with %o before, becomes “%s”', (address1, before, after) => {
  const { prefecture, city } = before
  expect(moveTo({ prefecture, city, address1 }, { before, place: chiyoda })).toEqual({
    prefecture: '東京都',
    city: '千代田区',
    address1: after,
  })
})

test('a field that a postcode leaves open is emptied only if the previous postcode filled it', () => {
  const place = { prefecture: '愛知県', city: '', town: '' }
  const moved = (city: string) => moveTo({ prefecture: '東京都', city, address1: '' }, { before: ginza, place }).city
  expect([moved('中央区'), moved('弥富市')]).toEqual(['', '弥富市'])
})
