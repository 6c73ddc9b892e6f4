import { expect, test } from 'vitest'
import { csvOf } from './csv.ts'

test('begins with the UTF-8 byte order mark and ends each row with CRLF', () => {
  expect(
    csvOf([
      ['日時', 'amount'],
      ['今日', -500],
    ]),
  ).toBe('\uFEFF日時,amount\r\n今日,-500\r\n')
})

test.each([
  ['=1+1', "'=1+1"],
  ['+81', "'+81"],
  ['-2', "'-2"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['  =1', "'  =1"],
  ['\t=1', `"'\t'=1"`],
  ['\r=1', `"'\r'=1"`],
  ['a;=1', `"a;'=1"`],
  ['a\t=1', `"a\t'=1"`],
  ['a\n=1', `"a\n'=1"`],
  ['\u200b=1', "'\u200b=1"],
  ['\u0007@x', "'\u0007@x"],
  ['＝1', "'＝1"],
  ['=HYPERLINK("x","y")', `"'=HYPERLINK(""x"",""y"")"`],
])('the text %j cannot run as a formula', (text, cell) => {
  expect(csvOf([[text]])).toBe(`\uFEFF${cell}\r\n`)
})

test.each([
  ['a,b', '"a,b"'],
  ['a "b"', '"a ""b"""'],
  ['a\nb', '"a\nb"'],
  ['a;b', '"a;b"'],
  ['a\tb', '"a\tb"'],
  ['plain', 'plain'],
  ['', ''],
])('the text %j stays one cell', (text, cell) => {
  expect(csvOf([[text]])).toBe(`\uFEFF${cell}\r\n`)
})

test('numbers keep their sign and are not quoted', () => {
  expect(csvOf([[-12, 0, 3]])).toBe('\uFEFF-12,0,3\r\n')
})
