import { defaultSite } from '@andon/contract/sites'
import fastify, { type FastifyRequest } from 'fastify'
import { expect, test } from 'vitest'
import { mountProblemPage } from './problem-page.ts'

test('a failing page is an HTML page in its language; an API client gets JSON', async () => {
  const app = fastify()
  app.decorateRequest('authority', { getter: () => ({ hostname: 'owl.example' }) as FastifyRequest['authority'] })
  const english = { ...defaultSite, hosts: ['owl.example'], defaultLanguage: 'en' as const }
  mountProblemPage(app, { sites: [defaultSite, english] })
  app.get('/*', (_request, reply) => reply.code(503).send({ success: false }))
  const ask = (url: string, accept: string) => app.inject({ url, headers: { accept } })

  const page = await ask('/ja/lobbies/casino', 'text/html,application/xhtml+xml')
  expect(page).toMatchObject({ statusCode: 503, headers: { 'content-type': 'text/html; charset=utf-8' } })
  expect(page.body).toContain('混み合っています')
  expect(page.body).toMatch(/--bg: #[\da-f]{6};/) // in the brand's colours
  expect(page.headers['content-security-policy']).toContain(/nonce="(.+?)"/.exec(page.body)?.[1])
  for (const path of ['/en/home', '/', '/xx/home'])
    expect((await ask(path, 'text/html')).body).toContain('<html lang="en" data-brand="')
  expect((await ask('/ajax/game/getGames', 'application/json')).json()).toEqual({ success: false })
})
