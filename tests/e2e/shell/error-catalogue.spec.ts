import { test as plain } from '@playwright/test'
import { messages as playEn } from '../../../apps/web/app/features/game-play/messages.en.ts'
import { answersOf, entry, playerAtService, type Sees, writeToUs } from '../support/answered.ts'
import { bee, expect, test, visitor } from '../support/journey.ts'
import { texts } from '../support/texts.ts'

const t = texts[bee.language].shell
type Look = (sees: Sees) => Promise<void>

const leaves =
  (text: string): Look =>
  async ({ me, page, logouts }) => {
    await expect(page.locator('.toasts').getByText(text)).toBeVisible()
    await expect(page.getByRole('banner').getByRole('link', { name: t.login })).toBeVisible()
    await expect(me.balance).toHaveCount(0)
    expect(logouts()).toBe(1)
  }
const told =
  (text: string): Look =>
  async ({ me, page }) => {
    await expect(page.locator('.toasts').getByText(text)).toBeVisible()
    await expect(page).toHaveURL(/customer-service$/)
    await expect(me.dialog).toHaveCount(0)
  }
const goesHome: Look = ({ page }) => expect(page).toHaveURL(`${bee.origin}/en/sports`) // home for players of this brand
const logsInAtHome: Look = async (sees) => {
  await expect(sees.page).toHaveURL(`${bee.origin}${bee.home}`)
  await expect(sees.me.dialog.getByRole('heading', { name: sees.me.t.login.title, exact: true })).toBeVisible()
}
const confirms =
  (prevUrl: string): Look =>
  async ({ page }) => {
    const query = new URLSearchParams({ prevUrl: `/${bee.language}${prevUrl}` })
    await expect(page).toHaveURL(`${bee.origin}/${bee.language}/account/confirmidentity?${query}`)
  }
const staysAsItIs: Look = async ({ me, page }) => {
  await expect(page).toHaveURL(/customer-service$/)
  await expect(me.dialog).toHaveCount(0)
  await expect(page.locator('.toasts p')).toHaveCount(0)
}
const general = (code: string) => told(t['errors.unknown'].replace('{code}', code))

/** One code of each effect, in the first entry of `errors`, and what a player and a visitor see of it. Which codes have an effect: `signals.test.ts`. */
const effects: readonly { code: string; player: Look; visitor: Look }[] = [
  { code: '100145', player: goesHome, visitor: logsInAtHome },
  { code: '100146', player: confirms('/account'), visitor: logsInAtHome },
  { code: '100148', player: confirms('/customer-service'), visitor: logsInAtHome },
  reason('100155', t['ended.logged_out_due_kyc_faileds']),
  reason('100154', t['ended.logged_out_due_gamestop_excluded']),
  reason('100187', t['ended.loggedout_session_timeout.limit']),
  reason('100188', t['ended.loggedout_session_timeout.idle']),
  { code: '151', player: leaves(t['ended.session_expired']), visitor: staysAsItIs },
  { code: '100737', ...both(told(t['errors.100737'])) },
  { code: '100506', ...both(general('100506')) },
]

function both(look: Look) {
  return { player: look, visitor: look }
}

function reason(code: string, text: string) {
  return { code, player: leaves(text), visitor: told(text) }
}

for (const who of ['player', 'visitor'] as const)
  test(`every effect of the error catalogue is seen by a ${who}`, async ({ page }) => {
    test.setTimeout(240_000)
    const { me, answers } =
      who === 'player' ? await playerAtService(page, bee) : { me: visitor(page, bee), answers: await answersOf(page) }
    let there = who === 'player'
    for (const { code, ...looks } of effects)
      await test.step(code, async () => {
        if (!there) await page.goto(`${bee.origin}/${bee.language}/customer-service`)
        if (who === 'player') await expect(me.balance).toBeVisible()
        answers.next({ status: 422, json: entry(code) })
        await writeToUs(page, { asVisitor: who === 'visitor' })
        await looks[who]({ me, page, logouts: answers.logouts })
        there = looks.player === looks.visitor // only a text: the page stays
      })
  })

test('a channel that is not verified opens the one-time code', async ({ page }) => {
  const { me, answers } = await playerAtService(page, bee)
  answers.next({ status: 422, json: { success: false, errors: [{ code: 'CHANNEL_NOT_VERIFIED', message: '' }] } })
  await writeToUs(page, { asVisitor: false })
  await expect(me.dialog).toHaveAccessibleName(t['modal.oneTimeCode'])
})

test('an expired single sign-on reloads the page once', async ({ page }) => {
  const { me, answers } = await playerAtService(page, bee)
  answers.next({ json: { session_expired_sso: true } })
  const loaded = page.waitForEvent('load')
  await writeToUs(page, { asVisitor: false })
  await loaded
  await expect(page.getByTestId('balance')).toBeVisible()
  let again = 0
  page.on('load', () => again++)
  await page.evaluate(() => sessionStorage.setItem('reloadedAt', String(Date.now()))) // the machine may be slow
  answers.next({ json: { session_expired_sso: true } })
  await writeToUs(page, { asVisitor: false })
  await expect(page.getByRole('alert').getByText(me.t.forms.SESSION_EXPIRED)).toBeVisible()
  expect(again).toBe(0)
})

plain('any other failure is told where the call was made', async ({ page }) => {
  const { me, answers } = await playerAtService(page, bee)
  answers.next({ status: 500, body: '<html>' })
  await writeToUs(page, { asVisitor: false })
  await expect(page.getByRole('alert').getByText(me.t.forms.INTERNAL)).toBeVisible()
  answers.next('lost')
  await writeToUs(page, { asVisitor: false })
  await expect(page.getByRole('alert').getByText(me.t.forms.NETWORK)).toBeVisible()
})

test('an unpublished game shows its message in place of the game', async ({ page }) => {
  const me = visitor(page, bee)
  await page.route('**/ajax/launcher/**', (route) => route.fulfill({ status: 404, json: entry('100737') }))
  await me.openGame('freegames')
  await expect(page.getByRole('alert').getByRole('heading')).toHaveText(playEn.notPublished)
  await expect(page.locator('.toasts p')).toHaveCount(0)
})
