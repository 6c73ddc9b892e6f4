import type { Page } from '@playwright/test'
import { isLongForm } from '../../support/long-form.ts'
import { hydrated } from '../support/hydrated.ts'
import { brands, expect, test } from '../support/journey.ts'
import { playerPages, visitorPages } from '../support/pages.ts'
import { depositOn, knowsItsPlayer, post, registerOn } from '../support/player.ts'

test.describe.configure({ timeout: 240_000 })

/** Late parts of a page hydrate after the replies about the player: their scripts wait for these, as on a slow line. */
async function lateScripts(page: Page): Promise<void> {
  await page.route(
    /\/assets\/(LobbyGames|GameGroups|GameGrid|YourGameLists|LobbyNow|BelowGames|Footer|TabBar|HomeMatches|LongGrid)-.*\.js/,
    async (route) => {
      await page
        .waitForResponse((reply) => reply.url().includes('/getLastPlayedGames'), { timeout: 1_000 })
        .catch(() => undefined)
      await route.continue()
    },
  )
}

/** Leaves a round of a game open, with the calls of the arcade's client. */
async function openRound(page: Page, gameCode: string): Promise<void> {
  const { launchUrl } = await page.evaluate(
    async (code) => (await fetch(`/ajax/launcher/realgames?gameSymbol=${code}`)).json(),
    gameCode,
  )
  const { origin, hash } = new URL(launchUrl)
  const token = new URLSearchParams(hash.slice(1)).get('token')
  const room = await page.context().newPage()
  await room.goto(`${origin}/healthz`)
  const replies = await room.evaluate(
    async ({ token, gameCode }) => {
      const call = async (path: string, body: object, bearer?: string) => {
        const headers = { 'content-type': 'application/json', ...(bearer ? { authorization: `Bearer ${bearer}` } : {}) }
        return (await fetch(path, { method: 'POST', headers, body: JSON.stringify(body) })).json()
      }
      const opened = await call('/arcade/sessions', { token, gameCode, language: 'en' })
      const [stake] = opened.game.stakes
      const round = await call(
        '/arcade/rounds',
        { stake, requestId: `open-round-${gameCode}`, choice: { hazards: 3 } },
        opened.sessionToken,
      )
      return [opened, round]
    },
    { token, gameCode },
  )
  expect(JSON.stringify(replies)).not.toContain('"errors"')
  await room.close()
}

for (const [number, brand] of brands.entries())
  test(`${brand.brand}: every page matches its HTML, for a player with a bonus, limits, recent games and an open round`, async ({
    page,
  }) => {
    const at = (path: string) => `${brand.origin}/${brand.language}${path}`
    await registerOn(page, brand)
    await page.goto(at('/promotions'))
    await knowsItsPlayer(page)
    await depositOn(page, 5_000, { bonusCode: 'WELCOME' })
    await post(page, '/ajax/ResponsibleGaming/setLimits', { limitType: 'loss', amount: '10000', period: '7' })
    await openRound(page, 'hot-spring-dig')
    await lateScripts(page)
    const isHere = (path: string) =>
      (path !== '/special-bet' || brand.site.pages.includes('special-bet')) &&
      (!path.startsWith('/sports') || brand.site.pages.includes('sports')) &&
      (path !== '/home' || brand.site.pages.includes('home'))
    const pages = [...Object.values(visitorPages), ...Object.values(playerPages)].flat().filter(isHere)
    for (const [place, path] of pages.entries()) {
      if (!isLongForm && place % brands.length !== number && !path.startsWith('/lobbies')) continue
      await page.goto(at(path)) // the page's fixture fails on every hydration error
      await hydrated(page.locator('.tab-bar .tab').first()) // the last part
    }
  })
