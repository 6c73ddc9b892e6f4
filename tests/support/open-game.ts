import { randomUUID } from 'node:crypto'
import { gameApi } from '@andon/arcade/game-api'
import type { createBrowser } from './browser.ts'

/** A game of the browser's player, open for real money, over the arcade's own API. */
export async function openGame(browser: ReturnType<typeof createBrowser>, { race }: { race?: string } = {}) {
  const { launchUrl } = (
    await browser.get('/ajax/launcher/realgames', { gameSymbol: 'lantern-river', ...(race && { race }) })
  ).body
  const url = new URL(launchUrl)
  const call = async (route: string, body: object, token?: string) => {
    const response = await fetch(`${url.origin}${route.split(' ')[1]}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) },
      body: JSON.stringify(body),
    })
    return { status: response.status, body: await response.json() }
  }
  const launched = { token: url.hash.replace('#token=', ''), gameCode: 'lantern-river', language: 'en' }
  const session = (await call(gameApi.openSession.route, launched)).body
  const { game, sessionToken } = session
  const play = (stake: number) => call(gameApi.playRound.route, { stake, requestId: randomUUID() }, sessionToken)
  /** Changes the seeds: reveals the pair in use. */
  const rotate = (clientSeed: string) => call(gameApi.rotateSeeds.route, { clientSeed }, sessionToken)
  return { game, play, rotate, session }
}
