import { languageCodes } from '@andon/contract/languages'
import { sites } from '@andon/contract/sites'
import { type CompiledText, fillText } from '@andon/web-kit/text'
import { expect, test } from 'vitest'
import { compileTexts } from '../../page/compile-texts.ts'
import { answering } from './chat-hours.ts'
import { messages as en } from './messages.en.ts'
import { messages as ja } from './messages.ja.ts'

const texts = { ja, en }
const zones = { ja: '日本時間', en: 'Japan time' }
const elsewhere = { zone: 'Europe/Madrid', name: 'CET' }
const day = { from: '10:00', until: '24:00' }
const night = { from: '18:00', until: '02:00' }

/** The text that the player reads at a time of Tokyo. */
function read(
  language: 'ja' | 'en',
  {
    hours,
    attended = false,
    at,
    from,
  }: { hours?: typeof day; attended?: boolean; at: string; from?: typeof elsewhere },
) {
  const messages = compileTexts(texts[language]).compiled as Record<string, CompiledText>
  const site = { timeZone: 'Asia/Tokyo', chatHours: hours }
  const now = new Date(`2026-11-28T${at}:00+09:00`)
  const viewerZone = from?.zone ?? site.timeZone
  const names = { site: zones[language], viewer: from?.name ?? zones[language] }
  return answering({ site, attended, language, viewerZone, zones: names, now }).map(([key, values]) =>
    fillText(messages[key] ?? '', language, values),
  )
}

test.each([
  ['day', day, '09:59', '11月28日(土) 10:00（日本時間）', 'Sat 28 November at 10:00 (Japan time)'],
  ['day', day, '00:00', '11月28日(土) 10:00（日本時間）', 'Sat 28 November at 10:00 (Japan time)'],
  ['an early closing', { from: '10:00', until: '22:30' }, '22:30', '11月29日(日) 10:00', 'Sun 29 November at 10:00'],
  ['night', night, '02:00', '11月28日(土) 18:00', 'Sat 28 November at 18:00'],
])('closed (%s, %s, at %s): when the chat opens next, in words of the language', (_, hours, at, inJa, inEn) => {
  for (const [language, expected] of [
    ['ja', inJa],
    ['en', inEn],
  ] as const) {
    const [now, every] = read(language, { hours, at })
    expect(now).toContain(expected)
    expect(every).toContain(`${hours.from}${language === 'ja' ? '〜' : '–'}${hours.until}`)
    expect(every).toContain(zones[language])
  }
})

test('somebody elsewhere reads by their own clock when the chat opens, and by the brand’s clock its hours', () => {
  const [now, every] = read('en', { hours: day, at: '03:00', from: elsewhere })
  expect(now).toContain('Sat 28 November at 02:00 (CET)')
  expect(every).toContain('10:00–24:00 daily (Japan time)')
})

test.each([
  [day, '10:00'],
  [day, '23:59'],
  [night, '18:00'],
  [night, '01:59'],
])('within the hours %j at %s nobody reads that the chat is closed, even while no agent is online', (hours, at) => {
  expect(read('ja', { hours, at })[0]).toBe(ja.away)
  expect(read('en', { hours, at, attended: true })[0]).toBe(en.attended)
})

test('an agent who answers outside the hours is online', () => {
  expect(read('ja', { hours: day, at: '03:00', attended: true })[0]).toBe(ja.attended)
})

test('a brand without hours names none', () => {
  for (const language of languageCodes) expect(read(language, { at: '03:00' })).toEqual([texts[language].away])
})

test('every brand with a chat says when it is answered', () => {
  for (const { flags, chatHours } of sites) if (flags.chat) expect(chatHours).toBeDefined()
})
