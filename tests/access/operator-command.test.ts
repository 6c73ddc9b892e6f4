import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, readdir, readFile, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { hostname, tmpdir } from 'node:os'
import { join, relative, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { createBrowser } from '@andon/tests/browser'
import { openGame } from '@andon/tests/open-game'
import { operatorCommand } from '@andon/tests/operator-command'
import { startServer, type TestServer } from '@andon/tests/server'
import { localKey, staffClient } from '@andon/tests/staff-client'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'

/** How the command line finds its server, and what it needs. */
const root = resolve(import.meta.dirname, '../..')
let server: TestServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.close())

const folder = () => join(server.operatorEnv.DATA_DIR, 'staff')

test('without a server it says so, and changes nothing', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'andon-none-'))
  await expect(operatorCommand(server, ['maintenance', 'on'], { DATA_DIR: dataDir })).rejects.toThrow(
    `no server runs with the data folder ${dataDir}`,
  )
  expect(await readdir(dataDir)).toEqual([])
})

test('a mistyped command is explained also where no server runs', async () => {
  await expect(operatorCommand(server, ['chat'], { DATA_DIR: '/nowhere' })).rejects.toThrow('chat answer <id> <text>')
})

test('only the server decides whether it is a sandbox, and on which database', async () => {
  const env = { SANDBOX: 'off', NODE_ENV: 'production', DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none' }
  expect(await operatorCommand(server, ['access'], env)).toBe('every switch is off')
})

test('what listens where a server was before gets neither the key nor a command', async () => {
  const seen: unknown[] = []
  const other = createServer((request, response) => {
    seen.push(request.url, request.headers.authorization)
    response.end('{"proof":"none","success":true,"switches":[]}')
  })
  await new Promise<void>((listening) => other.listen(0, '127.0.0.1', listening))
  const url = `http://127.0.0.1:${(other.address() as AddressInfo).port}`
  await writeFile(join(folder(), 'nod_gone.json'), JSON.stringify({ url, host: hostname(), at: Date.now() + 60_000 }))
  expect(await operatorCommand(server, ['access'])).toBe('every switch is off')
  expect(seen).toEqual([expect.stringMatching(/^\/staff-listener\?nonce=[\da-f]{32}$/), undefined])
  other.close()
})

test('a server elsewhere is named by its address and the file of its key', async () => {
  const [file = ''] = (await readdir(folder())).filter((name) => name.endsWith('.json') && name !== 'nod_gone.json')
  const { url } = JSON.parse(await readFile(join(folder(), file), 'utf8'))
  const away = ['--url', url, '--key-file', join(folder(), 'key')]
  expect(await operatorCommand(server, ['access', ...away], { DATA_DIR: '/nowhere' })).toBe('every switch is off')
  await writeFile(join(tmpdir(), 'andon-wrong-key'), 'A'.repeat(43))
  const wrong = ['access', '--url', url, '--key-file', join(tmpdir(), 'andon-wrong-key')]
  await expect(operatorCommand(server, wrong)).rejects.toThrow('Login required')
})

test('it loads nothing of the server, so that it starts at once', async () => {
  const script = `import { registerHooks } from 'node:module'
    const loaded = []
    registerHooks({ load: (url, context, next) => { loaded.push(url); return next(url, context) } })
    await import('./tools/operator.ts')
    console.error(JSON.stringify(loaded))`
  const { stderr } = await promisify(execFile)(process.execPath, ['--input-type=module', '-e', script], { cwd: root })
  const files = (JSON.parse(stderr) as string[])
    .filter((url) => url.startsWith('file:'))
    .map((url) => relative(root, fileURLToPath(url)))
  expect(files).toContain('tools/staff-connection.ts')
  for (const file of files)
    expect(file).toMatch(
      /^(tools\/(operator\/)?[\w-]+|packages\/contract\/src\/[\w-]+|packages\/(contract|bookmaker|arcade)\/src\/staff-api\/(client|routes))\.ts$/,
    )
  expect(files.length).toBeLessThan(30)
})

test('facts that no subscriber can handle are listed, tried again and given up, with a row in the log', async () => {
  const { db } = server.app.runtime
  await db.query(
    `insert into platform.parked_facts (subscriber, position, key, name, data, at, attempts, last_error, next_attempt_at)
     values ('notices', 1, 'ply_parked', 'cashier.DepositApproved', '{}', now(), 3, 'no such player', 'infinity')`,
  )
  expect(await operatorCommand(server, ['facts', 'list'])).toMatch(
    /^notices .* 1 keys parked$[\s\S]*\nnotices {2}ply_parked {2}cashier.DepositApproved {2}tried 3 times, 0 facts wait behind it {2}no such player$/m,
  )
  await expect(operatorCommand(server, ['facts', 'skip', 'notices', 'ply_other'])).rejects.toThrow('no parked facts')
  expect(await operatorCommand(server, ['facts', 'skip', 'notices', 'ply_parked'])).toContain('is given up')
  expect(await operatorCommand(server, ['facts', 'list'])).not.toContain('ply_parked')
  expect(await operatorCommand(server, ['facts', 'retry'])).toBe('0 keys are tried now')
  expect(await operatorCommand(server, ['audit', 'list', 'ply_parked'])).toContain(
    '"skipped":"cashier.DepositApproved"',
  )
})

test('a folder of Markdown becomes drafts, a preview for those who have its link, and pages; and is written again', async () => {
  const texts = await mkdtemp(join(tmpdir(), 'andon-texts-'))
  const at = join(texts, 'brands', 'LEO', 'pages', 'our-story')
  await mkdir(at, { recursive: true })
  await writeFile(join(at, 'about.json'), '{"updatedAt": "2026-11-29"}')
  await writeFile(join(at, 'en.md'), '# Our story\n\nTold in short.\n\n![](picture:story-lantern)\n')
  await mkdir(join(texts, 'pictures'))
  const drawn = await sharp({ create: { width: 40, height: 20, channels: 3, background: '#c43' } })
    .png()
    .toBuffer()
  const words = { altJa: '灯ろう', altEn: 'A lantern', focusX: 100, focusY: 500 }
  await writeFile(join(texts, 'pictures', 'story-lantern.png'), drawn)
  await writeFile(join(texts, 'pictures', 'story-lantern.json'), JSON.stringify(words))
  const run = (...words: string[]) => operatorCommand(server, ['content', ...words])
  const page = (query = '') => fetch(`${server.origin}/en/our-story${query}`)

  expect(await run('import', texts)).toMatch(
    /^pictures\/story-lantern: 40×20, new$[\s\S]*our-story en: revision 1, draft/m,
  )
  expect(await run('checks')).toMatch(/^all {2}pages\/responsible-game {2}Japan: 0570-064-556/m)
  expect(await operatorCommand(server, ['audit', 'list', 'pictures/story-lantern'])).toContain('A lantern')
  expect(await run('list', 'pages')).toMatch(/^LEO {2}our-story {2}about 1 draft {2}en 1 draft$/m)
  const preview = await operatorCommand(server, ['content', 'show', 'pages/our-story', '--site', 'leo'])
  expect(preview).toMatch(/en 1 {2}draft {2}saved .+ by key:/)
  expect((await page()).status).toBe(404)

  const client = staffClient(server, await localKey(server))
  const named = { kind: 'pages', slug: 'our-story', brand: 'LEO', part: 'en', revision: 1 } as const
  const { url } = await client.content.previewRevision(named)
  expect(new URL(url).pathname).toBe('/en/our-story')
  const shown = await page(new URL(url).search)
  expect([shown.status, shown.headers.get('cache-control'), shown.headers.get('x-robots-tag')]).toEqual([
    200,
    'no-store',
    'noindex, nofollow',
  ])
  const html = await shown.text()
  expect(html).toContain('Told in short.')
  const [, src = ''] =
    /<img src="(\/pictures\/[\da-f]{40}\.webp)" alt="A lantern" width="40" height="20"/.exec(html) ?? []
  expect((await fetch(`${server.origin}${src}`)).headers.get('content-type')).toBe('image/webp')
  await expect(run('picture', 'retire', 'story-lantern')).rejects.toThrow('LEO/pages/our-story en 1 (draft)')
  expect((await page(`${new URL(url).search}x`)).status).toBe(404)
  expect((await page()).status).toBe(404)

  expect(await run('import', texts, 'publish')).toMatch(/our-story en: revision 1, published/)
  await vi.waitFor(async () => expect((await page()).status).toBe(200))
  const out = await mkdtemp(join(tmpdir(), 'andon-texts-'))
  expect(await run('export', out)).toMatch(/^\d+ files in /)
  for (const name of ['about.json', 'en.md'])
    expect(await readFile(join(out, 'brands/LEO/pages/our-story', name), 'utf8')).toBe(
      await readFile(join(at, name), 'utf8'),
    )
  expect(await run('start', 'koi-climb', out)).toContain('games/koi-climb: about.json, ja.md, en.md')
  expect(await readdir(out)).toEqual([
    ...['banners', 'brands', 'footer', 'games', 'pages', 'pictures', 'promotions', 'questions', 'tournaments'],
  ])
  expect(await readFile(join(out, 'pictures', 'story-lantern.png'))).toEqual(drawn)
  expect(JSON.parse(await readFile(join(out, 'pictures', 'story-lantern.json'), 'utf8'))).toEqual(words)
  const imported = await run('import', out)
  expect(imported).toMatch(/^pictures\/story-lantern: 40×20, as it was$/m)
  expect(imported).toMatch(/^games\/koi-climb ja: revision 1, draft$/m)
  await expect(run('import', join(out, 'banners'))).rejects.toThrow(/has no folders/)
  await expect(run('save', 'pages/our-story', 'en', join(at, 'none.md'))).rejects.toThrow(/no such file/)
})

test("affiliates' report has what the four cookies brought, and nothing that a spreadsheet would run", async () => {
  const browser = createBrowser(server.origin)
  const cookies = { affIdCookie: 'a7', bTagCookie: '=1+1', trackerIdCookie: 't1', bannerIdCookie: 'b"2' }
  for (const [name, value] of Object.entries(cookies)) browser.jar.set(name, encodeURIComponent(value))
  await browser.register()
  await createBrowser(server.origin).register() // came by itself: in no line
  for (const amount of [5_000, 2_000])
    expect((await browser.deposit(amount)).body).toMatchObject({ status: 'APPROVED' })
  const { play } = await openGame(browser)
  expect((await play(100)).status).toBe(200)
  const today = server.clock.now().toZonedDateTimeISO('UTC').toPlainDate()
  const report = (from: string, to: string) =>
    operatorCommand(server, ['affiliates', 'report', '--from', from, '--to', to])
  await vi.waitFor(async () => {
    const { cash } = (await browser.get('/ajax/profile/getBalance')).body
    const [, ...lines] = (await report(`${today.subtract({ days: 1 })}`, `${today.add({ days: 1 })}`)).split('\r\n')
    expect(lines).toEqual([`LEO,a7,'=1+1,t1,"b""2",JPY,1,1,5000,${7_000 - cash}`])
  })
  expect((await report('2020-01-01', '2020-01-31')).split('\r\n')).toHaveLength(1)
  await expect(report('2026-02-01', '2026-01-01')).rejects.toThrow("is no day from 'from' on")
  await expect(operatorCommand(server, ['affiliates', 'report'])).rejects.toThrow('affiliates report --from')
})
