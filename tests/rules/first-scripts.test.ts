import { sites } from '@andon/contract/sites'
import { sendRaw } from '@andon/tests/raw-request'
import { startServer, type TestServer } from '@andon/tests/server'
import { afterAll, beforeAll, expect, test } from 'vitest'

/** Brotli bytes of all scripts that a lobby loads at once. What it does not need to show itself belongs in a later one. */
const mostBytes = 130_200

let server: TestServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.close())

const places = sites.flatMap(({ hosts, languages }) => languages.map((language) => ({ host: hosts[0], language })))

test.each(places)('the first scripts of the lobby of $host ($language) weigh little', async ({ host, language }) => {
  const get = (path: string, encoding: string) =>
    sendRaw(
      server.port,
      `GET ${path} HTTP/1.1\r\nHost: ${host}\r\nAccept-Encoding: ${encoding}\r\nConnection: close\r\n\r\n`,
    )
  const page = await get(`/${language}/lobbies/casino`, 'identity')
  expect(page.status).toBe(200)
  const scripts = scriptsOf(page.body)
  expect(scripts.some((path) => path.includes('/framework-'))).toBe(true)
  const replies = await Promise.all(scripts.map((path) => get(path, 'br')))
  expect(replies.map((reply) => reply.header('content-encoding'))).toEqual(scripts.map(() => 'br'))
  const weights = replies.map((reply) => Number(reply.header('content-length')))
  expect(weights.reduce((sum, one) => sum + one, 0)).toBeLessThanOrEqual(mostBytes)
})

/** Preloaded, or imported by the page's own script. */
function scriptsOf(html: string): readonly string[] {
  const preloads = [...html.matchAll(/<link [^>]*rel="modulepreload"[^>]*>/g)].map(([link]) => link)
  const imports = [...html.matchAll(/\bimport [^;<]*"\/assets\/[\w.-]+\.js"/g)].map(([line]) => line)
  return [...new Set([...preloads, ...imports].flatMap((text) => text.match(/\/assets\/[\w.-]+\.js/g) ?? []))]
}
