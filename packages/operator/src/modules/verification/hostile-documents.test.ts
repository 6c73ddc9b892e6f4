import { randomBytes } from 'node:crypto'
import { startServer, type TestServer } from '@andon/tests/server'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { api, documentsAt, form } from './documents.fixture.ts'
import { pdf } from './verification.fixture.ts'

let server: TestServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.close())
const { newPlayer, post, upload, status } = documentsAt(() => server.origin)

describe('hostile bodies are refused and cause no server error', () => {
  const edge = 'edge'
  const piece = (head: string, content: string) =>
    `--${edge}\r\ncontent-disposition: form-data; ${head}\r\n\r\n${content}\r\n`
  const file = piece('name="file"; filename="a.pdf"', pdf)
  const type = piece('name="documentType"', 'identity')
  const end = `--${edge}--\r\n`
  test.each<[string, string, string?]>([
    ['without a boundary', `${type}${file}${end}`, 'multipart/form-data'],
    [
      'that stops in the middle',
      `${type}--${edge}\r\ncontent-disposition: form-data; name="file"; filename="a"\r\n\r\n%PDF`,
    ],
    ['without an end', `${type}${file}`],
    ['that is empty', ''],
    ['that is noise', randomBytes(2000).toString('latin1')],
    ['without a file', `${type}${end}`],
    ['with a text in the place of the file', `${type}${piece('name="file"', 'text')}${end}`],
    ['with a file in the place of a text', `${piece('name="documentType"; filename="x"', 'identity')}${end}`],
    ['with two files', `${type}${file}${file}${end}`],
    ['with a field twice', `${type}${type}${file}${end}`],
    ['with a field named __proto__', `${piece('name="__proto__"', '1')}${type}${file}${end}`],
    ['with a field named constructor', `${piece('name="constructor"', '1')}${type}${file}${end}`],
    ['with too many fields', `${Array.from({ length: 200 }, (_, n) => piece(`name="f${n}"`, 'x')).join('')}${end}`],
    ['with a field too long', `${piece('name="documentType"', 'x'.repeat(9000))}${file}${end}`],
    ['with NUL in a field', `${piece('name="documentType"', 'iden\0tity')}${file}${end}`],
    ['with a header too long', `--${edge}\r\nx-long: ${'y'.repeat(90_000)}\r\n\r\n1\r\n${end}`],
  ])('one %s', async (_title, body, contentType = `multipart/form-data; boundary=${edge}`) => {
    const browser = await newPlayer()
    for (const path of [`${api}/upload`, `${api}/uploadPart`]) {
      const reply = await post(browser, path, body, contentType)
      expect(reply.status).toBeGreaterThanOrEqual(400)
      expect(reply.status).toBeLessThan(500)
    }
    expect((await status(browser)).files).toEqual([])
  })

  test.each(['/ajax/account/Documents/send', '/ajax/login', '/ajax/registration'])(
    'one sent to %s, which takes no files',
    async (path) => {
      const reply = await post(await newPlayer(), path, form({ file: [new Blob([pdf]), 'a.pdf'] }))
      expect(reply.status).toBe(415)
    },
  )

  test.each([
    '../../../../etc/passwd',
    '..\\..\\boot.ini',
    'a\0b.pdf',
    '‮fdp.exe',
    '',
    'x'.repeat(5000),
    '🏮'.repeat(300),
    '\r\nset-cookie: a=b',
  ])('a file called %j is stored under another name', async (name) => {
    const browser = await newPlayer()
    const { status: code } = await upload(browser, pdf, name)
    expect(code).toBeLessThan(500)
    for (const stored of (await status(browser)).files) {
      expect(stored.name.length).toBeLessThanOrEqual(240)
      expect(stored.name).not.toMatch(/[/\\\0\r\n\u202e]/)
    }
  })
})
