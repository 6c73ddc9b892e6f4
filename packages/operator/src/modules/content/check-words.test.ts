import { content as api } from '@andon/contract/player-api/content'
import type { RequestContext } from '@andon/platform/http'
import { refusalOf } from '@andon/tests/test-runtime'
import * as v from 'valibot'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { freeSpins } from '../bonuses/programme.fixture.ts'
import { type OpenContent, openContent } from './content.fixture.ts'

let open: OpenContent
beforeEach(async () => {
  open = await openContent({
    now: '2026-06-01T00:00:00Z',
    bonus: freeSpins(10, { code: 'spins', wagering: { times: 0 } }),
  })
})
afterEach(() => open.close())

const spring = { kind: 'promotions', slug: 'spring' } as const
const about = (fields: object = {}) =>
  JSON.stringify({ image: '/scenes/gift.svg', startsAt: '2026-06-01T00:00:00Z', bonusCode: 'SPINS', ...fields })
const text = (words: string) => `# Spring\n\n${words}`

test('a text is saved if its words are true of its entry and its bonus has the figures, and shows them', async () => {
  const staff = open.staff('boss', ['admin'])
  const save = (part: 'about' | 'en' | 'ja', source: string) => staff.saveRevision({ ...spring, part, source })
  const refused = async (part: 'about' | 'en' | 'ja', source: string, message: RegExp) =>
    expect(await refusalOf(save(part, source))).toMatchObject({
      code: 'FIELD_INVALID',
      field: 'source',
      message: expect.stringMatching(message),
    })
  const free = text('{bonus.spins} free spins of {bonus.spinBet}.')
  await refused('en', free, /about\.json names no bonus/) // it has no fields yet
  await save('about', about())
  await refused('en', text('{bonus.spin} spins.'), /\{bonus\.spin\} is no figure of a bonus: expected bonus\.code/)
  await refused('en', text('Up to {bonus.maxCashout}.'), /\{bonus\.maxCashout\}: spins has none/)
  await refused(
    'en',
    text('Hurry, last chance.'),
    /^line 2: “Hurry”: nothing runs out.*; line 2: “last chance”: it needs an end/,
  )
  await refused('ja', text('リスクなし。'), /“リスクなし”/)
  for (const [part, source] of [
    ['about', null],
    ['en', free],
    ['ja', text('スピン{bonus.spins}回。')],
  ] as const) {
    const revision = source === null ? 1 : (await save(part, source)).revision
    await staff.submitRevision({ ...spring, part, revision })
    await staff.approveRevision({ ...spring, part, revision })
  }
  const promotions = async (languageId: 'ja' | 'en') =>
    v
      .parse(
        api.getPromotions.reply,
        await open.content.routes.getPromotions({ languageId }, { site: 'LEO' } as RequestContext),
      ) // it reads the brand only
      .promotions.find(({ url }) => url === spring.slug)
  expect((await promotions('en'))?.summary).toBe('10 free spins of ¥\u00a020.')
  expect((await promotions('ja'))?.summary).toBe('スピン10回。')
  await refused('about', about({ bonusCode: undefined }), /^(ja|en): \{bonus\.spins\}: about\.json names no bonus/)
})

test('a text that has become untrue is not approved', async () => {
  const staff = open.staff('boss', ['admin'])
  const ending = { endsAt: '2026-07-01T00:00:00Z' }
  await staff.saveRevision({ ...spring, part: 'about', source: about(ending) })
  const last = { ...spring, part: 'en', source: text('Ends soon.') } as const
  const { revision } = await staff.saveRevision(last)
  await staff.submitRevision({ ...spring, part: 'en', revision })
  expect(await refusalOf(staff.saveRevision({ ...spring, part: 'about', source: about() }))).toMatchObject({
    message: expect.stringMatching(/^en: line 2: “Ends soon”/),
  })
  await staff.retireRevision({ ...spring, part: 'about', revision: 1 })
  expect(await refusalOf(staff.approveRevision({ ...spring, part: 'en', revision }))).toMatchObject({ field: 'source' })
})
