import { bee, expect, leo, test, visitor } from '../support/journey.ts'

test.describe.configure({ timeout: 180_000 })

test('switching the language rewrites the first segment, keeps the query and the hash, and is stored', async ({
  page,
  context,
}) => {
  const me = visitor(page, leo)
  await me.open('/ja/lobbies/slots?x=1#games')
  await page.waitForLoadState('networkidle')
  await expect.poll(() => page.evaluate(() => localStorage.getItem('firstLoad'))).toBe('true')
  await page.getByRole('banner').getByRole('link', { name: 'English' }).click()
  await expect(page).toHaveURL(`${leo.origin}/en/lobbies/slots?x=1#games`)
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  expect(await page.evaluate(() => localStorage.getItem('langCode'))).toBe('en')
  const [kept] = (await context.cookies(leo.origin)).filter(({ name }) => name === 'langCode')
  expect(kept?.value).toBe('en')

  await page.goBack()
  await expect(page).toHaveURL(`${leo.origin}/ja/lobbies/slots?x=1#games`)
  await expect(page.locator('html')).toHaveAttribute('lang', 'ja')
  await expect.poll(() => page.evaluate(() => localStorage.getItem('langCode'))).toBe('ja')
  await page.goForward()
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
})

test('a stored choice of language counts without its cookie', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('langCode', 'en'))
  await page.goto(`${leo.origin}/fr/allgames?a=b`)
  await expect(page).toHaveURL(`${leo.origin}/en/allgames?a=b`)
})

test('the language selector takes its mobile form at 767 pixels', async ({ page }) => {
  await visitor(page, bee).open()
  const link = page.getByRole('contentinfo').getByRole('link', { name: '日本語' })
  const widthAt = async (width: number) => {
    await page.setViewportSize({ width, height: 800 })
    return (await link.boundingBox())?.width ?? 0
  }
  const [mobile, wide] = [await widthAt(767), await widthAt(768)]
  expect(mobile).toBeGreaterThan(wide * 1.5)
})

test('a text that the server replaces is shown without a reload or an error', async ({ page }) => {
  await page.route('**/languages/en.json?*', (route) => route.fulfill({ json: { 'shell.login': ['Enter'] } }))
  const asked = page.waitForRequest(/\/languages\/en\.json\?t=\d{13}&have=[0-9a-f]{16}$/)
  await visitor(page, bee).open()
  await asked
  await expect(page.getByRole('banner').getByRole('link', { name: 'Enter', exact: true })).toBeVisible()
})
