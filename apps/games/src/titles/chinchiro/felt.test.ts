import { handOf } from '@andon/arcade/engines/table/chinchiro/hands'
import { title } from '@andon/arcade/titles/chinchiro/index'
import { gameConfigOf } from '@andon/arcade/titles/game-config'
import { languageCodes } from '@andon/contract/languages'
import { describe, expect, test } from 'vitest'
import { type Felt, type FeltTerms, placeAt } from '../../engines/table/felt.ts'
import { coverOf, winsOf } from '../../engines/table/pays.ts'
import { placesOf, reachedByArrows } from '../../engines/table/reached-by-arrows.fixture.ts'
import { createFigures } from '../../shell/text/amounts.ts'
import { chinchiroFelt, uprightChinchiroFelt } from './felt.ts'
import { handIn } from './hand-in.ts'
import { texts } from './texts.ts'

const { display } = title.current
if (display.engine !== 'table') throw new Error('chinchiro is a table')
const { spots, terms: numbers = {} } = display
const config = { ...gameConfigOf({ ...title, ...title.stakesIn.JPY }, { celebratesReturnOfStake: false }), ...display }
const terms: FeltTerms = { rtp: (sort) => `RTP of ${sort}`, numbers }
const felts: readonly (readonly [string, Felt])[] = [
  ['on its side', chinchiroFelt(spots, texts.ja, terms)],
  ['upright', uprightChinchiroFelt(spots, texts.ja, terms)],
]

describe.each(felts)('the felt %s', (_, felt) => {
  test('takes a chip where its chips lie, and none on the list of hands', () => {
    const [place] = felt.places
    expect(placeAt(felt, place?.at.x ?? 0, place?.at.y ?? 0)?.id).toBe('bowl')
    for (const { x, y, width, height } of felt.cells.filter(({ dice }) => dice))
      expect(placeAt(felt, x + width / 2, y + height / 2)).toBeNull()
    expect(reachedByArrows(felt)).toEqual(placesOf(felt))
  })

  test('prints the return, what each hand pays by the rules, and that a fifth of the chips is the stake', () => {
    expect(felt.cells.map(({ note }) => note).filter((note) => note !== undefined)).toEqual([
      'RTP of bowl',
      'ピンゾロ 5倍',
      'アラシ 3倍',
      'シゴロ 2倍',
      '目 1倍',
      '役なし 1倍',
      'ヒフミ −2倍',
    ])
    expect(felt.cells.find(({ tone }) => tone === 'stake')?.label).toBe('勝負額＝チップ÷5')
  })

  test('marks the player’s own hand of every kind', () => {
    const facts = new Set(felt.cells.flatMap(({ fact }) => fact?.split(' ') ?? []))
    expect(facts.size).toBe(11)
  })
})

test('a win is stated of the stake, and four fifths of the chips only cover a loss', () => {
  const [spot] = spots
  if (!spot) throw new Error('there is one spot')
  expect(winsOf(spot)).toEqual([1.96, 2.92, 3.88, 5.8])
  expect(coverOf({ spots }, new Map([['bowl', 500]]))).toBe(400)
})

test('the rules state the return of the stake and of all chips as fractions, the same as the figures', () => {
  for (const language of languageCodes) {
    const rules = texts[language].rules(config, createFigures(language, 'JPY')).join('\n')
    expect(rules).toContain('1136573⁄1166400')
    expect(rules).toContain('5802173⁄5832000')
  }
})

test('all 216 throws make the hands that the server knows', () => {
  const faces = [1, 2, 3, 4, 5, 6]
  for (const a of faces)
    for (const b of faces) for (const c of faces) expect(handIn(`${a}-${b}-${c}`)).toBe(handOf([a, b, c]))
})

test('each throw is named by its hand, and each round by who won how many stakes', () => {
  expect(texts.ja.drawn('banker', '4-4-2')).toBe('親　4・4・2　目は2')
  expect(texts.en.drawn('player', '3-1-2')).toBe('You: 3 1 2, hifumi')
  expect(texts.ja.result?.(['win-5', 'player-pin-zoro', 'banker-1-2-3'])).toBe('あなたの勝ち　5倍')
  expect(texts.en.result?.(['loss-2', 'player-1-2-3', 'banker-no-hand'])).toBe('The banker wins 2×')
  expect(texts.en.result?.(['tie', 'player-arashi', 'banker-arashi'])).toBe('A tie')
})
