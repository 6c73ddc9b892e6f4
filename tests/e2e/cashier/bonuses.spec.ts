import { bonusOdds } from '@andon/money/bonus-odds'
import { messages as xrayEn } from '../../../apps/web/app/features/bonus-xray/messages.en.ts'
import { messages as xrayJa } from '../../../apps/web/app/features/bonus-xray/messages.ja.ts'
import { oddsOf, playOf } from '../../../apps/web/app/features/bonus-xray/plan.ts'
import { messages as en } from '../../../apps/web/app/features/bonuses/messages.en.ts'
import { messages as ja } from '../../../apps/web/app/features/bonuses/messages.ja.ts'
import { messages as history } from '../../../apps/web/app/features/history/messages.ja.ts'
import { accessible } from '../support/accessible.ts'
import { bee, expect, leo, playRound, test } from '../support/journey.ts'
import { accountPage, newPlayerOn, post } from '../support/player.ts'

const texts = { ja, en }
const xray = { ja: xrayJa, en: xrayEn }
test.slow() // a journey through several pages and a game
test.use({ contextOptions: { reducedMotion: 'reduce' } }) // shorter rounds; other journeys play with motion

test('LEO: a claimed bonus shows its progress, and what is kept and lost before it is dropped', async ({ page }) => {
  const t = texts[leo.language]
  const { me } = await newPlayerOn(page, leo, 'bonus-rewards')
  await expect(page.getByText(t.noActive)).toBeVisible()
  await expect(page.getByText(t.noHistory)).toBeVisible()
  await page.getByLabel(t.code, { exact: true }).fill('ｈｅｌｌｏ') // as a Japanese keyboard may give it
  await page.keyboard.press('Enter')
  const progress = page.getByTestId('bonus-progress')
  await expect(progress).toContainText(/¥\s0.*¥\s10,000.*0%/)
  await expect(page.getByTestId('pocket-bonusMoney')).toHaveText(/¥\s1,000/)
  await expect(page.getByTestId('pocket-bonusBalance')).toHaveText(/¥\s1,000/)
  await accessible(page)

  await me.openGame('realgames')
  await playRound(me.game, me.t)
  await page.goto(accountPage(leo, 'bonus-rewards'))
  await expect(progress).toContainText(/¥\s[1-9][\d,]*.*¥\s10,000/)

  const drop = page.getByRole('button', { name: t.drop, exact: true })
  await drop.focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByTestId('drop-keeps')).toHaveText(/^¥\s0$/)
  const loses = (await dialog.getByTestId('drop-loses').textContent()) ?? ''
  expect(loses).toMatch(/^¥\s[\d,]+$/)
  await accessible(page)
  await page.keyboard.press('Escape') // only the confirmation opened
  await expect(dialog).toHaveCount(0)
  await expect(drop).toBeFocused()
  await drop.click()
  await dialog.getByRole('button', { name: t.dropConfirm, exact: true }).click()
  await expect(dialog.getByRole('status')).toContainText(loses)
  await dialog.getByRole('button', { name: t.close, exact: true }).first().click()
  await expect(page.getByText(t.noActive)).toBeVisible()
  await expect(page.getByTestId('bonus-state')).toHaveText(t['state.dropped'])
  await expect(me.balance).toHaveText(/¥\s0$/)
})

test('BEE: a first deposit with its code shows its tied part and the bonus apart, and a deposit code leads to the cashier', async ({
  page,
}) => {
  const t = texts[bee.language]
  const { me } = await newPlayerOn(page, bee, 'bonus-rewards')
  await page.getByLabel(t.code, { exact: true }).fill('WELCOME')
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: t.toCashier, exact: true }).click()
  await expect(me.dialog.getByRole('radio', { name: 'First deposit bonus' })).toBeChecked()
  await page.keyboard.press('Escape')

  const card = {
    cardNumber: '4111111111111111',
    cardHolder: 'HANA YAMADA',
    expiryMonth: '12',
    expiryYear: '2039',
    cvv: '123',
  }
  const payment = {
    amount: '15000',
    currency: 'JPY',
    paymentMethod: 'CREDITCARD',
    idempotencyKey: crypto.randomUUID(),
    bonusCode: 'WELCOME',
  }
  expect(await post(page, '/ajax/cashier/makeCCPayment', { ...payment, ...card })).toMatchObject({ status: 'APPROVED' })
  const pockets = { cash: '5,000', bonusMoney: '10,000', tiedDeposit: '10,000', winnings: '0', bonusBalance: '20,000' }
  for (const [name, amount] of Object.entries({ ...pockets, freebets: '0', total: '25,000' }))
    await expect(page.getByTestId(`pocket-${name}`)).toHaveText(new RegExp(`^¥\\s${amount}$`))
  await expect(page.getByTestId('bonus-progress')).toContainText(/¥\s0 of ¥\s100,000 \(0%\)/)
  await accessible(page)
})

test('LEO: the game offers free spins, plays them for nothing, counts them down, and offers the rest after a reload', async ({
  page,
}) => {
  const t = texts[leo.language]
  const { me } = await newPlayerOn(page, leo, 'bonus-rewards')
  await expect(page.getByTestId('pocket-total')).toHaveText(/^¥\s0$/)
  await expect(page.getByTestId('pocket-freebets')).toHaveCount(0) // LEO has no sports
  const claim = { bonusCode: 'LANTERN', idempotencyKey: crypto.randomUUID() }
  expect(await post(page, '/ajax/bonus/claim', claim)).toMatchObject({ success: true })
  await page.goto(`${leo.origin}/ja/promotion/first-lanterns`)
  await expect(page.getByTestId('free-spins-left')).toHaveText('残り10回・あと7日')
  await expect(page.getByRole('main').getByRole('listitem').filter({ hasText: 'LANTERN' })).toHaveCount(0) // how to claim
  await page.getByRole('link', { name: t.play }).click()
  const { game } = me.t
  const offer = (left: number) => me.game.getByText(game.freeRoundsText(left, '¥ 40'))
  await expect(offer(10)).toBeVisible({ timeout: 60_000 })
  await me.game.getByRole('button', { name: game.freeRoundsPlay }).click()
  await expect(me.game.locator('[data-meter="stake"]')).toHaveText('¥ 40')
  await expect(me.game.getByRole('button', { name: game.stakeMore })).toBeDisabled()
  await playRound(me.game, me.t)
  await expect(me.game.locator('.strip')).toHaveText(game.freeRoundsLeft(9, '¥ 40'))
  await expect(me.game.locator('[data-meter="net"]')).not.toHaveText(/[-−]/)
  await page.reload()
  await expect(offer(9)).toBeVisible({ timeout: 60_000 })
  await page.goto(accountPage(leo, 'bet-history'))
  const round = page.getByRole('list', { name: history.bets }).getByRole('listitem')
  await expect(round).toContainText(history.freeSpin, { timeout: 60_000 })
})

test('BEE: the game refuses a stake above the bonus’s maximum and shows the maximum', async ({ page }) => {
  const { me } = await newPlayerOn(page, bee, 'bonus-rewards')
  const claim = { bonusCode: 'HELLO', idempotencyKey: crypto.randomUUID() }
  expect(await post(page, '/ajax/bonus/claim', claim)).toMatchObject({ success: true })
  await me.openGame('realgames')
  const { game } = me.t
  await expect(me.game.locator('body')).toHaveAttribute('data-state', 'ready', { timeout: 60_000 })
  const stake = me.game.locator('[data-meter="stake"]')
  for (const more of ['¥ 200', '¥ 400', '¥ 600']) {
    await me.game.getByRole('button', { name: game.stakeMore }).click()
    await expect(stake).toHaveText(more)
  }
  await me.game.getByRole('button', { name: game.spin, exact: true }).click()
  await expect(page.locator('.stake-refused')).toContainText('500', { timeout: 60_000 })
  await expect(me.game.getByRole('dialog')).toHaveCount(0) // it is said once
})

test('BEE: a promotion shows what its bonus is worth before it is accepted, as computed from the exact odds, for the stake that is chosen', async ({
  page,
}) => {
  const [t, x] = [texts[bee.language], xray[bee.language]]
  await page.goto(`${bee.origin}/${bee.language}/promotion/hello`)
  await page.getByRole('button', { name: new RegExp(`^${t.xray.replace('?', String.raw`\?`)}`) }).click()
  const shown = page.getByTestId('bonus-xray')
  const chance = shown.getByTestId('xray-chance')
  await expect(chance).toHaveText(/\d/)
  const gameCode = await shown.getByLabel(x.game).inputValue()

  /** From the page: Node does not resolve the brand's host. */
  const asked = (call: string) => page.evaluate(async (path) => (await fetch(path)).json(), `/ajax/${call}`)
  const { promotions } = await asked(`promotion/getPromotions?languageId=${bee.language}`)
  const { terms } = promotions.find(({ url }: { url: string }) => url === 'hello').bonus
  const details = await asked(`game/getGameDetails?gameCode=${gameCode}&odds=true&languageId=${bee.language}`)
  const odds = oddsOf(details)
  if (odds === null) throw new Error(`${gameCode} has exact odds`)
  const before = await chance.textContent()
  for (const stake of [500, 100]) {
    await shown.getByRole('button', { name: new RegExp(`^¥\\s${stake}$`) }).click()
    const play = playOf(terms, {
      amount: 0,
      stake,
      counting: { game: details.game, counts: 100, odds },
      spinOdds: null,
    })
    if (play === null) throw new Error('the bonus is money')
    const { met, medianRounds } = bonusOdds(play)
    const value = x.chanceValue.replace('{count}', String(Math.round(met * 100)))
    await expect(chance).toHaveText(met < 0.005 ? x.chanceRare : value)
    await expect(shown.getByTestId('xray-rounds')).toContainText(String(medianRounds))
  }
  expect(before).toBe(await chance.textContent())
  await accessible(page)
})
