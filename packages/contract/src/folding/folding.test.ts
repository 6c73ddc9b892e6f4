import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { toRomaji } from 'wanakana'
import { addressForm, houseNumberForm } from './addresses.ts'
import { deliverableAddress, isEmailAddress, mailboxForm } from './email-addresses.ts'
import { fold } from './fold.ts'
import { readingOf } from './kana.ts'
import { isReservedNickname, nicknameForm } from './nicknames.ts'
import { nameForm } from './person-names.ts'
import { e164, nationalForm, phoneNumberOf } from './phone-numbers.ts'
import { kanaInLatin, soundOfRomaji } from './romaji.ts'
import { compact } from './search-forms.ts'

test.each([
  ['Akari', 'ＡＫＡＲＩ'],
  ['ｱｶﾘ', 'アカリ'],
  ['Straße', 'STRASSE'],
  ['é', 'É'],
  [' me@andon.example ', 'ME@Andon.Example'],
  ['葛城', '葛\u{E0100}城'],
  ['渡辺', '渡\u200b辺'],
  ['Smith', 'Smi\u00adth'],
])('%s and %s have the same folded form', (one, other) => expect(fold(one)).toBe(fold(other)))

describe('names of one person have one form', () => {
  test.each([
    ['渡邊', '渡辺'],
    ['渡邉', '渡辺'],
    ['髙橋', '高橋'],
    ['山﨑', '山崎'],
    ['齋藤', '斉藤'],
    ['濵田', '浜田'],
    ['小嶌', '小島'],
    ['廣澤', '広沢'],
    ['櫻國', '桜国'],
    ['惠德', '恵徳'],
    ['𠮷田', '吉田'],
    ['Smith', 'Ѕmіth'],
    ['Anna', 'Аnnа'],
    ["O'Brien", 'O’Brien'],
    ['Satō', 'サトウ'],
    ['Satoh', 'さとう'],
    ['Homma', 'ホンマ'],
    ['Shinji', 'シンジ'],
    ['Sinzi', 'ｼﾝｼﾞ'],
    ['Junichi', 'Jun’ichi'],
    ['オーノ', 'オ−ノ'],
    ['Jeanette Chen', 'CHEN Jeanette'],
  ])('%s and %s', (one, other) => expect(nameForm(one)).toBe(nameForm(other)))

  test.each([
    ['坂本', '阪本'],
    ['渡部', '渡辺'],
    ['Hana', 'Hanako'],
    ['ケンジ', 'ケンイチ'],
    ['Allen', 'Arren'],
  ])('%s and %s are two names', (one, other) => expect(nameForm(one)).not.toBe(nameForm(other)))
})

test('kana have the sound that wanakana’s Hepburn has', () => {
  const syllables =
    'ア イ ウ エ オ カ キ ク ケ コ ガ ギ グ ゲ ゴ サ シ ス セ ソ ザ ジ ズ ゼ ゾ タ チ ツ テ ト ダ デ ド ナ ニ ヌ ネ ノ ハ ヒ フ ヘ ホ バ ビ ブ ベ ボ パ ピ プ ペ ポ マ ミ ム メ モ ヤ ユ ヨ ラ リ ル レ ロ ワ ン キャ シュ チョ ジャ ニョ リュ ギョ シェ チェ ジェ ファ'.split(
      ' ',
    )
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...syllables), { minLength: 1, maxLength: 6 }), (parts) => {
      const kana = parts.join('')
      expect(soundOfRomaji(kanaInLatin(kana))).toBe(soundOfRomaji(toRomaji(kana).toLowerCase().replaceAll("'", '')))
    }),
  )
})

test.each([
  ['オ−ノ', 'オーノ'],
  ['スミス-ジョーンズ', 'スミス-ジョーンズ'],
  ['すみす‐じょーんず', 'スミス-ジョーンズ'],
])('the reading %s is stored as %s', (typed, stored) => expect(readingOf(typed)).toBe(stored))

describe('phone numbers', () => {
  test.each([
    ['81', '09012345678', '+819012345678'],
    ['0081', '9012345678', '+819012345678'],
    ['81', '+819012345678', '+819012345678'],
    ['81', '00819012345678', '+819012345678'],
    ['81', '819012345678', '+819012345678'],
    ['81', '+81 (0)90-1234-5678', '+819012345678'],
    ['81', '090−1234−5678', '+819012345678'],
    ['81', '090ー1234ー5678', '+819012345678'],
    ['81', '090‐1234‐5678', '+819012345678'],
    ['81', '\u202a090－1234－5678\u202c', '+819012345678'],
    ['81', '０３－１２３４－５６７８', '+81312345678'],
    ['1', '1 (212) 555-0123', '+12125550123'],
    ['1684', '684 633 1234', '+16846331234'],
    ['7', '8 912 345 67 89', '+79123456789'],
    ['39', '06 1234 5678', '+390612345678'],
    ['44', '020 7946 0000', '+442079460000'],
    ['46', '070-123 45 67', '+46701234567'],
  ])('+%s with %s is %s', (areaCode, phone, number) => {
    const found = phoneNumberOf({ areaCode, phone })
    expect(found && e164(found)).toBe(number)
    expect(found && phoneNumberOf(found)).toEqual(found)
  })

  test.each([
    ['81', '12'],
    ['81', '0901234567890123'],
    ['81', '+447911123456'],
    ['81', '0044791112345'],
    ['1', '1234567890'],
    ['44', '0000000000'],
  ])('+%s with %s is no number', (areaCode, phone) => expect(phoneNumberOf({ areaCode, phone })).toBeNull())

  test.each([
    ['81', '9012345678', '09012345678'],
    ['81', '+81312345678', '0312345678'],
    ['44', '7911123456', '07911123456'],
    ['49', '15123456789', '015123456789'],
    ['33', '612345678', '0612345678'],
    ['7', '9123456789', '89123456789'],
    ['1', '1 212 555 0123', '2125550123'],
    ['1684', '6331234', '6331234'],
    ['34', '612345678', '612345678'],
    ['39', '0612345678', '0612345678'],
    ['65', '81234567', '81234567'],
    ['86', '13912345678', '13912345678'],
  ])('in its own country, +%s %s is written %s', (areaCode, phone, written) => {
    const number = phoneNumberOf({ areaCode, phone })
    if (!number) throw new Error('no number')
    expect(nationalForm(number)).toBe(written)
    expect(phoneNumberOf({ areaCode, phone: written })).toEqual(number)
  })
})

describe('e-mail addresses', () => {
  const right = [
    "o'brien@example.ie",
    'a@xn--r8jz45g.jp',
    'a@my--shop.jp',
    'a&b@example.test',
    'ab..c@docomo.ne.jp',
    'ab.@ezweb.ne.jp',
    'a+b@mail.example',
  ]
  const wrong = [
    'a',
    'a@b',
    'a@-b.jp',
    'a b@c.jp',
    'ab..c@example.jp',
    '.a@example.jp',
    'a@b..jp',
    '@b.jp',
    'a@b.jp\n',
    `${'a'.repeat(65)}@b.jp`,
  ]
  test.each(right)('%s is an address', (address) => expect(isEmailAddress(address)).toBe(true))
  test.each(wrong)('%j is none', (address) => expect(isEmailAddress(address)).toBe(false))

  test('loose dots are sent in quotes, as RFC 5321 wants', () => {
    expect(deliverableAddress('ab..c@docomo.ne.jp')).toBe('"ab..c"@docomo.ne.jp')
    expect(deliverableAddress('a.b@docomo.ne.jp')).toBe('a.b@docomo.ne.jp')
  })

  test('a mailbox has one form', () => {
    expect(mailboxForm('Ha.Na+x@GoogleMail.com')).toBe('hana@gmail.com')
    expect(mailboxForm('Ha.Na+x@Example.com')).toBe('ha.na@example.com')
  })
})

describe('nicknames', () => {
  test.each([
    ['admin', 'аdmin'],
    ['Koyuki', 'Κοyυki'],
    ['櫻', '桜'],
    ['Twin', 'Ｔwin'],
  ])('%s and %s are one', (one, other) => expect(nicknameForm(one)).toBe(nicknameForm(other)))

  const reserved = ['LEO', 'BEE', 'sato.mori']
  test.each([
    'admin',
    'аdmin',
    'Adm1n',
    'Support',
    'supp0rt',
    'Andon',
    'andon_support',
    'LEO',
    'Leo-Casino',
    'bee_official',
    'Sato_Mori',
    'admin2',
    '運営',
    'staff',
  ])('%s is reserved', (nickname) => expect(isReservedNickname(nickname, reserved)).toBe(true))
  test.each(['hana', 'leonard', 'beeline', 'team', 'adminton', 'mod', 'galileo', 'さくら', 'lantern_7', 'p00aa11'])(
    '%s is free',
    (nickname) => expect(isReservedNickname(nickname, reserved)).toBe(false),
  )
})

test('addresses and house numbers are compared in any notation', () => {
  const form = addressForm({ city: '京都市', address1: '一丁目2番3号' })
  expect(addressForm({ city: '京都市', address1: '１−2ー3' })).toBe(form)
  expect(addressForm({ city: '京都市', address1: '1‐2‐3' })).toBe(form)
  expect(houseNumberForm('12B Baker Street')).toBe('12b')
  expect(houseNumberForm('中町一丁目2番3号')).toBe('1-2-3')
  expect(addressForm({ city: '京都市', address1: '' })).toBe('')
})

test('a search finds old forms of kanji', () => expect(compact('國技館・高島屋')).toBe(compact('国技館 髙嶋屋')))
