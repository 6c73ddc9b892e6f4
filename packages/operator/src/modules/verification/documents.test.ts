import { randomBytes } from 'node:crypto'
import type { Browser } from '@andon/tests/browser'
import { startServer, type TestServer } from '@andon/tests/server'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { api, documentsAt, form } from './documents.fixture.ts'
import { catalog, pages, pdfOf, pictures } from './samples.fixture.ts'
import { pdf } from './verification.fixture.ts'

let server: TestServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.close())
const { newPlayer, post, upload, status } = documentsAt(() => server.origin)

const hex = (text: string) => new Uint8Array(Buffer.from(text.replaceAll(' ', ''), 'hex'))
const heads = { 'application/pdf': Buffer.from(pdf), ...(await pictures()) }

describe("a document's kind is that of its bytes", () => {
  test.each(Object.entries(heads))('%s is taken, whatever it is called', async (contentType, bytes) => {
    const browser = await newPlayer()
    const reply = await upload(browser, new Uint8Array(bytes), 'holiday.exe')
    expect(reply).toMatchObject({ status: 200, body: { success: true, status: 'vrfn_init' } })
    expect((await status(browser)).files).toMatchObject([{ documentId: reply.body.documentId, contentType }])
  })

  test.each<[string, BlobPart, string]>([
    ['a page', '<!doctype html><script>alert(1)</script>', 'passport.pdf'],
    ['a drawing with a script', '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>', 'scan.png'],
    ['a GIF', 'GIF89a/*<svg onload=alert(1)>*/', 'scan.jpg'],
    ['a program', hex('4d5a90000300000004000000ffff0000'), 'scan.jpg'],
    ['an archive', hex('504b0304140000000800'), 'scan.pdf'],
    ['nothing', '', 'scan.pdf'],
    ['an AVIF picture', Buffer.concat([hex('00000018'), Buffer.from('ftypavif'), Buffer.alloc(12)]), 'scan.heic'],
    ['a header that comes late', `${' '.repeat(2000)}%PDF-1.7`, 'scan.pdf'],
  ])('%s is refused, whatever its name', async (_title, bytes, name) => {
    const browser = await newPlayer()
    expect(await upload(browser, bytes, name)).toMatchObject({ status: 422, code: 'FILE_TYPE_UNSUPPORTED' })
    expect((await status(browser)).files).toEqual([])
  })
})

test('a document is downloaded as its real kind, with a fitting file name, never as a page', async () => {
  const browser = await newPlayer()
  const { body } = await upload(browser, pdf, '../../<b>card</b>.html')
  const cookie = [...browser.jar].map(([name, value]) => `${name}=${value}`).join('; ')
  const reply = await fetch(`${server.origin}${api}/download?documentId=${body.documentId}`, { headers: { cookie } })
  expect(reply.status).toBe(200)
  expect(await reply.text()).toBe(pdf)
  expect(Object.fromEntries(reply.headers)).toMatchObject({
    'content-type': 'application/pdf',
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; sandbox; frame-ancestors 'none'",
    'content-disposition': "attachment; filename*=UTF-8''b%3E.pdf",
    'cache-control': 'no-store',
  })
})

test('a document with active content or of two kinds is refused and not stored', async () => {
  const browser = await newPlayer()
  for (const bytes of [pdfOf(catalog, '<< /S /JavaScript >>'), `${pdf}<html><script>alert(1)</script></html>`])
    expect(await upload(browser, bytes)).toMatchObject({ status: 422, code: 'FILE_ACTIVE_CONTENT' })
  expect((await status(browser)).files).toEqual([])
})

test('only the owner can list, download and send documents', async () => {
  const [owner, other] = [await newPlayer(), await newPlayer()]
  const { documentId } = (await upload(owner, pdf, 'card.pdf', { hold: 'true' })).body
  expect((await status(other)).files).toEqual([])
  const codeOf = (reply: { status: number; body: { errors: { code: string }[] } }) => [
    reply.status,
    reply.body.errors[0]?.code,
  ]
  expect(codeOf(await other.get(`${api}/download`, { documentId }))).toEqual([404, 'DOCUMENT_UNKNOWN'])
  expect(codeOf(await other.post(`${api}/send`, { documentId }))).toEqual([404, 'DOCUMENT_UNKNOWN'])
  const own = (await upload(other, pdf, 'card.pdf', { hold: 'true' })).body.documentId
  const both = JSON.stringify([own, documentId])
  const rawBody = `documentIds=${own}&documentIds=${documentId}`
  for (const reply of [
    await other.post(`${api}/sendMultiple`, { documentIds: both }),
    await other.post(`${api}/sendMultiple`, {}, { rawBody }),
  ])
    expect(codeOf(reply)).toEqual([404, 'DOCUMENT_UNKNOWN'])
  expect((await status(other)).documents.identityStatus).toBe('vrfn_new')
})

test('uploaded documents are sent together: one check for each type, and sending again changes nothing', async () => {
  const browser = await newPlayer()
  const ids: string[] = []
  for (const documentType of ['identity', 'identity', 'address'])
    ids.push((await upload(browser, pdf, 'card.pdf', { hold: 'true', documentType })).body.documentId)
  expect((await status(browser)).documents).toEqual({ identityStatus: 'vrfn_new', addressStatus: 'vrfn_new' })
  for (let again = 0; again < 2; again++) {
    const reply = await browser.post(`${api}/sendMultiple`, { documentIds: ids.join(',') })
    expect(reply.body.documents.map((document: { status: string }) => document.status)).toEqual(
      Array(3).fill('vrfn_init'),
    )
  }
  expect((await browser.post(`${api}/send`, { documentId: ids[0] })).status).toBe(200)
  const checks = await server.db.query(
    `select distinct check_id from verification.documents where id = any($1) and check_id is not null`,
    [ids],
  )
  expect(checks).toHaveLength(2)
})

describe('a document in parts', () => {
  const bytes = pdfOf(catalog, pages, ['', randomBytes(2_400_000)])
  const partBytes = 1024 * 1024
  const part = (
    browser: Browser,
    { uploadKey, offset, ...changes }: { uploadKey: string; offset: number; content?: Buffer; name?: string },
  ) =>
    post(
      browser,
      `${api}/uploadPart`,
      form({
        uploadKey,
        documentType: 'address',
        name: changes.name ?? 'bill.pdf',
        totalBytes: String(bytes.length),
        offset: String(offset),
        file: [new Blob([new Uint8Array(changes.content ?? bytes.subarray(offset, offset + partBytes))]), 'part'],
      }),
    )

  test('arrives complete, also when parts are sent twice or too early, and waits to be sent', async () => {
    const browser = await newPlayer()
    const uploadKey = 'bill-0001'
    expect(await part(browser, { uploadKey, offset: partBytes })).toMatchObject({
      status: 409,
      body: { errors: [{ code: 'UPLOAD_OFFSET_WRONG', params: { expectedOffset: 0 } }] },
    })
    expect((await part(browser, { uploadKey, offset: 0 })).body).toMatchObject({ receivedBytes: partBytes })
    expect((await part(browser, { uploadKey, offset: 0 })).body).toMatchObject({ receivedBytes: partBytes })
    expect((await status(browser)).uploads).toMatchObject([{ uploadKey, receivedBytes: partBytes }])
    expect((await part(browser, { uploadKey, offset: 2 * partBytes })).body.errors[0].params.expectedOffset).toBe(
      partBytes,
    )
    expect((await part(browser, { uploadKey, offset: partBytes })).body.documentId).toBeUndefined()
    const last = await part(browser, { uploadKey, offset: 2 * partBytes })
    expect(last.body).toMatchObject({ receivedBytes: bytes.length, documentId: expect.stringMatching(/^doc_/) })
    expect((await part(browser, { uploadKey, offset: 2 * partBytes })).body).toEqual(last.body)
    expect((await status(browser)).documents.addressStatus).toBe('vrfn_new')

    const { documentId } = last.body
    const cookie = [...browser.jar].map(([name, value]) => `${name}=${value}`).join('; ')
    const reply = await fetch(`${server.origin}${api}/download?documentId=${documentId}`, { headers: { cookie } })
    expect(Buffer.from(await reply.arrayBuffer()).equals(bytes)).toBe(true)
    await browser.post(`${api}/send`, { documentId })
    expect((await status(browser)).documents.addressStatus).toBe('vrfn_init')
  })

  test('is inspected when complete: active content is refused and not stored', async () => {
    const browser = await newPlayer()
    const hostile = pdfOf(catalog, pages, ['', randomBytes(1_200_000)], '<< /S /JavaScript >>')
    const send = (offset: number) =>
      post(
        browser,
        `${api}/uploadPart`,
        form({
          uploadKey: 'hostile-1',
          documentType: 'address',
          name: 'bill.pdf',
          totalBytes: String(hostile.length),
          offset: String(offset),
          file: [new Blob([hostile.subarray(offset, offset + partBytes)]), 'part'],
        }),
      )
    expect((await send(0)).status).toBe(200)
    expect(await send(partBytes)).toMatchObject({ status: 422, code: 'FILE_ACTIVE_CONTENT' })
    expect((await status(browser)).files).toEqual([])
  })

  test('the same part sent ten times at once counts once', async () => {
    const browser = await newPlayer()
    const replies = await Promise.all(
      Array.from({ length: 10 }, () => part(browser, { uploadKey: 'bill-0002', offset: 0 })),
    )
    expect(replies.map(({ body }) => body.receivedBytes)).toEqual(Array(10).fill(partBytes))
  })

  test('is refused at its first part if its kind is not accepted', async () => {
    const browser = await newPlayer()
    const reply = await part(browser, { uploadKey: 'bill-0003', offset: 0, content: Buffer.from('MZ and more') })
    expect(reply).toMatchObject({ status: 422, code: 'FILE_TYPE_UNSUPPORTED' })
  })

  test('is refused when the key was used for another document', async () => {
    const browser = await newPlayer()
    await part(browser, { uploadKey: 'bill-0004', offset: 0 })
    const reply = await part(browser, { uploadKey: 'bill-0004', offset: partBytes, name: 'other.pdf' })
    expect(reply).toMatchObject({ status: 409, code: 'IDEMPOTENCY_CONFLICT' })
  })

  test('a part of more than 1 MB, an empty one and one beyond the end are refused', async () => {
    const browser = await newPlayer()
    const uploadKey = 'bill-0005'
    const codes = []
    for (const [offset, content] of [
      [0, Buffer.alloc(partBytes + 1, 37)],
      [0, Buffer.alloc(0)],
      [bytes.length, Buffer.from('x')],
    ] as const)
      codes.push((await part(browser, { uploadKey, offset, content })).code)
    expect(codes).toEqual(['FILE_TOO_LARGE', 'FIELD_INVALID', 'FIELD_INVALID'])
  })

  test('no more than five are open at once', async () => {
    const browser = await newPlayer()
    const codes = []
    for (let key = 0; key < 6; key++) codes.push((await part(browser, { uploadKey: `many-000${key}`, offset: 0 })).code)
    expect(codes).toEqual([...Array(5).fill(undefined), 'UPLOAD_QUOTA_REACHED'])
  })
})

test('twenty documents a day are accepted', async () => {
  const browser = await newPlayer()
  const codes = []
  for (let count = 0; count < 21; count++) codes.push((await upload(browser, pdf, 'card.pdf', { hold: 'true' })).code)
  expect(codes).toEqual([...Array(20).fill(undefined), 'UPLOAD_QUOTA_REACHED'])
})

test('15 MB are accepted and a byte more is not', async () => {
  const browser = await newPlayer()
  const most = 15 * 1024 * 1024
  const sized = (size: number) => Buffer.concat([Buffer.from(pdf), Buffer.alloc(size - pdf.length, 32)])
  expect((await upload(browser, sized(most))).status).toBe(200)
  expect(await upload(browser, sized(most + 1))).toMatchObject({ status: 413, code: 'FILE_TOO_LARGE' })
  expect((await status(browser)).files).toHaveLength(1)
})
