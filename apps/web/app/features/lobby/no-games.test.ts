import { sites } from '@andon/contract/sites'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { expect, test, vi } from 'vitest'
import type { Page } from '../../page/page-context.ts'
import { preloadText, registerMessages } from '../../page/use-text.ts'
import { messages as roomsEn } from '../live-rooms/messages.en.ts'
import { messages as roomsJa } from '../live-rooms/messages.ja.ts'
import { liveRoomsText } from '../live-rooms/text.ts'
import { messages as lobbyEn } from './messages.en.ts'
import { messages as lobbyJa } from './messages.ja.ts'
import { NoGames } from './NoGames.tsx'

vi.mock('virtual:brands', () => ({ brands: { LEO: { empty: '/brand.svg' } } })) // the build makes it of the folder of brands

const texts = {
  ja: { lobby: lobbyJa, rooms: roomsJa },
  en: { lobby: lobbyEn, rooms: roomsEn },
}
const [site] = sites

/** The page of a lobby without games, as the server renders it. */
async function shown(language: 'ja' | 'en', lobby: string): Promise<string> {
  registerMessages(language, 'lobby', texts[language].lobby)
  await preloadText(liveRoomsText, language)
  const page = { site, language, brandTexts: {} } as unknown as Page // what this part reads of it
  const Lobby = createRoutesStub([
    { id: 'root', path: '/', Component: () => createElement(NoGames, { title: 'A lobby', lobby }) },
  ])
  return renderToStaticMarkup(createElement(Lobby, { hydrationData: { loaderData: { root: page } } }))
}

test.each(['ja', 'en'] as const)(
  'a live lobby without tables (%s) says that none is open, and leads to the casino',
  async (language) => {
    const { rooms, lobby } = texts[language]
    const html = await shown(language, 'live-casino')
    const said = [...html.matchAll(/<(h2|p)[^>]*>([^<]*)</g)].map(([, , text]) => text?.replaceAll('&#x27;', '’'))
    expect(said).toEqual([rooms['none.title'], rooms['none.text']])
    expect(html).toContain(`href="/${language}/lobbies/casino"`)
    expect(html).toContain(lobby['empty.link'])
    expect(html).toMatch(/<use href="[^"]*#art"/) // its own picture, not the brand's
    expect(html).not.toContain(lobby['empty.title'])
  },
)

test('another lobby without games says so in words of its own', async () => {
  const html = await shown('en', 'slots')
  expect(html).toContain(lobbyEn['empty.title'])
  expect(html).not.toContain(roomsEn['none.title'])
})
