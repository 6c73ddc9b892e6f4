import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sites } from '@andon/contract/sites'
import fastify from 'fastify'
import { expect, test } from 'vitest'
import { mountOffline } from './mount-offline.ts'
import { helpLists, offlinePage } from './offline-page.ts'

const [site] = sites
if (site === undefined) throw new Error('no brand ships')

function server({ serviceWorker }: { serviceWorker: boolean }) {
  const builtFolder = mkdtempSync(join(tmpdir(), 'andon-worker-'))
  writeFileSync(join(builtFolder, 'service-worker.js'), '// the worker')
  const app = fastify()
  app.decorateRequest('authority', {
    getter: () => ({ hostname: site?.hosts[0], origin: 'http://leo.localhost' }) as never,
  })
  mountOffline(app, {
    sites: [{ ...site, flags: { ...site?.flags, serviceWorker } }] as typeof sites,
    builtFolder,
    helpPage: async () => [],
  })
  return app
}

test('browsers ask for the service worker each time, and are not sent the same one again', async () => {
  const app = server({ serviceWorker: true })
  const first = await app.inject('/service-worker.js')
  expect(first.body).toBe('// the worker')
  expect(first.headers).toMatchObject({ 'cache-control': 'no-cache', 'service-worker-allowed': '/' })
  expect(first.headers['content-type']).toMatch(/^text\/javascript/)
  const again = await app.inject({
    url: '/service-worker.js',
    headers: { 'if-none-match': String(first.headers.etag) },
  })
  expect(again.statusCode).toBe(304)
})

test('where the flag is off, the worker that is served removes itself and what it kept', async () => {
  const { body } = await server({ serviceWorker: false }).inject('/service-worker.js')
  expect(body).toContain('caches.delete')
  expect(body).toContain('registration.unregister()')
  expect(body).not.toContain("'fetch'")
})

test('the offline page runs its own script and style only, and escapes what it is given', () => {
  const text = '<b>"&'
  const { html, policy } = offlinePage({
    site: { ...site, name: text },
    language: 'en',
    help: [
      {
        type: 'list',
        ordered: false,
        items: [
          [
            { text, strong: true },
            { text: '188', href: 'tel:188' },
          ],
        ],
      },
    ],
  })
  expect(html).not.toContain('<b>')
  expect(html).toContain('<a href="tel:188">188</a>')
  expect(html).toContain('--accent:')
  expect(html).not.toContain('url("./')
  expect(policy).toMatch(/script-src 'sha256-[\w+/]+=*'; style-src 'sha256-/)
})

test('the lists of the sections about help are taken, and no others', () => {
  const heading = (id: string) => ({ type: 'heading', level: 2, id, text: id }) as const
  const list = (text: string) => ({ type: 'list', ordered: false, items: [[{ text }]] }) as const
  const paragraph = { type: 'paragraph', spans: [{ text: 'words' }] } as const
  const page = [heading('tools'), list('a'), heading('help-japan'), paragraph, list('b'), heading('minors'), list('c')]
  expect(helpLists(page as never)).toEqual([list('b')])
})
