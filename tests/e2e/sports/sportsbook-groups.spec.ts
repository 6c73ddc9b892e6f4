import { messages as eventsEn } from '../../../apps/sportsbook/src/events/messages.en.ts'
import { messages as eventsJa } from '../../../apps/sportsbook/src/events/messages.ja.ts'
import { messages as pagesEn } from '../../../apps/sportsbook/src/events/pages.en.ts'
import { messages as pagesJa } from '../../../apps/sportsbook/src/events/pages.ja.ts'
import { messages as slipEn } from '../../../apps/sportsbook/src/slip/messages.en.ts'
import { messages as slipJa } from '../../../apps/sportsbook/src/slip/messages.ja.ts'
import { expect } from '../support/journey.ts'
import { eventRows, openSports, priceOf, slipLegs, test } from '../support/sports.ts'

test.describe.configure({ timeout: 240_000, mode: 'default' })

const patient = { timeout: 60_000 }

test('a row has who wins, the handicap and the total side by side; a phone shows the chosen one', async ({
  page,
  sports,
}) => {
  const [t, s] =
    sports.language === 'ja' ? [{ ...pagesJa, ...eventsJa }, slipJa] : [{ ...pagesEn, ...eventsEn }, slipEn]
  await page.setViewportSize({ width: 1440, height: 900 })
  const frame = await openSports(page, sports, '/football')
  const groupOf = (name: string) => page.getByRole('group', { name, exact: true })
  const rows = eventRows(frame)
    .filter({ has: groupOf(t['group.handicap']).getByRole('button') })
    .filter({ has: groupOf(t['group.total']).getByRole('button', { disabled: false }) })
  await expect(rows.first()).toBeVisible(patient)
  const row = rows.last() // it has not begun: its line moves seldom
  for (const group of ['winner', 'handicap', 'total'] as const)
    await expect(row.getByRole('group', { name: t[`group.${group}`], exact: true })).toBeVisible()

  const over = row.getByRole('group', { name: t['group.total'], exact: true }).getByRole('button').first()
  const selection = (await over.getAttribute('data-selection')) ?? ''
  const [, line = ''] = /\|total=([\d.]+)/.exec(selection) ?? []
  expect(line).not.toBe('')
  const price = priceOf(frame, selection).first()
  const named = sports.language === 'ja' ? `オーバー ${line}` : `Over ${line}`
  await expect(price).toHaveAccessibleName(new RegExp(`^${RegExp.escape(named)} \\d`))
  await price.click()
  const legs = slipLegs(frame.getByRole('region', { name: s.slip }), s)
  await expect(legs).toHaveCount(1)
  await expect(legs).toContainText(named)

  await page.setViewportSize({ width: 390, height: 844 })
  const choice = frame.getByRole('group', { name: t['groups.choose'] })
  await expect(choice.getByRole('radio', { name: t['group.winner'] })).toBeChecked()
  await expect(frame.getByRole('group', { name: t['group.total'], exact: true })).toHaveCount(0)
  await choice.getByRole('radio', { name: t['group.winner'] }).press('ArrowLeft') // the last is before the first
  await expect(choice.getByRole('radio', { name: t['group.total'] })).toBeChecked()
  await expect(frame.getByRole('group', { name: t['group.total'], exact: true }).first()).toBeVisible()
  await expect(frame.getByRole('group', { name: t['group.handicap'], exact: true })).toHaveCount(0)
  await page.reload()
  await expect(choice.getByRole('radio', { name: t['group.total'] })).toBeChecked(patient)
})
