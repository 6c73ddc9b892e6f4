import { messages as en } from '../../../apps/web/app/features/notices/messages.en.ts'
import { messages as ja } from '../../../apps/web/app/features/notices/messages.ja.ts'
import { expect, inTurn, test } from '../support/journey.ts'
import { depositOn, knowsItsPlayer, registerOn } from '../support/player.ts'

const texts = { ja, en }

for (const brand of inTurn(0))
  test(`${brand.brand}: a deposit raises the unread count in another tab, and reading it clears both`, async ({
    page,
    context,
  }) => {
    const t = texts[brand.language]
    const open = (path: string) => `${brand.origin}/${brand.language}${path}`
    await registerOn(page, brand)
    await page.goto(open('/account/inbox'))
    await knowsItsPlayer(page)
    await expect(page.getByRole('heading', { name: t.empty })).toBeVisible()
    const other = await context.newPage()
    await other.goto(open('/cookie-policy'))
    await knowsItsPlayer(other)
    await depositOn(page, 5_000)
    const marks = [page, other].map((tab) => tab.getByTestId('unread-button'))
    for (const mark of marks) await expect(mark).toContainText('1')
    const notice = page.getByRole('list').locator('details')
    await expect(notice).toHaveAttribute('data-read', 'false')
    await notice.locator('summary').click()
    await expect(notice.getByRole('link', { name: t['open.money'] })).toBeVisible()
    await expect(notice).toHaveAttribute('data-read', 'true')
    for (const mark of marks) await expect(mark).toHaveCount(0)
  })
