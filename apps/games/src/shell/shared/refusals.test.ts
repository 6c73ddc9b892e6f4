import { expect, test } from 'vitest'
import { createRefusals } from './refusals.ts'
import { stakeReturns } from './send-bet.ts'
import { sharedTexts } from './texts/shared-texts.ts'

type Refusals = ReturnType<typeof createRefusals>
type Refused = Parameters<Refusals['ofBet']>[0]

function shown(language: 'ja' | 'en' = 'en', readingAt?: (elapsedMs: number) => string) {
  const notes: string[] = []
  const spoken: string[] = []
  const failed: unknown[] = []
  const funds: number[] = []
  const refusals = createRefusals({
    hud: { showNote: (text) => void notes.push(text), announce: (text) => void spoken.push(text) },
    failures: { show: async (error: unknown) => void failed.push((error as { code: string }).code) },
    figures: { amount: (amount) => `¥${amount}`, number: (number) => String(number) },
    texts: sharedTexts[language],
    language,
    mostBets: 2,
    range: { least: 100, most: 50_000 },
    showFunds: (stake) => void funds.push(stake),
    readingAt,
  })
  return { refusals, notes, spoken, failed, funds }
}
const refused = (code: string, params: object = {}): Refused => ({ code, params }) as Refused // codes of any server

test('a late bet is told with both instants, to the thousandth, in the line and to screen readers', () => {
  const at = Date.UTC(2026, 10, 29, 3, 4, 5)
  for (const language of ['en', 'ja'] as const) {
    const { refusals, notes, spoken, failed } = shown(language)
    refusals.ofBet(refused('BETS_CLOSED', { receivedAt: at + 7, closedAt: at }), 500)
    expect(notes[0]).toMatch(/05\.007.*05\.000/)
    expect([spoken, failed]).toEqual([notes, []])
  }
})

test('a bet on a round that says no instants is late all the same, and nothing was taken', () => {
  const { refusals, notes } = shown()
  refusals.ofBet(refused('BETS_CLOSED'), 500)
  expect(notes).toEqual([sharedTexts.en.tooLate])
})

test('a late cash-out says when it was received and when the round ended', () => {
  const { refusals, notes, failed } = shown()
  refusals.ofAction(refused('ACTION_TOO_LATE', { receivedAtMs: 10_512.6, endedAtMs: 10_500 }))
  expect(notes).toEqual(['Too late: received at 10.513 s, the round ended at 10.5 s.'])
  expect(failed).toEqual([])
})

test('of a round with a figure that moves, screen readers are told what it stood at when the cash-out was received, and at the end; the scene shows it', () => {
  const at = (elapsedMs: number) => (elapsedMs / 5_000).toFixed(2)
  const late = refused('ACTION_TOO_LATE', { receivedAtMs: 10_512, endedAtMs: 10_500 })
  const lines = (['en', 'ja'] as const).map((language) => {
    const { refusals, notes, spoken } = shown(language, at)
    refusals.ofAction(late)
    expect(notes).toEqual([])
    return spoken[0]
  })
  expect(lines).toEqual([
    'Too late: received at 10.512 s (2.10×), the round ended at 10.5 s (2.10×).',
    '間に合いませんでした（受付 10.512秒・2.10倍、ラウンド終了 10.5秒・2.10倍）。',
  ])
})

test.each([
  ['TOO_MANY_BETS', sharedTexts.en.tooMany('2')],
  ['TABLE_CLOSED', sharedTexts.en.tableClosed],
  ['NO_NEW_BETS', sharedTexts.en.tableClosed],
  ['STAKE_OUT_OF_RANGE', sharedTexts.en.overLimit('¥100', '¥50000')],
  ['CHOICE_UNKNOWN', sharedTexts.en.notTaken],
  ['IDEMPOTENCY_CONFLICT', sharedTexts.en.notTaken],
  [stakeReturns, sharedTexts.en.stakeReturns],
])('%s is a line under the table, and the round goes on', (code, text) => {
  const { refusals, notes, failed } = shown()
  refusals.ofBet(refused(code), 500)
  expect([notes, failed]).toEqual([[text], []])
})

test('what the player has to do something about first is a notice, and missing money offers a deposit', () => {
  const { refusals, notes, failed, funds } = shown()
  refusals.ofBet(refused('INSUFFICIENT_FUNDS'), 700)
  refusals.ofBet(refused('REALITY_CHECK_OPEN'), 700)
  refusals.ofBet(refused('LIMIT_REACHED'), 700)
  refusals.ofAction(refused('UNAVAILABLE'))
  expect([notes, funds, failed]).toEqual([[], [700], ['REALITY_CHECK_OPEN', 'LIMIT_REACHED', 'UNAVAILABLE']])
})

test('an action on a bet that is decided is a line, also without instants', () => {
  const { refusals, notes, failed } = shown()
  for (const code of ['ACTION_NOT_ALLOWED', 'ACTION_TOO_LATE', 'NOT_FOUND']) refusals.ofAction(refused(code))
  expect([notes, failed]).toEqual([Array(3).fill(sharedTexts.en.actionRefused), []])
})
