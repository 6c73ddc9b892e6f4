import { type Browser, createBrowser } from '@andon/tests/browser'
import { startServer, type TestServer } from '@andon/tests/server'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

let server: TestServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.close())

const newPlayer = async () => {
  const browser = createBrowser(server.origin)
  await browser.register()
  return browser
}
const cookieOf = (browser: Browser) => [...browser.jar].map(([name, value]) => `${name}=${value}`).join('; ')

async function upload(browser: Browser, content: BlobPart, fields: Record<string, string> = {}) {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  form.append('file', new Blob([content]), 'me.jpg')
  const headers = { cookie: cookieOf(browser), 'x-xsrf-token': browser.jar.get('XSRF-TOKEN') ?? '' }
  const path = '/ajax/profile/uploadProfilePicture?fileType=profilePic'
  const reply = await fetch(`${server.origin}${path}`, { method: 'POST', body: form, headers })
  // biome-ignore lint/suspicious/noExplicitAny: tests read replies freely
  const body = (await reply.json()) as any
  return { status: reply.status, body, code: body.errors?.[0]?.code as string | undefined }
}

const fetchAs = (browser: Browser, url: string) =>
  fetch(`${server.origin}${url}`, { headers: { cookie: cookieOf(browser) } })

/** Left half red, right half blue. */
async function twoColours(width: number, height: number) {
  const half = { width: width / 2, height, channels: 3 as const }
  const blue = await sharp({ create: { ...half, background: '#0000ff' } })
    .png()
    .toBuffer()
  return sharp({ create: { ...half, width, background: '#ff0000' } }).composite([
    { input: blue, left: width / 2, top: 0 },
  ])
}
const bytesOf = (buffer: Buffer) => new Uint8Array(buffer)

test("a picture is re-encoded: 512 by 512, WebP, without the file's other content", async () => {
  const browser = await newPlayer()
  const sent = await (await twoColours(900, 600))
    .withExif({ IFD0: { Copyright: 'SECRET-PLACE' } })
    .jpeg()
    .toBuffer()
  expect(sent.includes('SECRET-PLACE')).toBe(true)
  const { status, body } = await upload(browser, bytesOf(sent))
  expect(status).toBe(200)
  expect((await browser.post('/ajax/profile/getProfilePicture')).body).toEqual(body)
  const reply = await fetchAs(browser, body.url)
  expect(reply.headers.get('content-type')).toBe('image/webp')
  expect(reply.headers.get('cache-control')).toBe('private, max-age=3600')
  const drawn = Buffer.from(await reply.arrayBuffer())
  expect(await sharp(drawn).metadata()).toMatchObject({ format: 'webp', width: 512, height: 512 })
  expect(drawn.includes('SECRET-PLACE')).toBe(false)
})

test('the chosen square is cut from the upright picture', async () => {
  const browser = await newPlayer()
  const sideways = await (await twoColours(400, 200)).withMetadata({ orientation: 6 }).jpeg({ quality: 100 }).toBuffer()
  const { body } = await upload(browser, bytesOf(sideways), { cropX: '0', cropY: '250', cropSize: '100' })
  const { dominant } = await sharp(await (await fetchAs(browser, body.url)).arrayBuffer()).stats()
  expect([dominant.r > 128, dominant.b > 128]).toEqual([false, true])
})

test('a picture is visible to its owner only: others get their own or none', async () => {
  const [owner, other] = [await newPlayer(), await newPlayer()]
  const { url } = (await upload(owner, bytesOf(await (await twoColours(64, 64)).png().toBuffer()))).body
  expect((await other.post('/ajax/profile/getProfilePicture')).body).toEqual({ success: true, url: null })
  expect((await fetchAs(other, url)).status).toBe(404)
  expect((await fetch(`${server.origin}${url}`)).status).toBe(401)
})

test('a removed picture is deleted', async () => {
  const browser = await newPlayer()
  const { url } = (await upload(browser, bytesOf(await (await twoColours(64, 64)).png().toBuffer()))).body
  expect((await browser.post('/ajax/profile/removeProfilePicture')).body).toEqual({ success: true, url: null })
  expect((await browser.post('/ajax/profile/getProfilePicture')).body.url).toBeNull()
  expect((await fetchAs(browser, url)).status).toBe(404)
  expect((await browser.post('/ajax/profile/removeProfilePicture')).status).toBe(200)
})

describe('files that are not pictures are refused', () => {
  test.each<[string, () => Promise<BlobPart>]>([
    ['a drawing with a script', async () => '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'],
    ['a document', async () => '%PDF-1.7'],
    ['an animation in GIF', async () => bytesOf(await (await twoColours(64, 64)).gif().toBuffer())],
    ['a head without a body', async () => new Uint8Array(Buffer.from('ffd8ffe000104a46494600010100', 'hex'))],
    ['half a picture', async () => bytesOf((await (await twoColours(640, 640)).jpeg().toBuffer()).subarray(0, 700))],
    ['a small file of a billion pixels', async () => bytesOf(await bomb())],
    ['nothing', async () => ''],
  ])('%s', async (_title, content) => {
    expect(await upload(await newPlayer(), await content())).toMatchObject({
      status: 422,
      code: 'FILE_TYPE_UNSUPPORTED',
    })
  })

  test('a picture of more than 8 MB, with a square outside it or for another purpose is refused', async () => {
    const browser = await newPlayer()
    const picture = bytesOf(await (await twoColours(64, 64)).png().toBuffer())
    expect((await upload(browser, new Uint8Array(8 * 1024 * 1024 + 1))).code).toBe('FILE_TOO_LARGE')
    for (const crop of [
      { cropX: '40', cropY: '0', cropSize: '32' },
      { cropX: '0', cropY: '0' },
      { cropX: '-1', cropY: '0', cropSize: '32' },
      { cropX: '0', cropY: '0', cropSize: '99999' },
      { fileType: 'other' },
    ])
      expect((await upload(browser, picture, crop as Record<string, string>)).code).toBe('FIELD_INVALID')
    expect((await browser.post('/ajax/profile/getProfilePicture')).body.url).toBeNull()
  })
})

const bomb = () =>
  sharp({ create: { width: 12_000, height: 12_000, channels: 3, background: '#000' }, limitInputPixels: false })
    .png({ compressionLevel: 9 })
    .toBuffer()
