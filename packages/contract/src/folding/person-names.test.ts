import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isSameName } from './person-names.ts'

const named = (lastName: string, firstName: string, lastNameKana = '', firstNameKana = '') => ({
  lastName,
  firstName,
  lastNameKana,
  firstNameKana,
})
const yamada = named('山田', '花子', 'ヤマダ', 'ハナコ')

describe('the holder of an account is the player', () => {
  test.each([
    ['ﾔﾏﾀﾞ ﾊﾅｺ', yamada],
    ['ﾔﾏﾀﾞﾊﾅｺ', yamada],
    ['やまだ　はなこ', yamada],
    ['山田花子', yamada],
    ['YAMADA HANAKO', yamada],
    ['Hanako Yamada', yamada],
    ['高橋 一郎', named('髙橋', '一郎')],
    ['髙橋　一郎', named('高橋', '一郎')],
    ['ｼﾖｳｼﾞ ｼﾕﾝ', named('庄司', '俊', 'ショウジ', 'シュン')],
    ['SHOJI SHUN', named('庄司', '俊', 'ショウジ', 'シュン')],
    ['SYOZI SYUN', named('庄司', '俊', 'ショウジ', 'シュン')],
    ['ｵ-ﾉ ﾖｳｺ', named('小野', '陽子', 'オーノ', 'ヨウコ')],
    ['ﾔﾏﾀﾞ ﾊﾅｺ', named('Yamada', 'Hanako')],
    ['HANA YAMADA', named('yamada', 'hana')],
    ['Ｙａｍａｄａ　Ｈａｎａ', named('yamada', 'hana')],
    ['yamada-hana', named('yamada', 'hana')],
    ['HANA M YAMADA', named('yamada', 'hana')],
    ['JANE M. SMITH', named('smith', 'jane mary')],
    ['JOSE GARCIA', named('García', 'José')],
    ["PAT O'BRIEN", named('o’brien', 'pat')],
  ])('%s', (holder, player) => expect(isSameName(holder, player)).toBe(true))
})

describe('the holder of an account is another person', () => {
  test.each([
    ['HANAKO YAMADA', named('yamada', 'hana')],
    ['ヤマダ ハナ', yamada],
    ['ﾔﾏﾀﾞ ｲﾁﾛｳ', yamada],
    ['J SMITH', named('smith', 'jane')],
    ['JANE A SMITH', named('smith', 'jane mary')],
    ['JANE SMITH', named('smith', 'jane mary')],
    ['ANN ABELL', named('bell', 'anna')],
    ['ｺｲﾁ ｵﾉ', named('大野', '浩一', 'オオノ', 'コウイチ')],
    ['阪本 一', named('坂本', '一')],
    ['山田', yamada],
    ['', yamada],
    ['', named('', '')],
    ['-', yamada],
  ])('%s', (holder, player) => expect(isSameName(holder, player)).toBe(false))
})

test('no other reading or name is ever taken for the player', () => {
  const lasts = [
    ['山田', 'ヤマダ'],
    ['山下', 'ヤマシタ'],
    ['佐藤', 'サトウ'],
    ['斎藤', 'サイトウ'],
    ['加藤', 'カトウ'],
    ['長谷川', 'ハセガワ'],
    ['土田', 'ツチダ'],
    ['庄司', 'ショウジ'],
  ] as const
  const firsts = [
    ['花子', 'ハナコ'],
    ['花', 'ハナ'],
    ['一郎', 'イチロウ'],
    ['二郎', 'ジロウ'],
    ['千夏', 'チナツ'],
    ['純', 'ジュン'],
    ['俊', 'シュン'],
    ['由紀子', 'ユキコ'],
    ['雪', 'ユキ'],
  ] as const
  const halfWidth = (kana: string) => kana.normalize('NFD').replaceAll('\u3099', 'ﾞ')
  const person = fc.record({ last: fc.constantFrom(...lasts), first: fc.constantFrom(...firsts) })
  fc.assert(
    fc.property(person, person, (one, other) => {
      const player = named(one.last[0], one.first[0], one.last[1], one.first[1])
      const same = one.last === other.last && one.first === other.first
      for (const holder of [
        `${other.last[1]} ${other.first[1]}`,
        halfWidth(`${other.last[1]} ${other.first[1]}`),
        `${other.first[0]} ${other.last[0]}`,
      ])
        expect(isSameName(holder, player), holder).toBe(same)
    }),
  )
})
