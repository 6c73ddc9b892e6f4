import { randomBytes } from 'node:crypto'
import type { Language } from '@andon/contract/languages'
import type { Page } from '@playwright/test'
import { get, must, post, upload } from './post.ts'

const rounds = 10

export type { Language }
export type Person = ReturnType<typeof person>

export function person(language: Language) {
  const unique = randomBytes(4).toString('hex')
  const ja = language === 'ja'
  return {
    email: `hana.${unique}@example.com`,
    password: 'violet-harbour-4417',
    txtNickname: ja ? `はなび${unique.slice(0, 4)}` : `hanabi-${unique.slice(0, 4)}`,
    firstName: ja ? '花子' : 'Hanako',
    lastName: ja ? '山田' : 'Yamada',
    ...(ja ? { firstNameKana: 'ハナコ', lastNameKana: 'ヤマダ' } : {}),
    // Different for each, because people with the same name, birth date and address are recognised as one person, and some lock their account.
    dateOfBirth: Temporal.PlainDate.from('1980-01-01')
      .add({ days: Number.parseInt(unique.slice(0, 3), 16) })
      .toString(),
    country: 'JP',
    areaCode: '81',
    phone: `90${Number.parseInt(unique, 16).toString().padStart(10, '0').slice(0, 8)}`,
    postalCode: '104-0061',
    city: ja ? '中央区' : 'Chuo-ku',
    address1: ja ? '銀座1-2-3' : 'Ginza 1-2-3',
    currency: 'JPY',
    language,
    acceptTerms: 'true',
  }
}

/** Registers on the page's brand and fills the account: payments, a bonus, rounds, limits, favourites, documents. */
export async function usedAccount(page: Page, language: Language): Promise<Person> {
  const player = person(language)
  await must(page, '/ajax/registration', player)
  await deposit(page, { amount: 20_000, bonusCode: 'WELCOME', saveCard: 'true' })
  await play(page, language)
  await deposit(page, { amount: 8_000 })
  await deposit(page, { amount: 30_000, cardNumber: '4000000000000002' }, post)
  for (const fields of limits) await must(page, '/ajax/ResponsibleGaming/setLimits', fields)
  const [gameCode = ''] = await gamesOf(page)
  await post(page, '/ajax/profile/toggleFavoriteGame', { gameCode })
  await upload(page, 'identity')
  await upload(page, 'address')
  return player
}

const limits = [
  { limitType: 'deposit', amount: 60_000, period: 7 },
  { limitType: 'deposit', amount: 150_000, period: 30 },
  { limitType: 'loss', amount: 30_000, period: 7 },
  { limitType: 'session', minutes: 120, period: 1 },
  { limitType: 'reality', minutes: 60 },
]

function deposit(page: Page, changes: Record<string, string | number>, send = must) {
  return send(page, '/ajax/cashier/makeCCPayment', {
    currency: 'JPY',
    paymentMethod: 'CREDITCARD',
    cardNumber: '4111111111111111',
    cardHolder: 'HANAKO YAMADA',
    expiryMonth: '12',
    expiryYear: '2039',
    cvv: '123',
    idempotencyKey: randomBytes(12).toString('hex'),
    ...changes,
  })
}

async function gamesOf(page: Page): Promise<string[]> {
  const { games } = await get(page, '/ajax/game/getGames')
  return games.map(({ gameCode }: { gameCode: string }) => gameCode)
}

/** Plays rounds for real money with the calls of the arcade's client. */
async function play(page: Page, language: Language): Promise<void> {
  const [gameCode = ''] = await gamesOf(page)
  const { launchUrl } = await get(page, `/ajax/launcher/realgames?gameSymbol=${gameCode}`)
  const { origin, hash, searchParams } = new URL(launchUrl)
  const token = new URLSearchParams(hash.slice(1)).get('token') ?? searchParams.get('token')
  const room = await page.context().newPage()
  await room.goto(`${origin}/healthz`)
  await room.evaluate(playRounds, { open: { token, gameCode, language }, rounds })
  await room.close()
}

/** In a page of the games' origin. */
async function playRounds({ open, rounds }: { open: object; rounds: number }): Promise<void> {
  const call = async (path: string, body: object, bearer?: string) => {
    const headers = { 'content-type': 'application/json', ...(bearer ? { authorization: `Bearer ${bearer}` } : {}) }
    return (await fetch(path, { method: 'POST', headers, body: JSON.stringify(body) })).json()
  }
  const { sessionToken, game, errors } = await call('/arcade/sessions', open)
  if (errors) throw new Error(JSON.stringify(errors))
  for (let round = 0; round < rounds; round++) {
    const stake = game.stakes[round % 5]
    await call('/arcade/rounds', { stake, requestId: `screens-${round}-${Date.now()}` }, sessionToken)
    await new Promise((done) => setTimeout(done, game.cycleFloorMs + 50))
  }
}
