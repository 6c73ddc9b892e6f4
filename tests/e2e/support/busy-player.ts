import type { Page } from '@playwright/test'
import { type Brand, expect } from './journey.ts'
import { depositOn, knowsItsPlayer, post, registerOn } from './player.ts'

/**
 * A player with all that may change what a page shows: a bonus, a limit, recent games and an open round. On this page's browser, which from now on
 * gets late scripts late, so that a page whose first markup is not that of its HTML fails the journey.
 */
export async function busyPlayerOn(page: Page, brand: Brand): Promise<void> {
  await registerOn(page, brand)
  await page.goto(`${brand.origin}/${brand.language}/promotions`)
  await knowsItsPlayer(page)
  await depositOn(page, 5_000, { bonusCode: 'WELCOME' })
  await post(page, '/ajax/ResponsibleGaming/setLimits', { limitType: 'loss', amount: '10000', period: '7' })
  await playRound(page, 'hot-spring-dig', { hazards: 3 }) // stays open
  await lateScripts(page)
}

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

/**
 * Begins a round of a game at its least stake, with the calls of the arcade's client; with the play chips of a race where one is given. What is decided at once is
 * over then.
 */
export async function playRound(
  page: Page,
  gameCode: string,
  choice?: object,
  { race }: { race?: string } = {},
): Promise<void> {
  const asked = new URLSearchParams({ gameSymbol: gameCode, ...(race === undefined ? {} : { race }) })
  const { launchUrl } = await page.evaluate(
    async (query) => (await fetch(`/ajax/launcher/realgames?${query}`)).json(),
    asked.toString(),
  )
  const { origin, hash } = new URL(launchUrl)
  const token = new URLSearchParams(hash.slice(1)).get('token')
  const room = await page.context().newPage()
  await room.goto(`${origin}/healthz`)
  const replies = await room.evaluate(
    async ({ token, gameCode, choice }) => {
      const call = async (path: string, body: object, bearer?: string) => {
        const headers = { 'content-type': 'application/json', ...(bearer ? { authorization: `Bearer ${bearer}` } : {}) }
        return (await fetch(path, { method: 'POST', headers, body: JSON.stringify(body) })).json()
      }
      const opened = await call('/arcade/sessions', { token, gameCode, language: 'en' })
      const [stake] = opened.game.stakes
      const round = await call(
        '/arcade/rounds',
        { stake, requestId: `open-round-${gameCode}`, ...(choice && { choice }) },
        opened.sessionToken,
      )
      return [opened, round]
    },
    { token, gameCode, choice },
  )
  expect(JSON.stringify(replies)).not.toContain('"errors"')
  await room.close()
}
